import type { Classification, DataSource } from '#domain/data-source/data-source.ts'
import { NATION } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { distinct, latestPoint, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** A figure with the source that publishes it. */
export interface StatedFigure {
  readonly point: Point
  readonly source: DataSource
}

/** Which figures are looked at; `table` holds at least the indicator. */
export interface StatedQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly location: number
  /** The year that counts as now. */
  readonly currentYear: number
}

/**
 * The newest figure of each class for one indicator and place, projections and later years left out. A superseded edition
 * comes after every figure that stands. In one year a source that re-tabulates nobody comes before one that does, then the
 * name decides.
 */
export function latestByClass(question: StatedQuestion): ReadonlyMap<Classification, StatedFigure> {
  const { table, reference, indicator, location } = question
  const found = new Map<Classification, StatedFigure>()
  for (const id of distinct(table, 'source', { indicator, location })) {
    const source = byId(reference.sources, id)
    const point = latestPoint(table, { indicator, location, source: id }, lastPeriod(question))
    if (!point || point.flags.includes('projection')) continue
    const best = found.get(source.classification)
    if (!best || goesBefore({ point, source }, best)) found.set(source.classification, { point, source })
  }
  return found
}

function lastPeriod({ currentYear }: StatedQuestion): PeriodCode {
  return currentYear * 1000 + 999
}

function goesBefore(a: StatedFigure, b: StatedFigure): boolean {
  const standing = Number(isReplaced(a)) - Number(isReplaced(b))
  if (standing !== 0) return standing < 0
  const years = periodYear(b.point.period) - periodYear(a.point.period)
  if (years !== 0) return years < 0
  const derived = a.source.derivedFrom.length - b.source.derivedFrom.length
  return derived === 0 ? a.source.name < b.source.name : derived < 0
}

/** A later edition of the same estimate has taken its place. */
export function isReplaced({ point }: StatedFigure): boolean {
  return point.coordinates.supersededBy !== null
}

/**
 * Surveys of later years that have figures of zones or states inside the place, and none of the place itself: what is newest
 * of the place is not what is known of it. One figure a survey, its newest.
 */
export function newerInParts(survey: StatedFigure, question: StatedQuestion): StatedFigure[] {
  const { table, reference, indicator, location } = question
  const parts = new Set(
    [...reference.locations.values()]
      .filter(({ level, parent }) => level > 1 && level < 4 && (location === NATION || parent === location))
      .map(({ id }) => id),
  )
  const points = pointsWhere(table, { indicator, locations: parts }).filter(
    ({ period, flags, coordinates }) =>
      period <= lastPeriod(question) &&
      periodYear(period) > periodYear(survey.point.period) &&
      coordinates.supersededBy === null &&
      !flags.includes('projection'),
  )
  return [...Map.groupBy(points, ({ source }) => source)].flatMap(([id, own]) => {
    const source = byId(reference.sources, id)
    const point = own.toSorted((a, b) => a.period - b.period).at(-1)
    return point && source.classification === 'Survey' ? [{ point, source }] : []
  })
}
