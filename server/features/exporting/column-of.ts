import { NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import type { ParquetColumn } from './parquet-parts.ts'

const WORDS: ReadonlySet<string> = new Set([
  'period',
  'flag',
  'reference_start',
  'reference_end',
  'evidence',
  'edition',
  'superseded_by',
])
const DECIMAL: ReadonlySet<string> = new Set([
  'value',
  ...NUMBER_COLUMNS.filter(({ type }) => type === 'decimal').map(({ name }) => name),
])

/** What a column of figures holds, for formats that say so. */
export function columnOf(name: string): ParquetColumn {
  if (WORDS.has(name)) return { name, type: 'text' }
  return { name, type: DECIMAL.has(name) ? 'decimal' : 'whole' }
}
