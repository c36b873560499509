import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'

/** A row of a CSV file as text. */
export interface CsvRecord {
  /** The line on which the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** The file cannot be read any further. */
export class UnreadableCsv extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'UnreadableCsv'
    this.line = line
  }
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function beginning({ record, info }: Parsed): number {
  const breaks = record.reduce(
    (sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0),
    0,
  )
  return info.lines - breaks
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'The file may not be read by this user.',
}

function sentence(error: unknown): UnreadableCsv {
  if (error instanceof CsvError) {
    return new UnreadableCsv(
      'A quotation mark is out of place, so the rest cannot be read.',
      Number(error.lines),
    )
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error))
  return new UnreadableCsv(reason, 0)
}

/**
 * The rows of a CSV file one after the other, the header first; memory stays bounded. Empty lines are passed over.
 *
 * Throws UnreadableCsv when the file is missing or its quotation marks do not fit together.
 */
export async function* csvRecords(path: string): AsyncGenerator<CsvRecord> {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const
  const parser = parse({ ...options, record_delimiter: ['\r\n', '\n', '\r'] })
  const file = createReadStream(path)
  file.on('error', (error) => parser.destroy(error))
  try {
    const records: AsyncIterable<Parsed> = file.pipe(parser)
    for await (const parsed of records) yield { line: beginning(parsed), cells: parsed.record }
  } catch (error) {
    throw sentence(error)
  } finally {
    file.destroy()
  }
}
