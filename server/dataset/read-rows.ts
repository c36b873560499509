import { csvRows, UnreadableCsv } from './csv-records.ts'
import type { CsvRows } from './csv-rows.ts'
import type { Finding, Findings } from './finding.ts'
import { Row } from './row.ts'

/** A data file: where it is, and what it is called in messages. */
export interface DataFile {
  readonly path: string
  readonly name: string
}

/** The columns of a kind of file. */
export interface Columns {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** What a kind of row is read into; null when the row was refused. The row is good until the next one is read. */
export type ReadRow<Content> = (row: Row) => Content | null

/** A row that was read, with the line on which it stands. */
export interface Placed<Content> {
  readonly line: number
  readonly content: Content
}

/** How .xlsx and .ods files begin, whatever they are called. */
const WORKBOOK = 'PK\u0003\u0004'

/** What is wrong with a header, a sentence each. */
function headerProblems(cells: readonly string[], { required, optional }: Columns): Omit<Finding, 'file'>[] {
  const [first = ''] = cells
  if (first.startsWith(WORKBOOK)) {
    return [{ line: 1, column: '', message: 'This is a workbook, not a CSV file. Save it as "CSV UTF-8".' }]
  }
  if (cells.length === 1 && /[;\t]/.test(first)) {
    return [{ line: 1, column: '', message: 'The columns must be separated by commas.' }]
  }
  const missing = required.filter((name) => !cells.includes(name))
  const strange = cells.filter((name) => !required.includes(name) && !optional.includes(name))
  const twice = cells.filter((name, position) => cells.indexOf(name) !== position)
  return [
    ...missing.map((name) => ({ line: 1, column: name, message: 'This column is missing.' })),
    ...strange.map((name) => ({ line: 1, column: name, message: 'There is no column of this name.' })),
    ...twice.map((name) => ({ line: 1, column: name, message: 'This column is there twice.' })),
  ]
}

/** The names of the columns, as written in the first row. */
export function headerNames(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim())
}

/**
 * Reads a file in batches of rows; memory stays bounded. Rows that cannot be used are left out and noted in `problems`.
 *
 * A file that is missing, has the wrong columns, or cannot be read to its end is a problem too, never an exception.
 */
export async function* readRows<Content>(
  file: DataFile,
  columns: Columns,
  read: ReadRow<Content>,
  problems: Findings,
  warnings: Findings,
): AsyncGenerator<readonly Placed<Content>[]> {
  let row: Row | null = null
  try {
    for await (const rows of csvRows(file.path)) {
      if (row === null) {
        if (!rows.next()) continue
        const names = headerNames(rows.cells())
        if (!isHeader(file, names, columns, problems)) return
        row = new Row(file.name, names)
      }
      const batch: Placed<Content>[] = []
      while (rows.next()) {
        const content = readRow(row, rows, read)
        for (const problem of row.problems) problems.add(problem)
        for (const warning of row.warnings) warnings.add(warning)
        if (content !== null && row.problems.length === 0) batch.push({ line: rows.line, content })
      }
      yield batch
    }
    if (row === null) problems.add({ file: file.name, line: 0, column: '', message: 'The file is empty.' })
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    problems.add({ file: file.name, line: error.line, column: '', message: error.message })
  }
}

/** True when the columns are those that the file should have; else what is wrong is noted. */
function isHeader(file: DataFile, names: readonly string[], columns: Columns, problems: Findings): boolean {
  const wrong = headerProblems(names, columns)
  for (const problem of wrong) problems.add({ file: file.name, ...problem })
  return wrong.length === 0
}

/** What a row says; null when it was refused. */
function readRow<Content>(row: Row, rows: CsvRows, read: ReadRow<Content>): Content | null {
  row.take(rows)
  if (row.problems.length === 0 && row.hasBrokenText()) {
    row.refuse('', 'The text is not UTF-8. Save the file as "CSV UTF-8".')
  }
  return row.problems.length === 0 ? read(row) : null
}

/** All rows of a file that fits in memory. */
export async function allRows<Content>(
  ...parameters: Parameters<typeof readRows<Content>>
): Promise<Placed<Content>[]> {
  const rows: Placed<Content>[] = []
  for await (const batch of readRows<Content>(...parameters)) rows.push(...batch)
  return rows
}
