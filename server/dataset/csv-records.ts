import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type CsvRecord, type CsvRows, ParsedRows, PlainRows } from './csv-rows.ts'
import { UnreadableFile } from './file-records.ts'
import { refuseOtherKinds } from './other-kinds.ts'

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

function sentence(error: unknown, before: number): UnreadableFile {
  if (error instanceof CsvError) {
    return new UnreadableFile('A quotation mark is out of place, so the rest cannot be read.', {
      line: before + Number(error.lines),
    })
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error))
  return new UnreadableFile(reason)
}

/** Rows that are passed on together once a file is parsed. */
const BATCH = 1000

/** Bytes that are looked at together. Their rows die young, which with eight times as many costs a quarter of the time. */
const CHUNK = 32 * 1024

/**
 * The rows of a CSV file in batches, one after the other, the header first; memory stays bounded. Empty lines are passed over. A
 * batch is good until the next one is asked for.
 *
 * As long as no quotation mark stands in it, a file is taken apart at its line ends and commas; from the first one on it is
 * parsed. Throws UnreadableFile when the file is missing or its quotation marks do not fit together.
 */
export async function* csvRows(path: string): AsyncGenerator<CsvRows> {
  const file = createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK })
  const chunks: AsyncIterator<string> = file[Symbol.asyncIterator]()
  const rows = new PlainRows()
  let rest = ''
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { value, done } = await chunks.next()
      if (isFirst && !done) refuseOtherKinds(value)
      const text = done ? '' : isFirst ? value.replace(/^\uFEFF/, '') : value
      rest += text
      if (text.includes('"')) {
        yield* parsedRows(rest, rows.passed, chunks)
        return
      }
      const whole = done ? rest.length : wholeLines(rest)
      rows.take(rest.slice(0, whole))
      rest = rest.slice(whole)
      yield rows
      // Lines count, also those of rows that nobody looked at.
      while (rows.next());
      if (done) return
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : sentence(error, rows.passed)
  } finally {
    file.destroy()
  }
}

/** How much of a text is lines whose end has come. A carriage return at the end may be half of a line end. */
function wholeLines(text: string): number {
  const feed = text.lastIndexOf('\n') + 1
  return feed + text.slice(feed, -1).lastIndexOf('\r') + 1
}

/** All rows of a file that fits in memory, or its header alone. */
export async function* csvRecords(path: string): AsyncGenerator<CsvRecord> {
  for await (const rows of csvRows(path)) {
    while (rows.next()) yield { line: rows.line, cells: rows.cells() }
  }
}

/** The rows from the first line with a quotation mark on. */
async function* parsedRows(
  begun: string,
  before: number,
  chunks: AsyncIterator<string>,
): AsyncGenerator<CsvRows> {
  const options = { info: true, relax_column_count: true, skip_empty_lines: true } as const
  const parser = parse({ ...options, record_delimiter: ['\r\n', '\n', '\r'] })
  const source = Readable.from(remaining(begun, chunks))
  source.on('error', (error) => parser.destroy(error))
  const records: AsyncIterable<Parsed> = source.pipe(parser)
  let batch: CsvRecord[] = []
  for await (const parsed of records) {
    batch.push({ line: beginning(parsed, before), cells: parsed.record })
    if (batch.length < BATCH) continue
    yield new ParsedRows(batch)
    batch = []
  }
  if (batch.length > 0) yield new ParsedRows(batch)
}

async function* remaining(rest: string, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  yield rest
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}
