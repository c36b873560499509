/** So much of the whole span has to be saved, or the axis keeps all of it. */
const WORTH = 0.25

/**
 * The year with which an axis of several series begins when at most a third of them begin earlier; null where it would save
 * little. No series loses all its figures. `series` are positions in years.
 */
export function bulkBegin(series: readonly (readonly number[])[]): number | null {
  const having = series.filter((positions) => positions.length > 0)
  const begins = having.map((positions) => Math.min(...positions)).sort((a, b) => a - b)
  const ends = having.map((positions) => Math.max(...positions))
  const [first] = begins
  const third = begins[Math.floor(begins.length / 3)]
  if (first === undefined || third === undefined) return null
  const begin = Math.floor(Math.min(third, ...ends))
  return begin - first >= WORTH * (Math.max(...ends) - first) && begin > first ? begin : null
}
