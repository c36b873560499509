import type { Level, Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { type AcrossPlaces, acrossPlaces } from '#domain/reference/across-places.ts'
import { latestPoint, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { annualPoints } from './annual-points.ts'
import { unitScale, yearUnit } from './figure-unit.ts'
import type { FigureRow, PickedFigures } from './figure-row.ts'

/** One source's figures of an indicator over the places of a level; without a period those of the latest. */
export interface PlacesAsked {
  readonly indicator: number
  readonly source: number
  readonly level: Level
  readonly within?: number | null | undefined
  readonly period?: PeriodCode | null | undefined
  /** Takes the nearest year, at most 2 away, where a place has no figure of the period. */
  readonly nearest?: boolean
}

/** One row for every place of the level, by id. `period` is null when the source has no figure there. */
export interface FiguresAcross extends PickedFigures {
  readonly period: PeriodCode | null
  /** How many figures are of another year. */
  readonly moved: number
}

/**
 * The figures of every place of a level at one period; places without one are gaps. The period is the latest with a figure
 * that is no projection, unless it is given; a year of a monthly source is made of its months. Source: methods §0 C4, §4.
 */
export function figuresAcrossPlaces(
  points: readonly Point[],
  reference: ReferenceData,
  asked: PlacesAsked,
): FiguresAcross {
  const places = placesOf(reference, asked.level, asked.within ?? null)
  const ids = new Set(places.map(({ id }) => id))
  const own = points.filter(
    (point) =>
      point.indicator === asked.indicator && point.source === asked.source && ids.has(point.location),
  )
  const period = asked.period ?? latestPoint(tableOf(own), {})?.period ?? null
  if (period === null || own.length === 0) return { rows: [], warnings: [], period: null, moved: 0 }
  const found = new Map(atPeriod(own, reference, asked, period).map((point) => [point.location, point]))
  const rows: FigureRow[] = places.map(({ id }) => {
    const point = found.get(id) ?? null
    return {
      indicator: asked.indicator,
      source: asked.source,
      location: id,
      period: point?.period ?? period,
      point,
    }
  })
  const moved = [...found.values()].filter((point) => point.period !== period).length
  return { rows, period, moved, warnings: movedWarning(moved) }
}

function placesOf(reference: ReferenceData, level: Level, within: number | null): Location[] {
  const isBelow = (place: Location): boolean => {
    if (within === null || place.parent === within) return true
    const parent = place.parent === null ? undefined : reference.locations.get(place.parent)
    return parent !== undefined && isBelow(parent)
  }
  return locationsAt(reference, level)
    .filter(isBelow)
    .toSorted((a, b) => a.id - b.id)
}

function atPeriod(
  own: readonly Point[],
  reference: ReferenceData,
  { indicator, source, level, nearest = false }: PlacesAsked,
  period: PeriodCode,
): Point[] {
  const isExact = own.some((point) => point.period === period)
  const { factor } = byId(reference.indicators, indicator)
  const unit = yearUnit(byId(reference.indicators, indicator))
  const useYears = periodKind(period) === 'year' && (nearest || !isExact)
  const usable = useYears ? annualPoints(own, unit, unitScale({ factor })) : own
  const wanted: AcrossPlaces = { indicator, source, level, period, nearest }
  return acrossPlaces(tableOf(usable), wanted, reference)
}

function movedWarning(moved: number): Message[] {
  return moved === 0 ? [] : [message('answers.nearest-year', { count: moved })]
}

/** The years of a source at the places of a level, the latest first, without projections. */
export function yearsAcrossPlaces(points: readonly Point[], asked: PlacesAsked): number[] {
  const own = points.filter(
    ({ indicator, source, flags }) =>
      indicator === asked.indicator && source === asked.source && !flags.includes('projection'),
  )
  return [...new Set(own.map(({ period }) => periodYear(period)))].toSorted((a, b) => b - a)
}
