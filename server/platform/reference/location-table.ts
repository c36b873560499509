import { type LocationWireRow, locationRow } from '#contract/reference/location.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'

type StoredLocation = Omit<LocationWireRow, 'created_at' | 'updated_at'> & {
  readonly created_at: Date
  readonly updated_at: Date
}

export const LOCATIONS: ListTable<StoredLocation, LocationWireRow> = {
  name: 'location',
  wire: locationRow,
  columns: `t.id, t.name, t.shown_name, t.parent, t.level, t.iso_code, t.pcode, t.capital, t.area_km2, t.latitude, t.longitude,
    t.senatorial_district, t.created_at, t.updated_at`,
  from: 'location t',
  toRow: (stored) => ({ ...stored, ...wireTimes(stored) }),
}
