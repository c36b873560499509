import { modifiedZOutliers } from '#domain/statistics/modified-z.ts'
import { theilSenLine } from '#domain/statistics/trend/theil-sen.ts'
import type { RegularSeries } from './regular-series.ts'
import { isSeasonal, seasonalPart } from './season.ts'

/** Below this many values there is nothing to judge by. */
const LEAST = 6

/**
 * Positions of values that lie far from the course of a series: |modified z| above 3.5 of the residuals from the Theil–Sen
 * line, months without their season. Values that were filled in are never named. Empty below 6 observed values.
 * Source: methods §2.2 (a series with a trend is judged by its residuals).
 */
export function seriesOutliers({ values, observed, frequency }: RegularSeries): number[] {
  const known = values.flatMap((_, at) => (observed[at] ? [at] : []))
  if (known.length < LEAST) return []
  const season = isSeasonal(values, frequency) ? seasonalPart(values, frequency, 'added') : null
  const plain = values.map((value, at) => value - (season?.[at % frequency] ?? 0))
  const y = known.map((at) => plain[at] ?? 0)
  const line = theilSenLine(known, y)
  if (line === null) return []
  const residuals = y.map((value, index) => value - line.intercept - line.slope * (known[index] ?? 0))
  // Below this, distances are the rounding of binary fractions.
  const noise = 1e-9 * Math.max(...y.map(Math.abs))
  const far = modifiedZOutliers(residuals).filter((index) => Math.abs(residuals[index] ?? 0) > noise)
  return far.map((index) => known[index] ?? 0)
}
