/**
 * `top` / `bottom`, or null when the divisor is 0 or so small that the quotient is no finite number. A quotient of nothing is 0
 * and never −0, which would not come back from JSON as it went. Source: methods §0 C6.
 */
export function quotient(top: number, bottom: number): number | null {
  const result = top / bottom
  if (!Number.isFinite(result)) return null
  return result === 0 ? 0 : result
}
