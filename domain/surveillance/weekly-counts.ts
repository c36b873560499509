import { NATION } from '#domain/location/location.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import type { DiseaseMeasure } from './diseases.ts'
import { weekCode, weekNumber } from './epi-week.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'
import { newFromCumulative } from './new-from-cumulative.ts'
import { LATE_REPORT, NO_REPORT, NOT_NAMED } from './week-gap.ts'

/** One week that was due. A gap is never zero. */
export interface WeekCount {
  readonly period: PeriodCode
  readonly year: number
  readonly week: number
  /** New in the week, or open at its end for a stock. */
  readonly value: number | null
  /** One of those of `week-gap.ts`; null where there is a value. */
  readonly gap: Gap | null
  /** The figure as published, a cumulative count where the source publishes one. */
  readonly point: Point | null
  /** The publisher says that the week is not complete. */
  readonly partial: boolean
}

/** The wanted counts. */
export interface WeeklyQuestion extends DiseaseMeasure {
  readonly table: ObservationTable
  readonly source: number
  readonly location: number
}

/**
 * The weeks that were due, from the first report to the newest, with their counts, the oldest first. `years`
 * null: all. A week without a figure is a gap with its reason. Counts are published ones, or differences of
 * cumulative counts. A caller with several places brings the weeks that were reported, which are those of all
 * places.
 */
export function weeklyCounts(
  question: WeeklyQuestion,
  years: readonly number[] | null = null,
  reports = reportedWeeks(question),
): WeekCount[] {
  const { table, source, location, measure } = question
  const own = pointsWhere(table, { indicator: measure.indicator, source, location })
  const byPeriod = new Map(own.map((point) => [point.period, point]))
  const isCumulative = measure.nature === 'cumulative'
  const changes = isCumulative ? newFromCumulative(own) : null
  return dueWeeks(reports)
    .filter((period) => years === null || years.includes(periodYear(period)))
    .map((period) => {
      const point = byPeriod.get(period) ?? null
      const found = changes?.get(period) ?? publishedCount(point)
      const absent = reports.has(period) ? NOT_NAMED : NO_REPORT
      return {
        period,
        year: periodYear(period),
        week: weekNumber(period),
        value: found.value,
        gap: point ? found.gap : absent,
        point,
        partial: point?.flags.includes('partial_period') ?? false,
      }
    })
}

/** A zero that the data set marks as far from the weeks around it stands for a late report. */
function publishedCount(point: Point | null): Pick<WeekCount, 'value' | 'gap'> {
  if (point?.value === 0 && isOutOfCourse(point)) return { value: null, gap: LATE_REPORT }
  return { value: point?.value ?? null, gap: null }
}

/** The data set marks the count as far from those around it: it can be that of several weeks. */
export function isOutOfCourse({ flags }: Pick<Point, 'flags'>): boolean {
  return flags.includes('suspicious')
}

/** Weeks with a report in the data: the nation's count of the disease, or any figure of the measure. */
export function reportedWeeks({
  table,
  source,
  disease,
  measure,
}: Omit<WeeklyQuestion, 'location'>): ReadonlySet<PeriodCode> {
  const found = [
    ...pointsWhere(table, { indicator: disease.reports, source, location: NATION }),
    ...pointsWhere(table, { indicator: measure.indicator, source }),
  ]
  return new Set(found.map(({ period }) => period).filter((period) => periodKind(period) === 'week'))
}

/** Years with a weekly figure of the measure at any place, the newest first. */
export function yearsOf({ table, source, measure }: WeeklyQuestion): number[] {
  const weeks = pointsWhere(table, { indicator: measure.indicator, source }).filter(
    ({ period }) => periodKind(period) === 'week',
  )
  return [...new Set(weeks.map(({ period }) => periodYear(period)))].sort((a, b) => b - a)
}

/** Every week from the first report to the newest. */
function dueWeeks(reports: ReadonlySet<PeriodCode>): PeriodCode[] {
  const [first, last] = [Math.min(...reports), Math.max(...reports)]
  if (reports.size === 0) return []
  const due: PeriodCode[] = []
  for (let year = periodYear(first); year <= periodYear(last); year++) {
    for (let week = 1; week <= weeksIn(year); week++) due.push(weekCode(year, week))
  }
  return due.filter((period) => period >= first && period <= last)
}
