import { type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { quarterOf, quartersBetween, yearBefore } from '#domain/period/quarters.ts'
import type { QuarterCount } from '#domain/quarters/quarter-count.ts'

/** A place by quarter. */
export interface ColumnsModel {
  /** From the first to the last quarter with a figure; null where one between them has none. */
  readonly quarters: readonly (QuarterCount | null)[]
  readonly periods: readonly PeriodCode[]
  /** The quarter that is marked. */
  readonly chosen: PeriodCode
}

/** Every quarter from the first to the last, and the one asked for; else the newest whole one is marked. */
export function columnsModel(all: readonly QuarterCount[], asked: string | undefined): ColumnsModel {
  const [first, last] = [all[0], all.at(-1)]
  const wanted = asked === undefined ? null : quarterOf(parsePeriod(asked) ?? 0)
  const periods = first && last ? quartersBetween(first.quarter, last.quarter) : []
  const newest = all.findLast(({ whole }) => whole) ?? last
  return {
    periods,
    quarters: periods.map((period) => all.find(({ quarter }) => quarter === period) ?? null),
    chosen: wanted ?? newest?.quarter ?? 0,
  }
}

/** True for the chosen quarter in another year. */
export function isSameQuarter(period: PeriodCode, { chosen }: ColumnsModel): boolean {
  return period !== chosen && period % 1000 === yearBefore(chosen) % 1000
}
