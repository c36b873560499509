import type { SentFile } from '#contract/data-import/data-import.ts'

/** What the list is no list of files by. */
class NoList extends Error {}

type Field = 'name' | 'text' | 'cells'
const FIELDS: readonly string[] = ['name', 'text', 'cells'] satisfies Field[]

/** Where the reader stands: which signs may come next. */
type Place =
  | 'list'
  | 'first-file'
  | 'file'
  | 'first-field'
  | 'field'
  | 'colon'
  | 'value'
  | 'first-cell'
  | 'cell'
  | 'after-cell'
  | 'after-field'
  | 'after-file'
  | 'end'

/** The signs that lead from one place to the next; strings are read apart. */
const STEPS: Readonly<Partial<Record<Place, Readonly<Record<string, Place>>>>> = {
  list: { '[': 'first-file' },
  'first-file': { '{': 'first-field', ']': 'end' },
  file: { '{': 'first-field' },
  'first-field': { '}': 'after-file' },
  colon: { ':': 'value' },
  value: { '[': 'first-cell' },
  'first-cell': { ']': 'after-field' },
  'after-cell': { ',': 'cell', ']': 'after-field' },
  'after-field': { ',': 'field', '}': 'after-file' },
  'after-file': { ',': 'file', ']': 'end' },
}

/** The places at which a string may stand, and where it leads. */
const STRINGS: Readonly<Partial<Record<Place, Place>>> = {
  'first-field': 'colon',
  field: 'colon',
  value: 'after-field',
  'first-cell': 'after-cell',
  cell: 'after-cell',
}

/** Letters of a name or of a cell at most. */
const LONGEST_WORD = 200

interface FileInMaking {
  name?: string
  text?: string
  cells?: string[]
}

/**
 * Reads the JSON of a list of files piece by piece: no more of it is held than the texts of the files and the piece at hand, and no step
 * takes longer than a piece.
 */
export class ListReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  readonly #files: FileInMaking[] = []
  #place: Place = 'list'
  #field: Field = 'name'
  /** The string that is being read; null between two. */
  #string: string | null = null
  /** What was cut off inside of an escape. */
  #rest = ''

  /** Takes the next bytes. */
  push(bytes: Uint8Array): void {
    this.#take(this.#decoder.decode(bytes, { stream: true }))
  }

  /** The files, after the last bytes. Null where it was no list of files. */
  end(): readonly SentFile[] | null {
    this.#take(this.#decoder.decode())
    if (this.#place !== 'end' || this.#rest !== '') return null
    const whole = this.#files.flatMap(({ name, text, cells }) =>
      name === undefined || text === undefined ? [] : [{ name, text, ...(cells && { cells }) }],
    )
    return whole.length === this.#files.length ? whole : null
  }

  #take(letters: string): void {
    const text = this.#rest + letters
    this.#rest = ''
    for (let at = 0; at < text.length; ) {
      if (this.#string !== null) at = this.#readString(text, at)
      else this.#sign(text[at++] ?? '')
    }
  }

  #sign(sign: string): void {
    if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t') return
    if (sign === '"' && STRINGS[this.#place]) {
      this.#string = ''
      return
    }
    const next = STEPS[this.#place]?.[sign]
    if (next === undefined) throw new NoList()
    if (next === 'first-field') this.#files.push({})
    if (next === 'first-cell') this.#beginCells()
    this.#place = next
  }

  /** Reads on in a string; returns where it goes on. */
  #readString(text: string, from: number): number {
    const end = closingQuote(text, from)
    const stop = end ?? from + wholeLetters(text.slice(from))
    this.#string += lettersOf(text.slice(from, stop))
    const isWord = this.#place !== 'value' || this.#field !== 'text'
    if (isWord && (this.#string?.length ?? 0) > LONGEST_WORD) throw new NoList()
    if (end === null) {
      this.#rest = text.slice(stop)
      return text.length
    }
    this.#close(this.#string ?? '')
    return end + 1
  }

  #close(string: string): void {
    const file = this.#files.at(-1)
    if (this.#place === 'first-field' || this.#place === 'field') {
      if (!FIELDS.includes(string)) throw new NoList()
      this.#field = string as Field
    } else if (this.#place === 'value') {
      if (!file || this.#field === 'cells') throw new NoList()
      file[this.#field] = string
    } else file?.cells?.push(string)
    this.#place = STRINGS[this.#place] ?? 'end'
    this.#string = null
  }

  #beginCells(): void {
    const file = this.#files.at(-1)
    if (!file || this.#field !== 'cells') throw new NoList()
    file.cells = []
  }
}

/** True where reading failed because of what was read, and not of the reader. */
export function isNoList(error: unknown): boolean {
  return error instanceof NoList || error instanceof TypeError || error instanceof SyntaxError
}

/** The position of the quotation mark that ends a string; null: it goes on. */
function closingQuote(text: string, from: number): number | null {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (at - slashes - 1 >= from && text[at - slashes - 1] === '\\') slashes += 1
    if (slashes % 2 === 0) return at
  }
  return null
}

/** How many letters at the beginning end outside of an escape. */
function wholeLetters(text: string): number {
  const open = /\\(?:u[0-9a-fA-F]{0,3})?$/.exec(text)
  if (!open) return text.length
  let slashes = 0
  while (text[open.index - slashes - 1] === '\\') slashes += 1
  return slashes % 2 === 0 ? open.index : text.length
}

function lettersOf(text: string): string {
  return text.includes('\\') ? String(JSON.parse(`"${text}"`)) : text
}
