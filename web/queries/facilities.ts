import { inTime } from '#web/files/in-time.ts'
import address from '#datasets/facilities.csv?url'
import type { Position } from '#domain/location/nearest.ts'
import { fetchText, resource } from './resource.ts'

/** A public health facility of the list that ships. */
export interface Facility {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly level: string
  readonly ownership: string
  readonly state: number
  /** null where the coordinates are missing or lie outside the state. */
  readonly lga: number | null
  readonly at: Position | null
}

/** Where the whole list can be taken from, as it ships. */
export const FACILITIES_ADDRESS = address

/** The list of facilities, for whoever looks for one; 2 MB before they are packed. */
export const facilitiesResource = resource<readonly Facility[]>(async () => {
  const [text, { parse }] = await Promise.all([
    fetchText(address),
    inTime('csv', () => import('csv-parse/browser/esm/sync')),
  ])
  const rows: Readonly<Record<string, string>>[] = parse(text, { columns: true })
  return rows.map(facilityOf)
})

function facilityOf(row: Readonly<Record<string, string>>): Facility {
  const { name = '', type = '', level = '', ownership = '', longitude, latitude } = row
  const isPlaced = Boolean(longitude && latitude && row.flag !== 'coordinates_outside_state')
  return {
    ...{ id: Number(row.id), name, type, level, ownership, state: Number(row.state) },
    lga: row.lga ? Number(row.lga) : null,
    at: isPlaced ? [Number(longitude), Number(latitude)] : null,
  }
}
