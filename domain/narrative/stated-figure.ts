import type { Classification, DataSource } from '#domain/data-source/data-source.ts'
import { NATION } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { distinct, latestPoint, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import {
  bySettled,
  firstSettled,
  isPartial,
  isProjected,
  isWhole,
  settledBy,
} from '#domain/observation/settled.ts'
import { byLength, type PeriodCode, periodYear } from '#domain/period/period.ts'
import { isModelled } from '#domain/reference/kinship.ts'
import { isOfficial, isPrintedModel } from '#domain/reference/official-estimates.ts'
import { isSuperseded } from '#domain/reference/origins.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { bySteadiness } from './unsteady.ts'

/** A figure with the source that publishes it. */
export interface StatedFigure {
  readonly point: Point
  readonly source: DataSource
}

/** The figures looked at; `table` holds at least the indicator. */
export interface StatedQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly location: number
  /** The year that counts as now. */
  readonly currentYear: number
}

/** The newest figure of each source for one indicator and place, projections and later years left out. */
export function latestOfEach(question: StatedQuestion): StatedFigure[] {
  const { table, reference, indicator, location } = question
  return distinct(table, 'source', { indicator, location }).flatMap((id) => {
    const point = latestPoint(table, { indicator, location, source: id }, lastPeriod(question))
    if (!point || isProjected(point)) return []
    return [{ point, source: byId(reference.sources, id) }]
  })
}

/**
 * The newest figure of each class. A superseded edition comes after every figure that stands, and the model of a custodian that
 * another source prints, though it be newer, after the custodian's own; a figure of a part of its period after every whole one, and one of
 * a month or week after those of years, since the others that it stands beside are of years; one of few interviews after a recent one
 * that is steady, as the figure to quote does. In one year a source that re-tabulates
 * nobody comes before one that does, then the name decides.
 */
export function latestByClass(
  question: StatedQuestion,
  figures: readonly StatedFigure[] = latestOfEach(question),
): ReadonlyMap<Classification, StatedFigure> {
  const found = new Map<Classification, StatedFigure>()
  for (const figure of figures) {
    const { classification } = figure.source
    const best = found.get(classification)
    if (!best || goesBefore(figure, best, question)) found.set(classification, figure)
  }
  return found
}

/**
 * How recent a stated figure is: the newest of its class, the official one beside changed copies of it, the newest held where it was
 * replaced, or one of them, where a print that does not go first is newer.
 */
export function ageOf(
  stated: StatedFigure,
  figures: readonly StatedFigure[],
  { reference, table }: StatedQuestion,
): 'latest' | 'official' | 'held' | 'one' {
  if (isReplaced(stated, reference)) return 'held'
  const goesOn = (other: StatedFigure) =>
    other.source.classification === stated.source.classification &&
    !isReplaced(other, reference) &&
    bySettled(settledBy(other.point.flags), settledBy(stated.point.flags)) <= 0 &&
    byLength(other.point.period, stated.point.period) <= 0 &&
    isLater(other.point.period, stated.point.period)
  if (!figures.some(goesOn)) return 'latest'
  return isOfficial(stated.point, reference, table) ? 'official' : 'one'
}

function lastPeriod({ currentYear }: StatedQuestion): PeriodCode {
  return currentYear * 1000 + 999
}

function goesBefore(a: StatedFigure, b: StatedFigure, question: StatedQuestion): boolean {
  const standing = behind(a, question) - behind(b, question)
  if (standing !== 0) return standing < 0
  const settled = bySettled(settledBy(a.point.flags), settledBy(b.point.flags))
  if (settled !== 0) return settled < 0
  const length = byLength(a.point.period, b.point.period)
  if (length !== 0) return length < 0
  const steadiness = bySteadiness(a, b, question)
  if (steadiness !== 0) return steadiness < 0
  const years = periodYear(b.point.period) - periodYear(a.point.period)
  if (years !== 0) return years < 0
  const derived = a.source.derivedFrom.length - b.source.derivedFrom.length
  return derived === 0 ? a.source.name < b.source.name : derived < 0
}

/**
 * 2 for an edition that was replaced, 1 for a print of a custodian's estimate that the custodian has here itself or that is changed, 0
 * for all else.
 */
