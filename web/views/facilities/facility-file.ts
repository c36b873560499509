import { csvField } from '#charts/export/safe-cell.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import type { NameOf } from './name-of.ts'

const HEADS = [
  ...['id', 'name', 'type', 'level_of_care', 'ownership', 'state', 'lga', 'latitude', 'longitude'],
  'source',
]

/** Facilities as CSV with a row for each, places by name; what is not known is empty. */
export function facilityFile(facilities: readonly Facility[], nameOf: NameOf, source: string): string {
  const rows = facilities.map(({ id, name, type, level, ownership, state, lga, at }) => [
    ...[id, name, type, level, ownership, nameOf(state), nameOf(lga)],
    ...[at?.[1] ?? null, at?.[0] ?? null, source],
  ])
  return [HEADS, ...rows].map((row) => `${row.map((cell) => csvField(cell)).join(',')}\r\n`).join('')
}
