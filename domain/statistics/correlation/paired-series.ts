import { message, type Value } from '#domain/message/message.ts'
import { periodAfter } from '#domain/statistics/regular-series.ts'
import type { Level } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, type PeriodCode, periodKind } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { type FigureRow, pointsOf } from '#domain/statistics/figure-row.ts'
import { unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import {
  type FiguresAcross,
  figuresAcrossPlaces,
  yearsAcrossPlaces,
} from '#domain/statistics/figures-across-places.ts'
import { figuresOverTime } from '#domain/statistics/figures-over-time.ts'

/** An indicator in one source. */
export interface IndicatorInSource {
  readonly indicator: number
  readonly source: number
}

/** Series side by side: row `i` of each is of the same place or the same period. */
export interface PairedSeries {
  readonly series: readonly (readonly FigureRow[])[]
  readonly by: 'place' | 'period'
  /** ISO period wanted of all places; null over periods, or without any figure. */
  readonly period: string | null
  /** Figures of another year, at most 2 years away. */
  readonly moved: number
  /** Places or periods of which some series have a figure and others none. */
  readonly dropped: number
  readonly warnings: readonly Value[]
}

/** Places with all figures from which a year is taken before older ones. */
const ENOUGH_PLACES = 3
/** As far as a figure may be from the year wanted. */
const MOST_YEARS_BACK = 2

/**
 * Series paired over the places of a level. Where a place has no figure of the period the nearest year is taken, at most 2
 * away, which is counted. Without a period: the latest in which enough places have all figures. Source: methods §4.
 */
export function pairedByPlace(
  points: readonly Point[],
  reference: ReferenceData,
  series: readonly IndicatorInSource[],
  asked: {
    readonly level: Level
    readonly period?: PeriodCode | null | undefined
    readonly within?: number | null | undefined
  },
): PairedSeries {
  const at = (period: PeriodCode | null | undefined) =>
    series.map((one) => figuresAcrossPlaces(points, reference, { ...one, ...asked, period, nearest: true }))
  const picked = at(asked.period ?? commonYear(points, series, asked.level, at))
  const lists = picked.map(({ rows }) => rows)
  const moved = picked.reduce((sum, one) => sum + one.moved, 0)
  return {
    series: evenLength(lists),
    by: 'place',
    period: isoOrNull(picked.find(({ period }) => period !== null)?.period ?? null),
    moved,
    dropped: incomplete(evenLength(lists)),
    warnings: picked.flatMap(({ warnings }, index) =>
      warnings.map((warning) =>
        message('answers.of-source', {
          warning,
          source: reference.sources.get(series[index]?.source ?? 0)?.name ?? '',
        }),
      ),
    ),
  }
}

/**
 * The latest year in which enough places have a figure of all series; one up to 2 years older is taken when fewer figures
 * then have to be of another year. Null leaves the year to each series.
 */
function commonYear(
  points: readonly Point[],
  series: readonly IndicatorInSource[],
  level: Level,
  at: (period: PeriodCode) => readonly FiguresAcross[],
): PeriodCode | null {
  const years = series.flatMap((one) => yearsAcrossPlaces(points, { ...one, level }))
  const latestFirst = [...new Set(years)].toSorted((a, b) => b - a)
  const tried: { year: number; complete: number; moved: number }[] = []
  for (const year of latestFirst) {
    const [latest] = tried
    if (latest && latest.year - year > MOST_YEARS_BACK) break
    const picked = at(year * 1000)
    const complete = (picked[0]?.rows ?? []).filter((_, row) => picked.every(({ rows }) => rows[row]?.point))
    const moved = picked.reduce((sum, one) => sum + one.moved, 0)
    if (complete.length >= ENOUGH_PLACES) tried.push({ year, complete: complete.length, moved })
  }
  const [best] = tried.toSorted((a, b) => b.complete - a.complete || a.moved - b.moved || b.year - a.year)
  const year = best?.year ?? latestFirst[0]
  return year === undefined ? null : year * 1000
}

/**
 * Series paired over the periods of one place, exact periods only: months when all are monthly, else years. `regular` puts
 * them on a grid without holes, as lags need it. Source: methods §4, Lag.
 */
export function pairedByPeriod(
  points: readonly Point[],
  reference: ReferenceData,
  series: readonly IndicatorInSource[],
  asked: {
    readonly location: number
    readonly periods?: readonly PeriodCode[] | null | undefined
    readonly regular: boolean
  },
): PairedSeries {
  const picked = series.map((one) => figuresOverTime(points, { ...one, ...asked }))
  const found = picked.map(({ rows }) => pointsOf(rows))
  const isMonthly = found.every((list) => list.every(({ period }) => periodKind(period) === 'month'))
  const usable = found.map((list, index) => {
    const indicator = byId(reference.indicators, series[index]?.indicator ?? 0)
    return isMonthly ? list : annualPoints(list, yearUnit(indicator), unitScale(indicator))
  })
  const periods = [...new Set(usable.flat().map(({ period }) => period))].toSorted((a, b) => a - b)
  const grid = asked.regular ? withoutHoles(periods, isMonthly ? 12 : 1) : periods
  const lists = series.map(({ indicator, source }, index) => {
    const byPeriod = new Map((usable[index] ?? []).map((point) => [point.period, point]))
    const { location } = asked
    return grid.map((period) => ({
      indicator,
      source,
      location,
      period,
      point: byPeriod.get(period) ?? null,
    }))
  })
  const warnings = distinct(picked.flatMap((one) => one.warnings))
  return { series: lists, by: 'period', period: null, moved: 0, dropped: incomplete(lists), warnings }
}

/** Every period from the first to the last. */
function withoutHoles(periods: readonly PeriodCode[], frequency: 1 | 12): PeriodCode[] {
  const [first, last] = [periods[0], periods.at(-1)]
  const all: PeriodCode[] = []
  if (first === undefined || last === undefined) return all
  for (let next = first; next <= last; next = periodAfter(next, frequency, 1)) all.push(next)
  return all
}

/** A source without any figure gives no rows; its places are gaps then. */
function evenLength(lists: readonly (readonly FigureRow[])[]): (readonly FigureRow[])[] {
  const longest = lists.find((rows) => rows.length > 0) ?? []
  return lists.map((rows) => (rows.length > 0 ? rows : longest.map((row) => ({ ...row, point: null }))))
}

function incomplete(lists: readonly (readonly FigureRow[])[]): number {
  const rows = (lists[0] ?? []).map((_, row) => lists.filter((list) => list[row]?.point).length)
  return rows.filter((count) => count > 0 && count < lists.length).length
}

function isoOrNull(period: PeriodCode | null): string | null {
  return period === null ? null : isoPeriod(period)
}

/** A warning that two series share is given once. */
function distinct(warnings: readonly Value[]): Value[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()]
}
