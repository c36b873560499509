import type { Level } from '#domain/location/location.ts'
import { nearestYear } from '#domain/observation/nearest-year.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from './reference-data.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'

/** One source's figures of an indicator at every place of a level. */
export interface AcrossPlaces {
  readonly indicator: number
  readonly source: number
  readonly level: Level
  readonly period: PeriodCode
  /** Places below this one only; absent: all of the level. */
  readonly within?: number
  /** Where a place has no figure of the period, takes the nearest year, at most 2 away. Default false. */
  readonly nearest?: boolean
}

/**
 * The points of a level at one period, ordered by location id. Places without a figure are left out: compare the length with
 * the number of places to say how many are missing. With `nearest`, the point's own period tells the year it is from.
 */
export function acrossPlaces(
  table: ObservationTable,
  wanted: AcrossPlaces,
  reference: ReferenceData,
): Point[] {
  const { indicator, source, level, period, within, nearest = false } = wanted
  const byPlace = Map.groupBy(pointsWhere(table, { indicator, source }), (point) => point.location)
  return [...byPlace].flatMap(([location, points]) => {
    const place = reference.locations.get(location)
    if (place?.level !== level || (within !== undefined && !isWithin(location, within, reference))) return []
    const exact = points.find((point) => point.period === period)
    if (exact || !nearest) return exact ?? []
    const year = nearestYear(
      points.map((point) => periodYear(point.period)),
      periodYear(period),
    )
    return points.findLast((point) => periodYear(point.period) === year) ?? []
  })
}

function isWithin(location: number, ancestor: number, reference: ReferenceData): boolean {
  const parent = reference.locations.get(location)?.parent ?? null
  return parent !== null && (parent === ancestor || isWithin(parent, ancestor, reference))
}
