import { median } from '#domain/statistics/median.ts'
import { modifiedZOutliers } from '#domain/statistics/modified-z.ts'
import { theilSenLine } from '#domain/statistics/trend/theil-sen.ts'
import type { RegularSeries } from '#domain/statistics/regular-series.ts'
import { isSeasonal } from './season.ts'

/** Below this many values there is nothing to judge by. */
const LEAST = 6

/**
 * Positions of values that lie far from the course of a series: |modified z| above 3.5 of the residuals from the Theil–Sen
 * line, months without their season (as logarithms when all are above 0). Values that were filled in are never named. Empty below 6 observed values.
 * Source: methods §2.2 (a series with a trend is judged by its residuals).
 */
export function seriesOutliers({ values, observed, frequency }: RegularSeries): number[] {
  const known = values.flatMap((_, at) => (observed[at] ? [at] : []))
  if (known.length < LEAST) return []
  const isByYear = isSeasonal(values, frequency)
  // Where the year repeats itself in shares, a high season is no outlier for being high.
  const worked = isByYear && values.every((value) => value > 0) ? values.map(Math.log) : values
  const y = known.map((at) => worked[at] ?? 0)
  const line = theilSenLine(known, y)
  if (line === null) return []
  const off = y.map((value, index) => value - line.intercept - line.slope * (known[index] ?? 0))
  const residuals = isByYear ? withoutSeason(off, known, frequency) : off
  // Below this, distances are the rounding of binary fractions.
  const noise = 1e-9 * Math.max(...y.map(Math.abs))
  const far = modifiedZOutliers(residuals).filter((index) => Math.abs(residuals[index] ?? 0) > noise)
  return far.map((index) => known[index] ?? 0)
}

/** Each month less the median of its kind, so that one odd value does not bend the season it is judged by. */
function withoutSeason(off: readonly number[], known: readonly number[], frequency: number): number[] {
  const slotOf = (index: number) => (known[index] ?? 0) % frequency
  const bySlot = Map.groupBy(off.keys(), slotOf)
  const usual = new Map(
    [...bySlot].map(([slot, indices]) => [slot, median(indices.map((at) => off[at] ?? 0))]),
  )
  return off.map((value, index) => value - (usual.get(slotOf(index)) ?? 0))
}
