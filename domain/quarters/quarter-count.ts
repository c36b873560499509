import { type PeriodCode, periodKind } from '#domain/period/period.ts'
import { quarterOf } from '#domain/period/quarters.ts'
import type { Count } from './monthly-counts.ts'

const MONTHS = 3

/** The count at a place in a quarter. */
export interface QuarterCount {
  readonly quarter: PeriodCode
  /** The sum of the months that have a figure, or the figure of the quarter as published. */
  readonly value: number
  /** The counts that it was added up from, in the order of time: months, or the published quarter alone. */
  readonly counts: readonly Count[]
  /** False while a month has no figure: it is then never compared with a whole quarter. */
  readonly whole: boolean
}

/** Quarters of counts by month, in the order of time. A quarter that the source publishes goes before its months. */
export function quartersOf(counts: readonly Count[]): QuarterCount[] {
  const byQuarter = Map.groupBy(counts, ({ period }) => quarterOf(period))
  return [...byQuarter]
    .flatMap(([quarter, all]) => (quarter === null ? [] : [quarterFrom(quarter, all)]))
    .toSorted((a, b) => a.quarter - b.quarter)
}

/** One quarter of counts by month, as {@link quartersOf} has it; null without a figure. */
export function quarterIn(counts: readonly Count[], quarter: PeriodCode): QuarterCount | null {
  const own = counts.filter(({ period }) => quarterOf(period) === quarter)
  return own.length === 0 ? null : quarterFrom(quarter, own)
}

function quarterFrom(quarter: PeriodCode, all: readonly Count[]): QuarterCount {
  const published = all.find(({ period }) => periodKind(period) === 'quarter')
  if (published) return { quarter, value: published.value, counts: [published], whole: true }
  return {
    quarter,
    value: all.reduce((sum, { value }) => sum + value, 0),
    counts: all.toSorted((a, b) => a.period - b.period),
    whole: all.length === MONTHS,
  }
}
