import { csvRows } from './csv-records.ts'
import { type FileReader, type FileRecords, UnreadableFile } from './file-records.ts'

/** The names of the columns of a first row, in small letters. Throws UnreadableFile where it is none of a CSV file. */
function columnsIn(cells: readonly string[]): string[] {
  const [first = ''] = cells
  if (cells.length === 1 && /[;\t]/.test(first)) {
    throw new UnreadableFile('The columns must be separated by commas.', { line: 1 })
  }
  return cells.map((cell) => cell.trim().toLowerCase())
}

/** Reads CSV files, whose first row names the columns. */
export const csvReader: FileReader = {
  reads: () => true,
  async *read(path): AsyncGenerator<FileRecords> {
    let columns: readonly string[] | null = null
    for await (const rows of csvRows(path)) {
      if (columns === null) {
        if (!rows.next()) continue
        columns = columnsIn(rows.cells())
      }
      rows.columns = columns
      yield rows
    }
  },
}
