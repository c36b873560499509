import { isoPeriod, type PeriodCode, periodYear } from '#domain/period/period.ts'

/** Values on a regular grid of years or months: no gap inside, first and last are observed. */
export interface RegularSeries {
  readonly start: PeriodCode
  readonly frequency: 1 | 12
  /** Interior gaps hold the straight line between their neighbours. */
  readonly values: readonly number[]
  /** False where a value was filled in. */
  readonly observed: readonly boolean[]
}

/**
 * A series set on its grid: missing values at either end are cut off, those inside filled in a straight line, which is
 * for fitting only. Null when there is no value at all. Source: methods §5.
 */
export function regularSeries(
  given: readonly (number | null)[],
  start: PeriodCode,
  frequency: 1 | 12,
): RegularSeries | null {
  const first = given.findIndex((value) => value !== null)
  if (first < 0) return null
  const last = given.findLastIndex((value) => value !== null)
  const kept = given.slice(first, last + 1)
  return {
    start: periodAfter(start, frequency, first),
    frequency,
    values: kept.map((value, index) => value ?? between(kept, index)),
    observed: kept.map((value) => value !== null),
  }
}

function between(values: readonly (number | null)[], index: number): number {
  const left = values.findLastIndex((value, at) => at < index && value !== null)
  const right = values.findIndex((value, at) => at > index && value !== null)
  const from = values[left] ?? 0
  const to = values[right] ?? from
  return from + ((to - from) * (index - left)) / (right - left)
}

/** The year or month that lies `steps` after one. */
export function periodAfter(start: PeriodCode, frequency: 1 | 12, steps: number): PeriodCode {
  if (frequency === 1) return (periodYear(start) + steps) * 1000
  const months = periodYear(start) * 12 + (start % 1000) - 1 + steps
  return Math.floor(months / 12) * 1000 + (months % 12) + 1
}

/** ISO text of the period at a position of the series; positions from its length on are the coming ones. */
export function periodAt(series: Pick<RegularSeries, 'start' | 'frequency'>, index: number): string {
  return isoPeriod(periodAfter(series.start, series.frequency, index))
}

/** Positions of the observed values, in steps from the start. */
export function positionsOf({ observed }: Pick<RegularSeries, 'observed'>): number[] {
  return observed.flatMap((known, index) => (known ? [index] : []))
}

/** Greatest share of filled values with which a series still counts as regular. Source: methods §5. */
const MOST_FILLED = 0.2

/** Whether too many values are missing for the models of a regular series. */
export function hasLongGaps({ observed }: Pick<RegularSeries, 'observed'>): boolean {
  return observed.filter((known) => !known).length > MOST_FILLED * observed.length
}

/** Values used at most: older ones say nothing about the coming years and only cost time. Our own rule. */
const MOST_YEARS = 100
const MOST_MONTHS = 240

/** The recent part of a long series: its last 100 years or 240 months. Shorter ones stay as they are. */
export function recentPart(series: RegularSeries): RegularSeries {
  const most = series.frequency === 12 ? MOST_MONTHS : MOST_YEARS
  const cut = series.values.length - most
  if (cut <= 0) return series
  const from = cut + Math.max(series.observed.slice(cut).indexOf(true), 0)
  return {
    ...series,
    start: periodAfter(series.start, series.frequency, from),
    values: series.values.slice(from),
    observed: series.observed.slice(from),
  }
}
