import { csvReader } from './csv-reader.ts'
import { type FileReader, type FileRecords, UnreadableFile } from './file-records.ts'
import type { Finding, Findings } from './finding.ts'
import { placeOf, Row } from './row.ts'

/** A data file: its path, and its name in messages. */
export interface DataFile {
  readonly path: string
  readonly name: string
  /** Reads it, where neither its name nor its content says how: a file under a mapping. */
  readonly reader?: FileReader
}

/** The formats in which figures may come, the most particular first. */
const READERS: readonly FileReader[] = [csvReader]

function readerOf({ name, reader }: DataFile): FileReader {
  if (reader !== undefined) return reader
  return READERS.find((reader) => reader.reads(name)) ?? csvReader
}

/** The column names of a file; none when it is empty or cannot be read, which is noted when its rows are. */
export async function columnsOf(file: DataFile): Promise<readonly string[]> {
  try {
    for await (const { columns } of readerOf(file).read(file.path)) return columns
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
  }
  return []
}

/** The columns of a kind of file. */
export interface Columns {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** The reader of a kind of row; null when the row was refused. The row is good until the next one is read. */
export type ReadRow<Content> = (row: Row) => Content | null

/** A row that was read, with the line on which it stands. */
export interface Placed<Content> {
  readonly line: number
  readonly content: Content
}

const NO_NAMES =
  'The first row names no column that is known here. Delete what stands above the row of names, or bring the file as a sheet.'

const withoutName = (positions: readonly number[]) =>
  `No name stands above column ${positions.join(', ')}. Delete what has no name, or name it.`

/** The faults in the names of columns, a sentence each. */
function columnProblems(
  names: readonly string[],
  { required, optional }: Columns,
): Pick<Finding, 'column' | 'message'>[] {
  const known = [...required, ...optional]
  // A title above the table says nothing about each column.
  if (!names.some((name) => known.includes(name))) return [{ column: '', message: NO_NAMES }]
  const unnamed = names.flatMap((name, position) => (name === '' ? [position + 1] : []))
  const missing = required.filter((name) => !names.includes(name))
  const strange = names.filter((name) => name !== '' && !known.includes(name))
  const twice = names.filter((name, position) => name !== '' && names.indexOf(name) !== position)
  return [
    ...(unnamed.length === 0 ? [] : [{ column: '', message: withoutName(unnamed) }]),
    ...missing.map((name) => ({ column: name, message: 'This column is missing.' })),
    ...strange.map((name) => ({ column: name, message: 'There is no column of this name.' })),
    ...twice.map((name) => ({ column: name, message: 'This column is there twice.' })),
  ]
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
  reader: FileReader = readerOf(file),
): AsyncGenerator<readonly Placed<Content>[]> {
  let row: Row | null = null
  let last: FileRecords | null = null
  try {
    for await (const records of reader.read(file.path)) {
      if (row === null || records !== last) {
        if (records.columns !== last?.columns && !hasColumns(file, records, columns, problems)) return
        row = new Row(file.name, records)
        last = records
      }
      const batch: Placed<Content>[] = []
      while (records.next()) {
        row.take()
        const content = row.problems.length === 0 ? read(row) : null
        for (const problem of row.problems) problems.add(problem)
        for (const warning of row.warnings) warnings.add(warning)
        if (content !== null && row.problems.length === 0) batch.push({ line: records.line, content })
      }
      yield batch
    }
    if (row === null) problems.add({ file: file.name, line: 0, column: '', message: 'The file is empty.' })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.add({ file: file.name, ...error.place, column: '', message: error.message })
  }
}

/** True when the columns are those that the file should have; else the fault is noted. */
function hasColumns(file: DataFile, records: FileRecords, columns: Columns, problems: Findings): boolean {
  const wrong = columnProblems(records.columns, columns)
  for (const problem of wrong) {
    problems.add({ file: file.name, ...placeOf({ ...records, line: 1 }), ...problem })
  }
  return wrong.length === 0
}

/** All rows of a file that fits in memory. */
export async function allRows<Content>(
  ...parameters: Parameters<typeof readRows<Content>>
): Promise<Placed<Content>[]> {
  const rows: Placed<Content>[] = []
  for await (const batch of readRows<Content>(...parameters)) rows.push(...batch)
  return rows
}
