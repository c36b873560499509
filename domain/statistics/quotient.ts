/** `top` / `bottom`, or null when the divisor is 0 or so small that the quotient is no finite number. Source: methods §0 C6. */
export function quotient(top: number, bottom: number): number | null {
  const result = top / bottom
  return Number.isFinite(result) ? result : null
}
