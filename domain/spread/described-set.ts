import { isWhole } from '#domain/observation/settled.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Level, type Location, NATION } from '#domain/location/location.ts'
import { acrossPlaces } from '#domain/reference/across-places.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, locationsAt, type ReferenceData, zoneOf } from '#domain/reference/reference-data.ts'
import type { Across } from '#domain/spread/across.ts'

/** The figures to describe. `table` holds at least them. */
export interface DescriptiveQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly source: number
  readonly location: number
  /** Not used over time. */
  readonly period: PeriodCode | null
  readonly across: Across
}

/** A place, or a year, that has no figure among those that are described. */
export interface MissingFigure {
  readonly place: Location
  /** Null where no period was asked for. */
  readonly period: PeriodCode | null
}

/** The described figures, and the missing ones among them. */
export interface DescribedSet {
  readonly indicator: Indicator
  readonly across: Across
  /** The place whose parts are described, or over time the place itself. */
  readonly area: Location
  /** Places in the order of their names, also those without a figure; over time the area alone. */
  readonly places: readonly Location[]
  /** By place, over time by period. Over time never projections, nor parts of periods. */
  readonly points: readonly Point[]
  /** Places, or years inside a yearly series, without a figure. */
  readonly missing: readonly MissingFigure[]
  /** Figures left out because they are projections, of parts of periods or of another frequency. */
  readonly leftOut: number
}

const LEVEL_OF: Readonly<Record<Exclude<Across, 'time'>, Level>> = { zones: 2, states: 3, lgas: 4 }

/**
 * The figures of one source for all places of a level in one period, or of one place over time. Places are those inside the
 * location: a state is looked at among all states, and with LGAs by its own.
 */
export function describedSet(question: DescriptiveQuestion): DescribedSet {
  const indicator = byId(question.reference.indicators, question.indicator)
  return question.across === 'time'
    ? overTime(question, indicator)
    : overPlaces(question, question.across, indicator)
}

/** The place whose parts of a level are compared: the location, or the next above it that has such parts. */
export function areaOf(reference: ReferenceData, location: number, across: Across): Location {
  const place = byId(reference.locations, location)
  if (across === 'time') return place
  const level = LEVEL_OF[across]
  if (place.level < level && !(level === 3 && place.level === 3)) return place
  return level === 4 && place.parent !== null
    ? byId(reference.locations, place.parent)
    : byId(reference.locations, NATION)
}

function overPlaces(
  question: DescriptiveQuestion,
  across: Exclude<Across, 'time'>,
  indicator: Indicator,
): DescribedSet {
  const { table, reference, source, period } = question
  const level = LEVEL_OF[across]
  const area = areaOf(reference, question.location, across)
  const places = locationsAt(reference, level)
    .filter((place) => isInside(reference, place, area))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const order = new Map(places.map((place, index) => [place.id, index]))
  const found =
    period === null
      ? []
      : acrossPlaces(table, { indicator: indicator.id, source, level, period, within: area.id }, reference)
  const points = found.toSorted((a, b) => (order.get(a.location) ?? 0) - (order.get(b.location) ?? 0))
  const present = new Set(points.map((point) => point.location))
  const missing = places.filter((place) => !present.has(place.id)).map((place) => ({ place, period }))
  return { indicator, across, area, places, points, missing, leftOut: 0 }
}

function isInside(reference: ReferenceData, place: Location, area: Location): boolean {
  if (area.level === 1) return place.level !== 1
  if (area.level === 2) return zoneOf(reference, place)?.id === area.id
  return place.parent === area.id
}

function overTime(question: DescriptiveQuestion, indicator: Indicator): DescribedSet {
  const { table, reference, source, location } = question
  const all = pointsWhere(table, { indicator: indicator.id, source, location })
  const observed = all.filter(isWhole)
  const kinds = Map.groupBy(observed, (point) => periodKind(point.period))
  const [points = []] = [...kinds.values()].toSorted((a, b) => b.length - a.length)
  const area = byId(reference.locations, location)
  const isSeries = reference.sources.get(source)?.classification !== 'Survey'
  return {
    ...{ indicator, across: 'time', area, places: [area], points },
    missing: isSeries
      ? missingYears(points)
          .filter((year) => !all.some(({ period }) => period === year))
          .map((missing) => ({ place: area, period: missing }))
      : [],
    leftOut: all.length - points.length,
  }
}

/** Years without a figure inside a series that is yearly where it has figures. */
function missingYears(points: readonly Point[]): PeriodCode[] {
  const years = points.map((point) => periodYear(point.period))
  const isYearly = points.every((point) => periodKind(point.period) === 'year')
  const [first, last] = [years[0], years.at(-1)]
  if (!isYearly || first === undefined || last === undefined) return []
  const span = last - first + 1
  if (span > 1.5 * years.length) return []
  return Array.from({ length: span }, (_, step) => first + step)
    .filter((year) => !years.includes(year))
    .map((year) => year * 1000)
}
