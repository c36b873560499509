import type { Position } from '#domain/location/nearest.ts'
import { Budget } from '#exchange/reading/limits.ts'
import { separated } from '#exchange/text/separated.ts'

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

/** The facilities of the file that ships. Twenty thousand rows: a reader of every kind of CSV takes four times as long. */
export function facilitiesIn(text: string): readonly Facility[] {
  const [head, ...rows] = separated(text, new Budget()).grid.rows.map(({ cells }) => cells.map(String))
  const columns = head ?? []
  return rows.map((cells) =>
    facilityOf(Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']))),
  )
}

function facilityOf(row: Readonly<Record<string, string>>): Facility {
  const { name = '', type = '', level = '', ownership = '', longitude, latitude } = row
  const isPlaced = Boolean(longitude && latitude && row.flag !== 'coordinates_outside_state')
  return {
    ...{ id: Number(row.id), name, type, level, ownership, state: Number(row.state) },
    lga: row.lga ? Number(row.lga) : null,
    at: isPlaced ? [Number(longitude), Number(latitude)] : null,
  }
}
