import type { SqlValue } from '#server/platform/database/database.ts'

/** Characters in a chunk of a bulk load; memory stays bounded by it. */
const CHUNK = 64 * 1024

/** A cell as COPY's CSV format reads it. */
export function copyCell(value: SqlValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return `"${value.replaceAll('"', '""')}"`
  return `"{${value.map((item) => (item === null ? 'NULL' : element(item))).join(',')}}"`
}

/** An element of an array inside a quoted cell, where every quotation mark is doubled. */
function element(item: string | number | boolean): string {
  if (typeof item !== 'string') return String(item)
  return `"${item.replaceAll(/["\\]/g, '\\$&')}"`.replaceAll('"', '""')
}

/** A row as COPY's CSV format reads it: null is an empty cell, empty text a pair of quotation marks. */
export function copyLine(values: readonly SqlValue[]): string {
  return `${values.map(copyCell).join(',')}\n`
}

/** Joins lines to chunks of whole lines. */
export async function* inChunks(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += line
    if (chunk.length >= CHUNK) {
      yield chunk
      chunk = ''
    }
  }
  if (chunk !== '') yield chunk
}
