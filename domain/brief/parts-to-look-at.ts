import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level, Location } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodKind } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { median } from '#domain/statistics/median.ts'
import type { BriefQuestion } from './question.ts'

/** So many parts are named, and never more than half of them; so many of the indicators that tell of them are shown. */
const NAMED = 5
const SHOWN = 5
/** A middle of fewer parts than this is none. */
const FEWEST_PARTS = 5
/** An interval of a modelled share or rate that is narrower than this, in points or per 1,000, says more than a few households can. */
const TOO_NARROW = 4

/** One indicator by which the parts of a place are looked at: one source and period, with published intervals. */
export interface PartsColumn {
  readonly indicator: Indicator
  readonly source: StatedFigure['source']
  readonly period: number
  /** Of the parts that have a figure. */
  readonly middle: number
  readonly points: readonly Point[]
}

/** A part of the place, and in which indicators it stands on the worse side of the middle part. */
export interface PartOfPlace {
  readonly place: Location
  /** With the whole published interval. */
  readonly surely: readonly Indicator[]
  /** With the figure; those of `surely` are among them. */
  readonly worse: readonly Indicator[]
  /** In how many it was looked at. */
  readonly compared: number
}

export interface PartsToLookAt {
  readonly level: Level
  /** All columns that were counted. */
  readonly columns: readonly PartsColumn[]
  /** Those that tell most of the named parts, in the order of the catalogue. */
  readonly shown: readonly PartsColumn[]
  readonly parts: readonly PartOfPlace[]
}

/**
 * The parts of a place that a reader should look at, by a rule that ranks nobody: those whose published interval lies wholly on the
 * worse side of the middle part in the most key indicators, then those on that side at all; ties by name. Parts of a state are its
 * LGAs, of a zone and of the nation their states. Null where no source has figures with intervals of at least half of the parts,
 * or where no part stands out.
 */
export function partsToLookAt(question: BriefQuestion): PartsToLookAt | null {
  const level: Level = question.place.level === 3 ? 4 : 3
  const inside = partsOf(question, level)
  if (inside.length < FEWEST_PARTS) return null
  const columns = question.data.subjects.key.flatMap((id) => columnOf(question, id, inside) ?? [])
  const parts = inside
    .map((place) => partOf(place, columns))
    .filter(({ surely }) => surely.length > 0)
    .toSorted(
      (a, b) =>
        b.surely.length - a.surely.length ||
        b.worse.length - a.worse.length ||
        a.place.name.localeCompare(b.place.name),
    )
    .slice(0, Math.min(NAMED, Math.floor(inside.length / 2)))
  if (parts.length === 0) return null
  return { level, columns, shown: mostTelling(columns, parts), parts }
}

function partsOf({ data, place }: BriefQuestion, level: Level): Location[] {
  const isInside = (location: Location): boolean => {
    const parent = location.parent === null ? undefined : data.reference.locations.get(location.parent)
    return parent !== undefined && (parent === place || isInside(parent))
  }
  return [...data.reference.locations.values()].filter(
    (location) => location.level === level && isInside(location),
  )
}

/** The newest round with intervals that has figures of at least half of the parts; null without one, or without a better side. */
function columnOf({ data }: BriefQuestion, id: number, inside: readonly Location[]): PartsColumn | null {
  const indicator = byId(data.reference.indicators, id)
  if (indicator.slope === null) return null
  const table = data.tableOf(id)
  const locations = new Set(inside.map(({ id: place }) => place))
  const rounds = distinct(table, 'source', { indicator: id, locations }).flatMap((source) => {
    const held = pointsWhere(table, { indicator: id, source, locations }).filter(canBeHeldAgainst)
    return [...Map.groupBy(held, ({ period }) => period)].map(([period, points]) => ({
      source: byId(data.reference.sources, source),
      period,
      points,
    }))
  })
  const [best] = rounds
    .filter(({ points }) => points.length * 2 >= inside.length)
    .toSorted((a, b) => b.period - a.period || b.points.length - a.points.length || a.source.id - b.source.id)
  return best ? { indicator, ...best, middle: median(best.points.map(({ value }) => value)) } : null
}

function canBeHeldAgainst(point: Point): boolean {
  const { lower, upper, period, flags, coordinates } = point
  if (lower === null || upper === null || coordinates.supersededBy !== null) return false
  return periodKind(period) === 'year' && isWhole(point) && !flags.includes('doubtful')
}

function partOf(place: Location, columns: readonly PartsColumn[]): PartOfPlace {
  const held = columns.flatMap(({ indicator, middle, points }) => {
    const point = points.find(({ location }) => location === place.id)
    return point && !restsOnFewEvents(point, indicator) ? [{ indicator, middle, point }] : []
  })
  const isWorse = (value: number | null, middle: number, { slope }: Indicator) =>
    value !== null && value !== middle && value > middle === (slope === 'Negative')
  const worse = held.filter(({ indicator, middle, point }) => isWorse(point.value, middle, indicator))
  const surely = worse.filter(({ indicator, middle, point }) => {
    const nearest = indicator.slope === 'Negative' ? point.lower : point.upper
    return !isTooNarrow(point, indicator, place.level) && isWorse(nearest, middle, indicator)
  })
  const named = (all: typeof held) => all.map(({ indicator }) => indicator)
  return { place, surely: named(surely), worse: named(worse), compared: held.length }
}

/** An interval of an LGA's share, or of its rate per 1,000, that is too narrow to be trusted, and is not counted. */
export function isTooNarrow({ lower, upper }: Point, { factor }: Indicator, level: Level): boolean {
  return (
    level === 4 &&
    (factor === 1 || factor === 2) &&
    lower !== null &&
    upper !== null &&
    upper - lower < TOO_NARROW
  )
}

function mostTelling(columns: readonly PartsColumn[], parts: readonly PartOfPlace[]): PartsColumn[] {
  const tells = ({ indicator }: PartsColumn) =>
    parts.filter(({ surely }) => surely.includes(indicator)).length
  const chosen = columns.toSorted((a, b) => tells(b) - tells(a)).slice(0, SHOWN)
  return columns.filter((column) => chosen.includes(column))
}
