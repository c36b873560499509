import { NATION } from '#domain/location/location.ts'
import { latestPoint, type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { type Insufficient, type Invalid, insufficient, invalid } from '#domain/statistics/outcome.ts'
import { proportionInterval } from '#domain/statistics/proportion-interval.ts'
import type { Fatality } from '#domain/reference/curation.ts'

/** Ratios of fewer cases are not shown. Source: methods §11. */
export const LEAST_CASES = 20

/** Deaths out of confirmed cases, in percent. */
export interface CaseFatality {
  readonly status: 'ok'
  readonly cases: number
  readonly deaths: number
  readonly percent: number
  /** 95% interval by Wilson; every case is counted, so there is no design effect. */
  readonly lower: number
  readonly upper: number
}

/**
 * Deaths as a share of confirmed cases with Wilson's 95% interval (methods §7.1). Insufficient below 20 cases (§11); invalid
 * when there are more deaths than cases, which happens where they belong to cases of an earlier period.
 */
export function caseFatality(deaths: number, cases: number): CaseFatality | Insufficient | Invalid {
  if (cases < LEAST_CASES) return insufficient(cases, LEAST_CASES, 'too_few_cases')
  if (deaths > cases) return invalid('more_deaths_than_cases')
  const found = proportionInterval({ p: deaths / cases, n: cases, deff: 1 })
  if (found.status !== 'ok') return found
  const [lower, upper] = found.wilson
  return {
    status: 'ok',
    cases,
    deaths,
    percent: (100 * deaths) / cases,
    lower: 100 * lower,
    upper: 100 * upper,
  }
}

/** Case fatality at one place in one year, with its inputs and the published ratio. */
export interface FatalityRow {
  readonly location: number
  readonly year: number
  /** Period of the counts: the year, or the week of cumulative counts. */
  readonly period: PeriodCode
  readonly cases: Point
  /** Null when no deaths are given: not known, not none. */
  readonly deaths: Point | null
  readonly result: CaseFatality | Insufficient | Invalid
  /** The ratio as published. */
  readonly published: Point | null
}

interface FatalityQuestion {
  readonly table: ObservationTable
  readonly source: number
  readonly fatality: Fatality
}

/** By year at the nation, the oldest first. */
export function fatalityByYear(question: FatalityQuestion, location = NATION): FatalityRow[] {
  return yearsWithCases(question, location).flatMap((year) => rowOf(question, location, year) ?? [])
}

/** By state in one year, the most cases first. */
export function fatalityByPlace(
  question: FatalityQuestion,
  year: number,
  places: readonly number[],
): FatalityRow[] {
  return places
    .flatMap((place) => rowOf(question, place, year) ?? [])
    .toSorted((a, b) => b.cases.value - a.cases.value || a.location - b.location)
}

function yearsWithCases({ table, source, fatality }: FatalityQuestion, location: number): number[] {
  const cases = pointsWhere(table, { indicator: fatality.cases, source, location })
  return [...new Set(cases.map(({ period }) => periodYear(period)))].sort((a, b) => a - b)
}

function rowOf(question: FatalityQuestion, location: number, year: number): FatalityRow | null {
  const { fatality, source, table } = question
  const at = (indicator: number, period: PeriodCode) =>
    latestPoint(table, { indicator, source, location, period })
  const cases = newestOf(question, location, year)
  if (cases === null) return null
  const deaths = at(fatality.deaths, cases.period)
  const result =
    deaths === null ? insufficient(0, 1, 'no_deaths_given') : caseFatality(deaths.value, cases.value)
  const published = fatality.published === null ? null : at(fatality.published, year * 1000)
  return { location, year, period: cases.period, cases, deaths, result, published }
}

/** The count of the year, or the newest cumulative count in it. */
function newestOf(
  { table, source, fatality }: FatalityQuestion,
  location: number,
  year: number,
): Point | null {
  const wanted = fatality.counts === 'year' ? 'year' : 'week'
  return (
    pointsWhere(table, { indicator: fatality.cases, source, location })
      .filter(({ period }) => periodYear(period) === year && periodKind(period) === wanted)
      .toSorted((a, b) => b.period - a.period)[0] ?? null
  )
}
