import { type Classes, classBreaks, classIndex } from './class-breaks.ts'
import { countClasses } from './count-classes.ts'

/** How the limits of classes came about: of equal width, with about as many places in each, or set from elsewhere. */
export type ClassesBy = 'width' | 'places' | 'limits'

/** Classes with how they were made. */
export interface RoundClasses extends Classes {
  readonly by: ClassesBy
}

/** A class of equal width with more of the counts than this says little about them. */
const MOST_IN_ONE = 0.5

/**
 * The classes of a map of values, the same wherever an indicator is mapped: five round ones of equal width. Counts of which
 * more than half would stand in one of them (a few states have most of the cases) are put into fifths with round limits.
 */
export function roundClasses(values: readonly number[], isCount: boolean): RoundClasses {
  const equal = classBreaks(values, 'pretty', 5)
  const most = Math.max(0, ...equal.classes.map(({ count }) => count))
  const isSkewed = isCount && equal.classes.length > 2 && most > values.length * MOST_IN_ONE
  const limits = isSkewed ? fifths(values) : []
  return limits.length > 1 ? { ...classesBetween(values, limits), by: 'places' } : { ...equal, by: 'width' }
}

/** Where each class but the first begins, ascending. */
function fifths(values: readonly number[]): number[] {
  const limits = countClasses(values).slice(1)
  return [...new Set(limits.map(({ from }) => roundLimit(from)))]
}

/** What limits of counts begin with. */
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The round number next to a limit; below ten every whole number is round. */
function roundLimit(limit: number): number {
  if (limit < 10) return limit
  const scale = 10 ** Math.floor(Math.log10(limit))
  const far = (step: number) => Math.abs(step - limit / scale)
  return Math.round(STEPS.reduce((near, step) => (far(step) < far(near) ? step : near)) * scale)
}

/** Classes between limits, ascending: the first and the last are open, so that maps whose ranges differ share them. */
export function classesBetween(values: readonly number[], limits: readonly number[]): Classes {
  const bounds = [Math.min(...values, ...limits), ...limits, Math.max(...values, ...limits)]
  const empty = bounds.slice(1).map((upper, index) => ({ lower: bounds[index] ?? upper, upper, count: 0 }))
  const counts = empty.map(() => 0)
  for (const value of values) {
    const index = classIndex({ method: 'pretty', classes: empty }, value)
    counts[index] = (counts[index] ?? 0) + 1
  }
  const classes = empty.map((entry, index) => ({ ...entry, count: counts[index] ?? 0 }))
  return { method: 'pretty', classes, fit: Number.NaN }
}
