/** How many years apart two figures may be and still form a pair. */
const MOST_YEARS_APART = 2

/**
 * The year of `available` nearest to `wanted`, at most 2 years away; of two as near the later one. Null when there is
 * none. For pairing two sources that measured in different years; the distance is shown. Source: methods §4.
 */
export function nearestYear(available: readonly number[], wanted: number): number | null {
  const [nearest] = available
    .filter((year) => Math.abs(year - wanted) <= MOST_YEARS_APART)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
  return nearest ?? null
}
