import type { Finding } from './finding.ts'

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/
const WHOLE = /^-?\d{1,15}$/

/** Letters of a cell that are repeated when it cannot be read. */
const LONGEST = 60

/** The order of a file's columns: name → position. */
export type Header = ReadonlyMap<string, number>

/** A row of a file, read cell by cell. What cannot be read is noted, and the row is then refused as a whole. */
export class Row {
  readonly file: string
  readonly line: number
  readonly problems: Finding[] = []
  /** Things worth a look, for which the row is not refused. */
  readonly warnings: Finding[] = []
  readonly #header: Header
  readonly #cells: readonly string[]

  constructor(file: string, line: number, header: Header, cells: readonly string[]) {
    this.file = file
    this.line = line
    this.#header = header
    this.#cells = cells
    if (cells.length !== header.size) {
      this.refuse('', `The row has ${cells.length} cells, the header has ${header.size}.`)
    }
  }

  /** Notes why the row cannot be used. */
  refuse(column: string, message: string): void {
    this.problems.push({ file: this.file, line: this.line, column, message })
  }

  warn(column: string, message: string): void {
    this.warnings.push({ file: this.file, line: this.line, column, message })
  }

  /** The cell's text without spaces around it; empty when there is none or the file has no such column. */
  text(column: string): string {
    const position = this.#header.get(column)
    return position === undefined ? '' : (this.#cells[position] ?? '').trim()
  }

  /** True when one of these columns is there and its cell is not empty. */
  hasAny(columns: readonly string[]): boolean {
    return columns.some((column) => this.text(column) !== '')
  }

  /** True when a cell has the sign that stands for bytes which are not UTF-8. */
  hasBrokenText(): boolean {
    return this.#cells.some((cell) => cell.includes('\uFFFD'))
  }

  /** Text that must be there. */
  required(column: string): string {
    const text = this.text(column)
    if (text === '') this.refuse(column, 'The cell is empty.')
    return text
  }

  /** A number, or null for an empty cell. */
  number(column: string): number | null {
    const text = this.text(column)
    if (text === '') return null
    const value = Number(text)
    if (NUMBER.test(text) && Number.isFinite(value)) return value
    this.refuse(column, `${told(text)} is not a number. Write it like 1234.5, without separators and signs.`)
    return null
  }

  /** A whole number from `least` to `most`, or null for an empty cell. */
  whole(column: string, least: number, most: number): number | null {
    const text = this.text(column)
    if (text === '') return null
    const value = Number(text)
    if (WHOLE.test(text) && value >= least && value <= most) return value
    this.refuse(column, `"${text}" is not a whole number from ${least} to ${most}.`)
    return null
  }

  /** An id below `limit` that must be there; 0 stands for one that was refused. */
  newId(column: string, limit: number): number {
    const id = this.whole(column, 1, limit - 1)
    if (id === null && this.text(column) === '') this.refuse(column, 'The cell is empty.')
    return id ?? 0
  }

  /** The id of something known, or null for an empty cell. `noun` names it: `indicator`. */
  optionalId(column: string, known: { has(id: number): boolean }, noun: string): number | null {
    const text = this.text(column)
    if (text === '') return null
    const id = Number(text)
    if (WHOLE.test(text) && known.has(id)) return id
    this.refuse(column, `There is no ${noun} with the id "${text}".`)
    return null
  }

  /** The id of something known, which must be there; 0 stands for one that was refused. */
  id(column: string, known: { has(id: number): boolean }, noun: string): number {
    if (this.text(column) === '') this.refuse(column, 'The cell is empty.')
    return this.optionalId(column, known, noun) ?? 0
  }

  /** One of a few words; the first stands for one that was refused. */
  word<Word extends string>(column: string, words: readonly [Word, ...Word[]]): Word {
    const text = this.text(column)
    const found = words.find((word) => word === text)
    if (found === undefined) this.refuse(column, `"${text}" is none of ${words.join(', ')}.`)
    return found ?? words[0]
  }

  /** The parts of a cell between semicolons. */
  list(column: string): string[] {
    const text = this.text(column)
    return text === '' ? [] : text.split(';').map((part) => part.trim())
  }
}

/** A cell in the sentence that refuses it. */
function told(text: string): string {
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}"`
}
