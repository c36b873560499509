import type { FileRecords } from './file-records.ts'
import { plainNumber, plainWhole } from './plain-number.ts'

/** The rows of a part of a CSV file. They share one object and its lists. */
export abstract class CsvRows implements FileRecords {
  columns: readonly string[] = []
  /** The line on which the row begins, from 1. */
  line = 0
  width = 0
  /** The text that the cells lie in; cell number n is what stands from `starts[n]` to `ends[n]`. Longer lists end at `width`. */
  protected source = ''
  protected readonly starts: number[] = []
  protected readonly ends: number[] = []

  abstract next(): boolean

  /** True when a cell of the row has the sign that stands for bytes which are not UTF-8. */
  protected abstract hasBrokenText(): boolean

  get damage(): string | null {
    return this.hasBrokenText() ? 'The text is not UTF-8. Save the file as "CSV UTF-8".' : null
  }

  /** The cells of the row as they are written. */
  cells(): string[] {
    return Array.from({ length: this.width }, (_, cell) =>
      this.source.slice(this.starts[cell], this.ends[cell]),
    )
  }

  isEmpty(cell: number): boolean {
    return this.starts[cell] === this.ends[cell]
  }

  text(cell: number): string {
    const { source, starts, ends } = this
    const start = starts[cell] ?? 0
    const end = ends[cell] ?? 0
    if (start === end) return ''
    const written = source.slice(start, end)
    return isPrinted(source.charCodeAt(start)) && isPrinted(source.charCodeAt(end - 1))
      ? written
      : written.trim()
  }

  number(cell: number): number {
    return plainNumber(this.source, this.starts[cell] ?? 0, this.ends[cell] ?? 0)
  }

  whole(cell: number): number {
    return plainWhole(this.source, this.starts[cell] ?? 0, this.ends[cell] ?? 0)
  }
}

/** True for a character that cannot be a space of any alphabet. */
function isPrinted(code: number): boolean {
  return code > 32 && code < 127
}

/** The sign that stands for bytes which are not UTF-8. */
const BROKEN = '\uFFFD'

const COMMA = 44
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** Rows without quotation marks: cells between line ends and commas. Empty lines are passed over. */
export class PlainRows extends CsvRows {
  /** Lines that were passed, empty ones too. */
  passed = 0
  #at = 0
  #isBroken = false

  /** Takes the lines of a text, which follow those that were passed. */
  take(text: string): void {
    this.source = text
    this.#at = 0
    this.#isBroken = text.includes(BROKEN)
  }

  protected hasBrokenText(): boolean {
    return this.#isBroken && this.source.slice(this.starts[0], this.ends[this.width - 1]).includes(BROKEN)
  }

  next(): boolean {
    while (this.#at < this.source.length) {
      this.#readLine()
      this.passed += 1
      this.line = this.passed
      if (this.width > 1 || this.starts[0] !== this.ends[0]) return true
    }
    return false
  }

  #readLine(): void {
    const { source: text, starts, ends } = this
    let width = 0
    let start = this.#at
    let at = start
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      // Nearly all characters of figures come after the comma.
      if (code > COMMA) continue
      if (code === COMMA) {
        starts[width] = start
        ends[width] = at
        width += 1
        start = at + 1
      } else if (code === LINE_FEED || code === CARRIAGE_RETURN) break
    }
    starts[width] = start
    ends[width] = at
    this.width = width + 1
    const isPair = text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED
    this.#at = at + (isPair ? 2 : 1)
  }
}

/** A row as a list of its cells. */
export interface CsvRecord {
  /** The line on which the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Rows that a parser took apart. */
export class ParsedRows extends CsvRows {
  readonly #records: readonly CsvRecord[]
  #position = 0

  constructor(records: readonly CsvRecord[]) {
    super()
    this.#records = records
  }

  next(): boolean {
    const record = this.#records[this.#position]
    if (record === undefined) return false
    this.#position += 1
    this.line = record.line
    this.width = record.cells.length
    this.source = record.cells.join('')
    let at = 0
    for (const [cell, { length }] of record.cells.entries()) {
      this.starts[cell] = at
      at += length
      this.ends[cell] = at
    }
    return true
  }

  protected hasBrokenText(): boolean {
    return this.source.includes(BROKEN)
  }
}
