import { type Classes, classBreaks, classIndex } from '#domain/statistics/class-breaks.ts'

/** More classes than this cannot be told apart on a map. */
const MOST_CLASSES = 7

/**
 * Five round classes of the values, or those between the given limits: the first and the last are open, so that maps whose
 * ranges differ share them. Limits may come from an address: they are sorted, and those too many are left out.
 */
export function mapClasses(values: readonly number[], limits: readonly number[] | undefined): Classes {
  if (limits === undefined || limits.length === 0 || values.length === 0)
    return classBreaks(values, 'pretty', 5)
  const inner = [...new Set(limits)].sort((a, b) => a - b).slice(0, MOST_CLASSES - 1)
  const bounds = [Math.min(...values, ...inner), ...inner, Math.max(...values, ...inner)]
  const empty = bounds.slice(1).map((upper, index) => ({ lower: bounds[index] ?? upper, upper, count: 0 }))
  const counts = empty.map(() => 0)
  for (const value of values) {
    const index = classIndex({ method: 'pretty', classes: empty }, value)
    counts[index] = (counts[index] ?? 0) + 1
  }
  const classes = empty.map((entry, index) => ({ ...entry, count: counts[index] ?? 0 }))
  return { method: 'pretty', classes, fit: Number.NaN }
}
