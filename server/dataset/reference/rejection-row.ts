import type { Rejection } from '#domain/observation/rejection.ts'
import type { KnownIds } from '../known-ids.ts'
import { readKey } from '../observation-row.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

export const REJECTION_COLUMNS: Columns = {
  required: ['indicator', 'datasource', 'location', 'period', 'value', 'reason'],
  optional: [],
}

/** A figure that was taken out or is kept under protest; its value is looked at by nobody else. Null when the row was refused. */
export function readRejection(row: Row, known: KnownIds): Rejection | null {
  const key = readKey(row, known)
  const value = row.number('value')
  if (row.text('value') === '') row.refuse('value', 'The cell is empty.')
  const rejection: Rejection = { ...key, value: value ?? 0, reason: row.required('reason') }
  return row.problems.length > 0 ? null : rejection
}
