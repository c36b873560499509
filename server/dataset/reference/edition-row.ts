import type { EditionFigure } from '#domain/observation/edition.ts'
import type { KnownIds } from '../known-ids.ts'
import { readKey, readLevel, readValue } from '../observation-row.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

export const EDITION_COLUMNS: Columns = {
  required: ['indicator', 'datasource', 'location', 'period', 'edition', 'value'],
  optional: ['lower', 'upper', 'interval_level', 'origin'],
}

/** One edition of a figure; null when the row was refused. */
export function readEdition(row: Row, known: KnownIds): EditionFigure | null {
  const key = readKey(row, known)
  const value = readValue(row, key, known)
  const edition: EditionFigure = {
    ...key,
    ...value,
    edition: row.required('edition'),
    intervalLevel: readLevel(row, value.lower),
    origin: row.text('origin'),
  }
  return row.problems.length > 0 ? null : edition
}