function behind(stated: StatedFigure, question: StatedQuestion): number {
  const { reference, table } = question
  if (isReplaced(stated, reference)) return 2
  if (!isPrintedModel(stated.point, reference)) return 0
  return hasOwn(stated.point, question) || !isOfficial(stated.point, reference, table) ? 1 : 0
}

/** Whether the custodian of a printed estimate has an observed figure of the place itself. */
function hasOwn({ coordinates }: Point, question: StatedQuestion): boolean {
  const { table, reference, indicator, location } = question
  return coordinates.evidence.some((id) => {
    const source = reference.evidence.get(id)?.currentSource
    if (typeof source !== 'number') return false
    const own = latestPoint(table, { indicator, location, source }, lastPeriod(question))
    return own !== null && own !== undefined && !isProjected(own)
  })
}

/**
 * A later edition of the same estimate has taken its place: the figure says so, or it is a model's in an
 * edition of which its source says so. Findings of a survey are not replaced by a later edition of a table.
 */
export function isReplaced({ point, source }: StatedFigure, reference: ReferenceData): boolean {
  return point.coordinates.supersededBy !== null || (isSuperseded(source) && isModelled(point, reference))
}

/**
 * Surveys of later years that have figures of zones or states inside the place, and none of the place itself:
 * the newest figure of the place is not the newest knowledge of it. One figure a survey, its newest.
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
      !isProjected({ flags }),
  )
  return [...Map.groupBy(points, ({ source }) => source)].flatMap(([id, own]) => {
    const source = byId(reference.sources, id)
    const point = own.toSorted((a, b) => a.period - b.period).at(-1)
    return point && source.classification === 'Survey' ? [{ point, source }] : []
  })
}

/**
 * Later figures of the same class and place that are not the newest because they tell less than the stated one: a part of its
 * period, or a shorter one. One figure a source, its newest whole one where it has any.
 */
export function newerOfLess(
  { point: stated, source: own }: StatedFigure,
  question: StatedQuestion,
): StatedFigure[] {
  const { table, reference, indicator, location } = question
  const points = pointsWhere(table, { indicator, location }).filter(
    (point) =>
      byId(reference.sources, point.source).classification === own.classification &&
      point.period <= lastPeriod(question) &&
      isLater(point.period, stated.period) &&
      point.coordinates.supersededBy === null &&
      !isProjected(point) &&
      (isPartial(point) || byLength(stated.period, point.period) < 0),
  )
  return [...Map.groupBy(points, ({ source }) => source)].flatMap(([id, all]) => {
    const newest = firstSettled(all.toReversed(), ({ flags }) => settledBy(flags))
    return newest ? [{ point: newest, source: byId(reference.sources, id) }] : []
  })
}

/** What a place itself has beside figures of its parts: the figure of their source and period, else the newest of the class of their source. */
export function wholeBeside(
  question: StatedQuestion,
  { source, period }: { readonly source: number; readonly period: PeriodCode | null },
): StatedFigure | null {
  const { table, reference, indicator, location } = question
  const own = byId(reference.sources, source)
  const [same] = period === null ? [] : pointsWhere(table, { indicator, location, source, period })
  if (same) return { point: same, source: own }
  return latestByClass(question).get(own.classification) ?? null
}

/** How many other sources have a figure of the same place that is newer than one, whole, observed and not replaced. */
export function newerElsewhere(
  { point, source: own }: StatedFigure,
  { table, currentYear }: Pick<StatedQuestion, 'table' | 'currentYear'>,
): number {
  const { indicator, location, period } = point
  const newer = pointsWhere(table, { indicator, location }).filter(
    (one) =>
      one.source !== own.id &&
      isWhole(one) &&
      one.coordinates.supersededBy === null &&
      periodYear(one.period) > periodYear(period) &&
      periodYear(one.period) <= currentYear,
  )
  return new Set(newer.map(({ source }) => source)).size
}

/** A month of a year is not later than the year. */
function isLater(a: PeriodCode, b: PeriodCode): boolean {
  return byLength(a, b) === 0 ? a > b : periodYear(a) > periodYear(b)
}
