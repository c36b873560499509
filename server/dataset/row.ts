import type { FileRecords, Place } from './file-records.ts'
import type { Finding } from './finding.ts'

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/
const WHOLE = /^-?\d{1,15}$/

/** Letters of a cell that are repeated when it cannot be read. */
const LONGEST = 60

/**
 * A row of a file, read cell by cell, whatever the format of the file. An unreadable cell is noted, and the
 * row is then refused as a whole. One object serves all rows of a part of a file, one after the other.
 */
export class Row {
  readonly file: string
  readonly problems: Finding[] = []
  /** Things worth a look, for which the row is not refused. */
  readonly warnings: Finding[] = []
  /** The order of the file's columns: name → position. */
  readonly #header: ReadonlyMap<string, number>
  /** Positions of the columns of a list, for each list that was asked about; those that the file does not have are left out. */
  readonly #positions = new Map<readonly string[], readonly number[]>()
  readonly #records: FileRecords

  constructor(file: string, records: FileRecords) {
    this.file = file
    this.#records = records
    this.#header = new Map(records.columns.map((name, position) => [name, position]))
  }

  /** Becomes the record that the records stand at. Nothing is noted about it but what is wrong with all of it. */
  take(): void {
    const { width, damage } = this.#records
    if (this.problems.length > 0) this.problems.length = 0
    if (this.warnings.length > 0) this.warnings.length = 0
    if (width !== this.#header.size) {
      this.refuse('', `The row has ${width} cells, the header has ${this.#header.size}.`)
    } else if (damage !== null) this.refuse('', damage)
  }

  /** Notes why the row cannot be used. */
  refuse(column: string, message: string): void {
    this.problems.push(this.#finding(column, message))
  }

  warn(column: string, message: string): void {
    this.warnings.push(this.#finding(column, message))
  }

  #finding(column: string, message: string): Finding {
    return { file: this.file, ...placeOf(this.#records), column, message }
  }

  /** The cell's text without spaces around it; empty when there is none or the file has no such column. */
  text(column: string): string {
    const position = this.#header.get(column)
    return position === undefined ? '' : this.#records.text(position)
  }

  /** True when one of these columns is there and its cell is not empty. The list is known again: pass the same one for each row. */
  hasAny(columns: readonly string[]): boolean {
    for (const position of this.#positionsOf(columns)) {
      if (!this.#records.isEmpty(position) && this.#records.text(position) !== '') return true
    }
    return false
  }

  #positionsOf(columns: readonly string[]): readonly number[] {
    const known = this.#positions.get(columns)
    if (known !== undefined) return known
    const positions = columns.flatMap((column) => this.#header.get(column) ?? [])
    this.#positions.set(columns, positions)
    return positions
  }

  /** Text that must be there. */
  required(column: string): string {
    const text = this.text(column)
    if (text === '') this.refuse(column, 'The cell is empty.')
    return text
  }

  /** A number, or null for an empty cell. */
  number(column: string): number | null {
    const at = this.#filled(column)
    const plain = at < 0 ? null : this.#records.number(at)
    if (plain === null || !Number.isNaN(plain)) return plain
    const text = this.text(column)
    if (text === '') return null
    const value = Number(text)
    if (NUMBER.test(text) && Number.isFinite(value)) return value
    this.refuse(column, `${told(text)} is not a number. Write it like 1234.5, without separators and signs.`)
    return null
  }

  /** The position of a cell in which something stands; -1 where nothing does or the file has no such column. */
  #filled(column: string): number {
    const position = this.#header.get(column)
    return position === undefined || this.#records.isEmpty(position) ? -1 : position
  }

  /** A whole number from `least` to `most`, or null for an empty cell. */
  whole(column: string, least: number, most: number): number | null {
    const at = this.#filled(column)
    const plain = at < 0 ? null : this.#records.whole(at)
    if (plain === null || (plain >= least && plain <= most)) return plain
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
    const at = this.#filled(column)
    const plain = at < 0 ? null : this.#records.whole(at)
    if (plain === null || known.has(plain)) return plain
    const text = this.text(column)
    if (text === '') return null
    const id = Number(text)
    if (WHOLE.test(text) && known.has(id)) return id
    this.refuse(column, `There is no ${noun} with the id "${text}".`)
    return null
  }

  /** The id of something known, which must be there; 0 stands for one that was refused. */
  id(column: string, known: { has(id: number): boolean }, noun: string): number {
    const id = this.optionalId(column, known, noun)
    if (id === null && this.text(column) === '') this.refuse(column, 'The cell is empty.')
    return id ?? 0
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

/** Where a record stands, for a finding. */
export function placeOf({ sheet, line, cell }: Place): Place {
  return { line, ...(sheet !== undefined && { sheet }), ...(cell !== undefined && { cell }) }
}

/** A cell in the sentence that refuses it. */
export function told(text: string): string {
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}"`
}
