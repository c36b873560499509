/**
 * Quantile of type 7 (linear between order statistics), as in R and spreadsheets.
 *
 * `sorted` is ascending and without gaps; `share` is 0 to 1. Null for an empty list. Source: methods §9.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number | null {
  const last = sorted.length - 1
  const position = Math.min(Math.max(share, 0), 1) * last
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) return null
  return below + (above - below) * (position - Math.floor(position))
}
