/** True for a number that can be computed with; null, NaN and infinities are gaps (methods §0 C5). Zero is a value. */
export function isPresent(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isFinite(value)
}

/** The number, or null where a division or an overflow left none. */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** Pairs with both halves, in their order, with the place where each stood. */
export function completePairs(
  x: readonly (number | null)[],
  y: readonly (number | null)[],
): { readonly x: number[]; readonly y: number[]; readonly index: number[] } {
  const complete = { x: [] as number[], y: [] as number[], index: [] as number[] }
  for (const [index, left] of x.entries()) {
    const right = y[index]
    if (!isPresent(left) || !isPresent(right)) continue
    complete.x.push(left)
    complete.y.push(right)
    complete.index.push(index)
  }
  return complete
}
