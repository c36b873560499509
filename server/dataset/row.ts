import type { CsvRecord } from './csv-records.ts'
import type { Finding } from './finding.ts'

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/
const WHOLE = /^-?\d{1,15}$/

/** Letters of a cell that are repeated when it cannot be read. */
const LONGEST = 60

/** The order of a file's columns. */
export class Header {
  readonly size: number
  readonly #positions: ReadonlyMap<string, number>
  /** For each list of columns that was asked for, where those stand that the file has. */
  readonly #present = new Map<readonly string[], readonly number[]>()

  constructor(names: readonly string[]) {
    this.size = names.length
    this.#positions = new Map(names.map((name, position) => [name, position]))
  }

  /** Where a column stands; undefined where the file has none of this name. */
  position(column: string): number | undefined {
    return this.#positions.get(column)
  }

  /** Where those of the columns stand that the file has. Whoever asks for each row asks with the same list. */
  present(columns: readonly string[]): readonly number[] {
    const known = this.#present.get(columns)
    if (known) return known
    const present = columns.flatMap((column) => this.#positions.get(column) ?? [])
    this.#present.set(columns, present)
    return present
  }
}

const NONE: readonly Finding[] = []

/** A row of a file, read cell by cell. What cannot be read is noted, and the row is then refused as a whole. */
export class Row {
  readonly file: string
  readonly line: number
  readonly #header: Header
  readonly #cells: readonly string[]
  // Most rows of most files note nothing.
  #problems: Finding[] | null = null
  #warnings: Finding[] | null = null

  constructor(file: string, { line, cells, isBroken }: CsvRecord, header: Header) {
    this.file = file
    this.line = line
    this.#header = header
    this.#cells = cells
    if (cells.length !== header.size) {
      this.refuse('', `The row has ${cells.length} cells, the header has ${header.size}.`)
    } else if (isBroken) {
      this.refuse('', 'The text is not UTF-8. Save the file as "CSV UTF-8".')
    }
  }

  get problems(): readonly Finding[] {
    return this.#problems ?? NONE
  }

  /** Things worth a look, for which the row is not refused. */
  get warnings(): readonly Finding[] {
    return this.#warnings ?? NONE
  }

  /** Notes why the row cannot be used. */
  refuse(column: string, message: string): void {
    this.#problems ??= []
    this.#problems.push({ file: this.file, line: this.line, column, message })
  }

  warn(column: string, message: string): void {
    this.#warnings ??= []
    this.#warnings.push({ file: this.file, line: this.line, column, message })
  }

  /** The cell's text without spaces around it; empty when there is none or the file has no such column. */
  text(column: string): string {
    const position = this.#header.position(column)
    return position === undefined ? '' : trimmed(this.#cells[position] ?? '')
  }

  /** True when one of these columns is there and its cell is not empty. */
  hasAny(columns: readonly string[]): boolean {
    for (const position of this.#header.present(columns)) {
      if (trimmed(this.#cells[position] ?? '') !== '') return true
    }
    return false
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
    return text === '' ? null : this.#knownId(column, text, { known, noun })
  }

  /** The id of something known, which must be there; 0 stands for one that was refused. */
  id(column: string, known: { has(id: number): boolean }, noun: string): number {
    const text = this.text(column)
    if (text !== '') return this.#knownId(column, text, { known, noun }) ?? 0
    this.refuse(column, 'The cell is empty.')
    return 0
  }

  #knownId(
    column: string,
    text: string,
    { known, noun }: { readonly known: { has(id: number): boolean }; readonly noun: string },
  ): number | null {
    const id = Number(text)
    if (WHOLE.test(text) && known.has(id)) return id
    this.refuse(column, `There is no ${noun} with the id "${text}".`)
    return null
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

/** Text without spaces around it; most has none, which two looks tell sooner than the language's own way. */
function trimmed(text: string): string {
  return text === '' || (isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1)))
    ? text
    : text.trim()
}

/** True for signs of ASCII that are no space. */
function isInk(code: number): boolean {
  return code > 32 && code < 127
}

/** A cell in the sentence that refuses it. */
function told(text: string): string {
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}"`
}
