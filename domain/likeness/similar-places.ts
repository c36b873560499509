import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { distinct, type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'

/** What places are alike in. */
export interface LikenessMeasure {
  readonly indicator: number
  /** Numbers of people differ by ratios, shares by points. */
  readonly isLog: boolean
}

/** A measure as it is held: one round with a figure of nearly every place. */
export interface HeldMeasure {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly period: number
  readonly points: ReadonlyMap<number, Point>
}

/** One measure of a place beside that of another: how many standard deviations the other has more. */
export interface MeasureBeside {
  readonly measure: HeldMeasure
  readonly point: Point
  readonly away: number
}

/** A place and how like another it is; 0 is the same in all measures. */
export interface SimilarPlace {
  readonly place: Location
  readonly distance: number
  readonly beside: readonly MeasureBeside[]
}

export interface Likeness {
  readonly measures: readonly HeldMeasure[]
  /** Measures that the release does not hold for the place. */
  readonly without: readonly Indicator[]
  /** The measures of the place itself. */
  readonly own: readonly MeasureBeside[]
  readonly similar: readonly SimilarPlace[]
}

interface LikenessAsked {
  readonly place: Location
  readonly measures: readonly LikenessMeasure[]
  readonly reference: ReferenceData
  readonly currentYear: number
  tableOf(indicator: number): ObservationTable
}

/** So many places are named. */
const NAMED = 3
/** A round that misses more places than this share compares some with others only. */
const ENOUGH = 0.9
/** One measure alone makes no likeness. */
const FEWEST_MEASURES = 2

/**
 * The places of the same level that are most like one: the distance is the root of the mean square of the differences of all measures,
 * each standardised over all places of the level. What the release does not hold is left out, and named. Null where fewer than two
 * measures are held, as for areas below states.
 */
export function similarPlaces(asked: LikenessAsked): Likeness | null {
  const { place, reference } = asked
  const places = locationsAt(reference, place.level)
  const scaled = asked.measures.flatMap(
    (measure) => scaledMeasure(measure, asked, new Set(places.map(({ id }) => id))) ?? [],
  )
  if (scaled.length < FEWEST_MEASURES) return null
  const held = scaled.map(({ measure }) => measure.indicator.id)
  return {
    measures: scaled.map(({ measure }) => measure),
    without: asked.measures.flatMap(({ indicator }) =>
      held.includes(indicator) ? [] : (reference.indicators.get(indicator) ?? []),
    ),
    own: scaled.flatMap((one) => besideOf(one, place, place) ?? []),
    similar: places
      .filter((other) => other !== place)
      .flatMap((other) => similarTo(other, place, scaled) ?? [])
      .toSorted((a, b) => a.distance - b.distance || a.place.name.localeCompare(b.place.name))
      .slice(0, NAMED),
  }
}

interface ScaledMeasure {
  readonly measure: HeldMeasure
  /** Standardised. */
  readonly scores: ReadonlyMap<number, number>
}

function scaledMeasure(
  { indicator: id, isLog }: LikenessMeasure,
  { place, reference, currentYear, tableOf }: LikenessAsked,
  locations: ReadonlySet<number>,
): ScaledMeasure | null {
  const indicator = reference.indicators.get(id)
  if (!indicator) return null
  const table = tableOf(id)
  const rounds = distinct(table, 'source', { indicator: id, locations }).flatMap((source) => {
    const points = pointsWhere(table, { indicator: id, source, locations }).filter(
      (point) =>
        periodKind(point.period) === 'year' &&
        periodYear(point.period) <= currentYear &&
        isWhole(point) &&
        !isProjected(point) &&
        point.coordinates.supersededBy === null &&
        (!isLog || point.value > 0),
    )
    return [...Map.groupBy(points, ({ period }) => period)].map(([period, own]) => ({ source, period, own }))
  })
  const [newest] = rounds
    .filter(({ own }) => own.length >= locations.size * ENOUGH && own.some(isOf(place)))
    .toSorted((a, b) => b.period - a.period || a.source - b.source)
  if (!newest) return null
  const values = newest.own.map(({ value }) => (isLog ? Math.log(value) : value))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  if (spread === 0) return null
  return {
    measure: {
      ...{ indicator, period: newest.period, source: byId(reference.sources, newest.source) },
      points: new Map(newest.own.map((point) => [point.location, point])),
    },
    scores: new Map(newest.own.map(({ location }, at) => [location, ((values[at] ?? mean) - mean) / spread])),
  }
}

function isOf({ id }: Location) {
  return ({ location }: Point) => location === id
}

/** Null where a measure is not held for the other place. */
function similarTo(other: Location, place: Location, scaled: readonly ScaledMeasure[]): SimilarPlace | null {
  const beside = scaled.flatMap((one) => besideOf(one, other, place) ?? [])
  if (beside.length < scaled.length) return null
  const squares = beside.reduce((sum, { away }) => sum + away * away, 0)
  return { place: other, distance: Math.sqrt(squares / beside.length), beside }
}

function besideOf(
  { measure, scores }: ScaledMeasure,
  other: Location,
  place: Location,
): MeasureBeside | null {
  const point = measure.points.get(other.id)
  const [its, own] = [scores.get(other.id), scores.get(place.id)]
  return point && its !== undefined && own !== undefined ? { measure, point, away: its - own } : null
}
