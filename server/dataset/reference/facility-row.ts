import type { KnownIds } from '../known-ids.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'
import { readDegree } from './location-row.ts'

export const FACILITY_COLUMNS: Columns = {
  required: ['id', 'name', 'state', 'source'],
  optional: ['type', 'tier', 'level', 'ownership', 'lga', 'latitude', 'longitude', 'flag'],
}

/** A place where care is given. `tier` is 1 for a health post to 4 for a teaching hospital. */
export interface Facility {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly tier: number | null
  /** Level of care in words: `Primary`. */
  readonly level: string
  readonly ownership: string
  readonly state: number
  /** null when the coordinates are missing or lie outside the state. */
  readonly lga: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly source: number
  readonly flag: string
}

const MOST_FACILITIES = 2 ** 31 - 1

/** A facility, whose state is a state and whose LGA is an LGA; null when the row was refused. */
export function readFacility(row: Row, known: KnownIds): Facility | null {
  const facility: Facility = {
    id: row.newId('id', MOST_FACILITIES),
    name: row.required('name'),
    type: row.text('type'),
    tier: row.whole('tier', 1, 9),
    level: row.text('level'),
    ownership: row.text('ownership'),
    state: row.id('state', known.locations, 'location'),
    lga: row.optionalId('lga', known.locations, 'location'),
    latitude: readDegree(row, 'latitude'),
    longitude: readDegree(row, 'longitude'),
    source: row.id('source', known.sources, 'data source'),
    flag: row.text('flag'),
  }
  if (row.problems.length > 0) return null
  if (known.locations.get(facility.state) !== 3) row.refuse('state', `${facility.state} is not a state.`)
  if (facility.lga !== null && known.locations.get(facility.lga) !== 4) {
    row.refuse('lga', `${facility.lga} is not an LGA.`)
  }
  return row.problems.length > 0 ? null : facility
}
