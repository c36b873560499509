import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** A row of a CSV file as text. */
export interface CsvRecord {
  /** The line on which the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** A cell has the sign that stands for bytes which are not UTF-8. */
  readonly isBroken: boolean
}

const BROKEN = '\uFFFD'

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

/** The line on which a parsed row begins, `before` lines having been read already. */
function beginning({ record, info }: Parsed, before: number): number {
  const breaks = record.reduce(
    (sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0),
    0,
  )
  return before + info.lines - breaks
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'The file may not be read by this user.',
}

function sentence(error: unknown, before: number): UnreadableCsv {
  if (error instanceof CsvError) {
    return new UnreadableCsv(
      'A quotation mark is out of place, so the rest cannot be read.',
      before + Number(error.lines),
    )
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error))
  return new UnreadableCsv(reason, 0)
}

/** Rows that are passed on together once a file is parsed. */
const BATCH = 1000

/** Bytes that are looked at together. Their rows die young, which with eight times as many costs a quarter of the time. */
const CHUNK = 32 * 1024

const LINE_END = /\r\n|\n|\r/

/** What was read of a file: how many lines, and what has not been taken apart yet. */
interface Place {
  lines: number
  rest: string
}

/**
 * The rows of a CSV file in batches, one after the other, the header first; memory stays bounded. Empty lines are passed over.
 *
 * As long as no quotation mark stands in it, a file is taken apart at its line ends and commas; from the first one on it is
 * parsed. Throws UnreadableCsv when the file is missing or its quotation marks do not fit together.
 */
export async function* csvRecords(path: string): AsyncGenerator<readonly CsvRecord[]> {
  const file = createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK })
  const chunks: AsyncIterator<string> = file[Symbol.asyncIterator]()
  const place: Place = { lines: 0, rest: '' }
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { value, done } = await chunks.next()
      const text = done ? '' : isFirst ? value.replace(/^\uFEFF/, '') : value
      place.rest += text
      if (text.includes('"')) {
        yield* parsedRows(place, chunks)
        return
      }
      const rows = plainRows(place, done ?? false)
      if (rows.length > 0) yield rows
      if (done) return
    }
  } catch (error) {
    throw error instanceof UnreadableCsv ? error : sentence(error, place.lines)
  } finally {
    file.destroy()
  }
}

/** The whole lines of text without quotation marks; the last one stays until its end has come. */
function plainRows(place: Place, isEnd: boolean): CsvRecord[] {
  const lines = place.rest.split(place.rest.includes('\r') ? LINE_END : '\n')
  // Looked for in the whole at first: few files have any.
  const isBroken = place.rest.includes(BROKEN)
  // A carriage return at the end may be half of a line end.
  const isHalf = !isEnd && place.rest.endsWith('\r')
  const held = isEnd ? 0 : isHalf ? 2 : 1
  const whole = held === 0 ? lines : lines.slice(0, -held)
  place.rest = isHalf ? `${lines.at(-2) ?? ''}\r` : held === 0 ? '' : (lines.at(-1) ?? '')
  const first = place.lines + 1
  place.lines += whole.length
  const rows: CsvRecord[] = []
  for (const [index, text] of whole.entries()) {
    if (text === '') continue
    rows.push({ line: first + index, cells: text.split(','), isBroken: isBroken && text.includes(BROKEN) })
  }
  return rows
}

/** The rows from the first line with a quotation mark on. */
async function* parsedRows(
  place: Place,
  chunks: AsyncIterator<string>,
): AsyncGenerator<readonly CsvRecord[]> {
  const options = { info: true, relax_column_count: true, skip_empty_lines: true } as const
  const parser = parse({ ...options, record_delimiter: ['\r\n', '\n', '\r'] })
  const source = Readable.from(remaining(place.rest, chunks))
  source.on('error', (error) => parser.destroy(error))
  const records: AsyncIterable<Parsed> = source.pipe(parser)
  let batch: CsvRecord[] = []
  for await (const parsed of records) {
    const { record: cells } = parsed
    const isBroken = cells.some((cell) => cell.includes(BROKEN))
    batch.push({ line: beginning(parsed, place.lines), cells, isBroken })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* remaining(rest: string, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  yield rest
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}
