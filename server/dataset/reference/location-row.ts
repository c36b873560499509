import { type Level, LEVELS, type Location } from '#domain/location/location.ts'
import { ID_LIMITS } from '../known-ids.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

export const LOCATION_COLUMNS: Columns = {
  required: ['id', 'name', 'level', 'parent'],
  optional: ['iso_code', 'pcode', 'capital', 'area_km2', 'latitude', 'longitude', 'senatorial_district'],
}

/** A location with the facts about it. Area in square kilometres, centre in degrees. */
export interface LocationDetails extends Location {
  readonly isoCode: string
  readonly pcode: string
  readonly capital: string
  readonly areaKm2: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** The district of an LGA. */
  readonly senatorialDistrict: number | null
}

const LEVEL_IDS: readonly Level[] = [1, 2, 3, 4, 5]

function readLevel(row: Row): Level {
  const text = row.text('level')
  const level = LEVEL_IDS.find((id) => String(id) === text)
  if (level === undefined) {
    const names = LEVEL_IDS.map((id) => `${id} (${LEVELS[id]})`).join(', ')
    row.refuse('level', `"${text}" is not a level. The levels are ${names}.`)
  }
  return level ?? 1
}

/** A degree of latitude or longitude, or null for an empty cell. */
export function readDegree(row: Row, column: 'latitude' | 'longitude'): number | null {
  const degree = row.number(column)
  const most = column === 'latitude' ? 90 : 180
  if (degree !== null && Math.abs(degree) > most) row.refuse(column, `${degree} is not a ${column}.`)
  return degree
}

/** A location; its parent and district are checked when all are known. */
export function readLocation(row: Row): LocationDetails | null {
  const location: LocationDetails = {
    id: row.newId('id', ID_LIMITS.location),
    name: row.required('name'),
    level: readLevel(row),
    parent: row.whole('parent', 1, ID_LIMITS.location - 1),
    isoCode: row.text('iso_code'),
    pcode: row.text('pcode'),
    capital: row.text('capital'),
    areaKm2: row.number('area_km2'),
    latitude: readDegree(row, 'latitude'),
    longitude: readDegree(row, 'longitude'),
    senatorialDistrict: row.whole('senatorial_district', 1, ID_LIMITS.location - 1),
  }
  return row.problems.length > 0 ? null : location
}
