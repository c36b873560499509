import { KEY_COLUMNS, NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import type { FileColumn } from '#domain/observation/import-file.ts'
import type { ParquetColumn } from './parquet-parts.ts'

/** Ids, whole numbers beside a value, and the year of birth of a cohort. */
const WHOLE: ReadonlySet<string> = new Set([
  ...KEY_COLUMNS.map(({ name }) => name).filter((name) => name !== 'period'),
  ...NUMBER_COLUMNS.filter(({ type }) => type !== 'decimal').map(({ name }) => name),
  'cohort' satisfies FileColumn['name'],
])
const DECIMAL: ReadonlySet<string> = new Set([
  'value',
  ...NUMBER_COLUMNS.filter(({ type }) => type === 'decimal').map(({ name }) => name),
])

/** What a column of figures holds, for formats that say so. */
export function columnOf(name: string): ParquetColumn {
  if (DECIMAL.has(name)) return { name, type: 'decimal' }
  return { name, type: WHOLE.has(name) ? 'whole' : 'text' }
}
