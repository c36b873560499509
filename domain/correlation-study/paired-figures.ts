import { isWhole } from '#domain/observation/settled.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { acrossPlaces } from '#domain/reference/across-places.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, locationsAt } from '#domain/reference/reference-data.ts'
import type { CorrelationQuestion } from './question.ts'
import { studyPeriod } from './study-period.ts'

/** The two things of a row side by side: a state, or a period of one place. */
export interface PairedRow {
  readonly location: Location
  readonly period: PeriodCode
}

/** One indicator's figures, one a row; null where there is none. */
export interface PairedColumn {
  readonly indicator: number
  readonly source: number
  readonly points: readonly (Point | null)[]
  /** Figures of another year than the one asked for. */
  readonly moved: number
}

/** Figures of several indicators side by side: row `i` of each is of the same state or the same period. */
export interface PairedFigures {
  readonly over: CorrelationQuestion['over']
  readonly rows: readonly PairedRow[]
  readonly columns: readonly PairedColumn[]
  /** Period of the states; null over periods, or without any figure. */
  readonly period: PeriodCode | null
}

/**
 * Pairs the figures. Across states a state without a figure of the period gives its nearest year, at most 2 away, which is
 * counted; weeks, months and quarters are taken exactly. Over periods only equal periods make a row, and years without a
 * figure in between stay as empty rows, so that steps are equal. Projections are left out. Source: methods §4.
 */
export function pairedFigures(question: CorrelationQuestion): PairedFigures {
  return question.over === 'states' ? byState(question) : byPeriod(question)
}

function byState(question: CorrelationQuestion): PairedFigures {
  const { table, reference, indicators, sources } = question
  const period = question.period ?? studyPeriod(question)
  const states = locationsAt(reference, 3).toSorted((a, b) => a.id - b.id)
  if (period === null) return { over: 'states', rows: [], columns: [], period }
  const nearest = periodKind(period) === 'year'
  const columns = indicators.map((indicator, index): PairedColumn => {
    const source = sources[index] ?? 0
    const found = observed(acrossPlaces(table, { indicator, source, level: 3, period, nearest }, reference))
    const at = new Map(found.map((point) => [point.location, point]))
    const points = states.map(({ id }) => at.get(id) ?? null)
    return { indicator, source, points, moved: found.filter((point) => point.period !== period).length }
  })
  return { over: 'states', rows: states.map((location) => ({ location, period })), columns, period }
}

function byPeriod({ table, reference, indicators, sources, location }: CorrelationQuestion): PairedFigures {
  const place = reference.locations.get(location) ?? byId(reference.locations, NATION)
  const found = indicators.map((indicator, index) =>
    observed(pointsWhere(table, { indicator, source: sources[index] ?? 0, location: place.id })),
  )
  const periods = withoutHoles([...new Set(found.flat().map(({ period }) => period))])
  const columns = indicators.map((indicator, index): PairedColumn => {
    const at = new Map(found[index]?.map((point) => [point.period, point]))
    const points = periods.map((period) => at.get(period) ?? null)
    return { indicator, source: sources[index] ?? 0, points, moved: 0 }
  })
  const rows = periods.map((period) => ({ location: place, period }))
  return { over: 'periods', rows, columns, period: null }
}

function observed(points: readonly Point[]): Point[] {
  return points.filter(isWhole)
}

/** Ascending; years with every year in between, others as they are. */
function withoutHoles(periods: readonly PeriodCode[]): PeriodCode[] {
  const sorted = periods.toSorted((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const isYearly = sorted.every((period) => periodKind(period) === 'year')
  if (first === undefined || last === undefined || !isYearly) return sorted
  const length = periodYear(last) - periodYear(first) + 1
  return Array.from({ length }, (_, step) => (periodYear(first) + step) * 1000)
}
