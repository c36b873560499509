import { pretty } from '#domain/statistics/pretty.ts'
import { scaleWith, type ValueScale } from '#charts/plot/value-scale.ts'

const QUARTERS = [0, 25, 50, 75, 100]
/** The largest share whose axis does not run to 100. */
const SMALL_SHARE = 50

/** An axis from zero that holds these values, with few ticks: shares run to 100 where any is above a half. */
export function rangeScale(values: readonly number[], isPercent: boolean): ValueScale {
  const high = Math.max(...values)
  return isPercent && high > SMALL_SHARE && high <= 100
    ? scaleWith(QUARTERS, true)
    : scaleWith(pretty(0, high, 4), isPercent)
}
