import type { Gap } from '#domain/observation/gap.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { AFTER_GAP, CORRECTION, FIRST_COUNT } from './week-gap.ts'
import { weekCode, weekNumber } from './epi-week.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'

/** A week of a cumulative count: how many cases were new, or why that is not known. */
export interface NewCount {
  readonly value: number | null
  readonly gap: Gap | null
}

/**
 * New cases of each week by difference of cumulative counts at the ends of weeks. The first count has nothing before it; a
 * difference over missing weeks belongs to no single week; a fall is a correction of earlier counts. These three are gaps,
 * never zero and never below it. `points` are one series.
 */
export function newFromCumulative(points: readonly Point[]): ReadonlyMap<PeriodCode, NewCount> {
  const sorted = points.toSorted((a, b) => a.period - b.period)
  return new Map(sorted.map((point, index) => [point.period, newCount(point, sorted[index - 1])]))
}

function newCount(point: Point, before: Point | undefined): NewCount {
  if (before === undefined) return { value: null, gap: FIRST_COUNT }
  if (weekAfter(before.period) !== point.period) return { value: null, gap: AFTER_GAP }
  const value = point.value - before.value
  return value < 0 ? { value: null, gap: CORRECTION } : { value, gap: null }
}

function weekAfter(period: PeriodCode): PeriodCode {
  const year = periodYear(period)
  const next = weekNumber(period) + 1
  return next > weeksIn(year) ? weekCode(year + 1, 1) : weekCode(year, next)
}
