import { quantile } from '#domain/statistics/quantile.ts'
import type { Expectation } from './fan.ts'

/** Distance, in scaled median deviations, from which a step is unusual (Iglewicz & Hoaglin 1993). */
const UNUSUAL = 3.5
/** Median absolute deviation of a normal distribution to its standard deviation. */
const TO_DEVIATION = 1.4826
const LATE = 3

/**
 * Whether one of the last 3 values jumps: a step that lies more than 3.5 scaled median deviations from the median of the
 * earlier steps (of the same month a year before when `frequency` is 12). Needs 4 earlier steps. Source: methods §5.8.
 */
export function jumpsAtEnd(values: readonly number[], frequency: number): boolean {
  const lag = values.length >= 3 * frequency ? frequency : 1
  const steps = values.slice(lag).map((value, index) => value - (values[index] ?? value))
  const earlier = steps.slice(0, -LATE)
  if (earlier.length < 4) return false
  const centre = median(earlier)
  const spread = TO_DEVIATION * median(earlier.map((step) => Math.abs(step - centre)))
  const size = Math.max(...values.map(Math.abs))
  return steps.slice(-LATE).some((step) => Math.abs(step - centre) > Math.max(UNUSUAL * spread, 1e-9 * size))
}

/** Whether a forecast leaves the observed range by more than the width of that range. Source: methods §5.8. */
export function leavesRange(values: readonly number[], fan: readonly Expectation[]): boolean {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const width = most - least
  return fan.some(({ mean }) => mean > most + width || mean < least - width)
}

function median(values: readonly number[]): number {
  return (
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    ) ?? 0
  )
}
