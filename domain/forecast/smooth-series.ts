import { roundingStep } from './rounding.ts'

/** Steps after which a run says something; with fewer only a series that moves evenly counts as smooth. */
const FEWEST_STEPS = 6
/** Below this each step follows the one before more than it varies by itself: independent steps have 2. */
const FOLLOWING = 1
/** Below this the steps change by less than a third of themselves: nearly a straight line. */
const STRAIGHT = 0.1
/** Variance that rounding to a step of 1 hides. */
const HIDDEN = 1 / 12

/**
 * Whether the values run along a curve, as those of a model do: the ratio of von Neumann of their steps (the
 * squared changes of the steps over their squared distances from the mean step) is below 1 where independent
 * steps have 2, or the steps hardly change at all. The effect of rounding alone is taken off both. `at` says
 * where the values stand, in steps of the grid. Such a series says nothing of how far it may stray. Source:
 * methods
 * 13.9; von Neumann 1941; the limits are our own.
 */
export function isSmooth(values: readonly number[], at: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => {
    return (value - (values[index] ?? 0)) / ((at[index + 1] ?? 0) - (at[index] ?? 0))
  })
  const changes = steps.slice(1).map((step, index) => step - (steps[index] ?? 0))
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  const spread = squares(steps.map((step) => step - mean))
  const changed = squares(changes)
  const size = Math.max(...values.map(Math.abs))
  if (spread <= 1e-18 * size * size) return true
  if (steps.length < FEWEST_STEPS) return false
  const hidden = HIDDEN * roundingStep(values) ** 2
  const own = changed - 6 * hidden * changes.length
  return (
    own <= FOLLOWING * Math.max(spread - 2 * hidden * steps.length, 0) ||
    own <= STRAIGHT * Math.max(squares(steps) - 2 * hidden * steps.length, 0)
  )
}

function squares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0)
}
