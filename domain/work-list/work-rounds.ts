import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Level } from '#domain/location/location.ts'
import { distinct, type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, placesAbove, type ReferenceData } from '#domain/reference/reference-data.ts'

/** One source's figures of one year at the places of a list. */
export interface WorkRound {
  readonly source: DataSource
  readonly period: PeriodCode
  readonly points: readonly Point[]
  /** At least half of its figures have an interval, so that places can be told from each other. */
  readonly canRank: boolean
}

/** The places that a list is about: of one level, inside of some places. */
export interface WorkArea {
  readonly level: Extract<Level, 3 | 4>
  readonly within: readonly number[]
}

/** The places of an area, by name. */
export function workPlaces(reference: ReferenceData, { level, within }: WorkArea) {
  return [...reference.locations.values()]
    .filter(
      (place) => place.level === level && placesAbove(reference, place.id).some((id) => within.includes(id)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** A round with figures of fewer of the places than this share is about some of them. */
const ENOUGH = 0.5

/**
 * The rounds that have figures of at least half of the places: those first that can tell places from each other, of these the newest;
 * what was asked or modelled before what facilities counted.
 */
export function workRounds(
  table: ObservationTable,
  area: WorkArea,
  { indicator, reference, currentYear }: RoundsAsked,
): readonly WorkRound[] {
  const places = workPlaces(reference, area)
  const locations = new Set(places.map(({ id }) => id))
  const rounds = distinct(table, 'source', { indicator, locations }).flatMap((id) => {
    const source = byId(reference.sources, id)
    const points = pointsWhere(table, { indicator, source: id, locations }).filter(
      (point) =>
        periodKind(point.period) === 'year' &&
        periodYear(point.period) <= currentYear &&
        isWhole(point) &&
        !isProjected(point) &&
        point.coordinates.supersededBy === null,
    )
    return [...Map.groupBy(points, ({ period }) => period)].map(([period, own]): WorkRound => {
      const bounded = own.filter((point) => interval(point) !== null).length
      return { source, period, points: own, canRank: bounded * 2 >= own.length }
    })
  })
  const isCounted = ({ source }: WorkRound) => Number(source.classification === 'Routine')
  return rounds
    .filter(({ points }) => points.length >= Math.max(2, places.length * ENOUGH))
    .toSorted(
      (a, b) =>
        Number(b.canRank) - Number(a.canRank) ||
        b.period - a.period ||
        isCounted(a) - isCounted(b) ||
        b.points.length - a.points.length ||
        a.source.id - b.source.id,
    )
}

interface RoundsAsked {
  readonly indicator: number
  readonly reference: ReferenceData
  /** The year that counts as now. */
  readonly currentYear: number
}
