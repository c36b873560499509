import { message, type Value } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { weekNumber } from '#domain/surveillance/epi-week.ts'
import { THRESHOLDS } from './thresholds.ts'

/** Counts of the same weeks of each year, as points of whole years, by location. */
export interface SamePart {
  readonly years: ReadonlyMap<number, readonly Point[]>
  /** Weeks that were added up, from the first of the year. */
  readonly weeks: number
  /** Years left out because the nation's weeks are too few. */
  readonly leftOut: readonly number[]
}

/**
 * Weekly counts added up from week 1 to the week of `period` (the whole year when it is one), so that a year in progress is
 * held against the same part of earlier years. Years in which the nation has a figure in fewer than 75% of these weeks are left
 * out. A place without any figure in a year has a gap there. `points` are weekly counts of one source and indicator.
 */
export function samePartOfYears(points: readonly Point[], nation: number, period: PeriodCode): SamePart {
  const weeks = periodKind(period) === 'week' ? weekNumber(period) : 53
  const part = points.filter(
    (point) => periodKind(point.period) === 'week' && weekNumber(point.period) <= weeks,
  )
  const own = Map.groupBy(
    part.filter(({ location }) => location === nation),
    (point) => periodYear(point.period),
  )
  const least = (THRESHOLDS.completeness.red / 100) * Math.min(weeks, 52)
  const full = new Set([...own].filter(([, all]) => all.length >= least).map(([year]) => year))
  const years = new Map(
    [...Map.groupBy(part, ({ location }) => location)].map(([location, all]) => [location, sums(all, full)]),
  )
  const leftOut = [...own.keys()].filter((year) => !full.has(year)).sort((a, b) => a - b)
  return { years, weeks, leftOut }
}

function sums(points: readonly Point[], years: ReadonlySet<number>): Point[] {
  const byYear = [...Map.groupBy(points, (point) => periodYear(point.period))]
  return byYear
    .filter(([year]) => years.has(year))
    .flatMap(([year, all]) => {
      const [first] = all
      if (!first) return []
      const value = all.reduce((sum, point) => sum + point.value, 0)
      return [{ ...first, period: year * 1000, value, flags: ['summed' as const] }]
    })
    .toSorted((a, b) => a.period - b.period)
}

/** `weeks 1 to 23`, or the year itself. */
export function partWords(period: PeriodCode): Value {
  return periodKind(period) === 'week'
    ? message('quality-checks.weeks-to', { week: String(weekNumber(period)) })
    : periodName(period)
}
