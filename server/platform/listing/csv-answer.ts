import { stringify } from 'csv-stringify'
import { Readable } from 'node:stream'
import { Streamed } from '#server/platform/http/endpoint-route.ts'

export type CsvCell = string | number | boolean | null | readonly (string | number)[]
export type CsvRow = Readonly<Record<string, CsvCell>>

/** Spreadsheets run text that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** Text that a spreadsheet cannot take for a formula: an apostrophe in front. Negative numbers stay numbers. */
export function safeCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

function cellText(cell: CsvCell): string | number {
  if (cell === null) return ''
  if (typeof cell === 'number') return cell
  if (typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? safeCell(cell) : cell.join(';')
}

/** A table with a header line. Lists within a cell have semicolons between them; gaps are empty cells. */
export function csvAnswer(
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
): Streamed {
  const lines = Readable.from(cellsOf(columns, rows))
  const table = stringify({ header: true, columns: [...columns], record_delimiter: 'windows' })
  lines.on('error', (error) => table.destroy(error))
  table.on('close', () => lines.destroy())
  const { mediaType, fileName } = csvFile(name)
  return new Streamed(lines.pipe(table), mediaType, fileName, Array.isArray(rows))
}

/** How a table of this name is sent. */
export function csvFile(name: string): Pick<Streamed, 'mediaType' | 'fileName'> {
  return { mediaType: 'text/csv; charset=utf-8', fileName: `${name}.csv` }
}

async function* cellsOf(
  columns: readonly string[],
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
): AsyncGenerator<(string | number)[]> {
  for await (const row of rows) yield columns.map((column) => cellText(row[column] ?? null))
}
