import { strToU8, Zip, ZipDeflate } from 'fflate'
import { columnLetters } from '#exchange/reading/cell.ts'

/** Rows that a sheet of Excel has, that of the heads included. */
const MOST_ROWS = 1_048_576
/** Rows that are packed in one go, so that others are served in between. */
const SLICE = 1000
/** Of 9: sheets are packed while somebody waits. */
const EFFORT = 3

type CellContent = string | number | null

/** A table of a workbook, whose rows come piece by piece. */
export interface SheetOfRows {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: AsyncIterable<readonly (readonly CellContent[])[]>
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * An .xlsx file piece by piece. A table with more rows than a sheet has goes on in the next sheet, `Figures 2`, under the same heads.
 * Memory stays bounded by a piece of rows and its packing. `most`: rows of a sheet.
 */
export async function* workbookParts(
  tables: readonly SheetOfRows[],
  most: number = MOST_ROWS,
): AsyncGenerator<Uint8Array> {
  const book = new Book(most)
  for (const { name, heads, rows } of tables) {
    book.begin(name, heads)
    for await (const piece of rows) {
      for (let from = 0; from < piece.length; from += SLICE) {
        for (const row of piece.slice(from, from + SLICE)) book.row(row)
        book.pack()
        yield* book.taken()
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    book.end()
  }
  book.finish()
  yield* book.taken()
}

/** The archive while it is written. Its sheets come first, as nobody knows before how many there will be. */
class Book {
  readonly #most: number
  readonly #zip: Zip
  readonly #names: string[] = []
  #taken: Uint8Array[] = []
  #sheet: ZipDeflate | null = null
  #table: { name: string; heads: readonly string[]; part: number } = { name: '', heads: [], part: 0 }
  #line = 0
  #text = ''

  constructor(most: number) {
    this.#most = most
    this.#zip = new Zip((error, piece) => {
      if (error) throw error
      this.#taken.push(piece)
    })
  }

  begin(name: string, heads: readonly string[]): void {
    this.#table = { name, heads, part: 1 }
    this.#open()
  }

  row(cells: readonly CellContent[]): void {
    if (this.#line === this.#most) {
      this.end()
      this.#table.part += 1
      this.#open()
    }
    this.#write(cells)
  }

  pack(): void {
    this.#sheet?.push(strToU8(this.#text))
    this.#text = ''
  }

  end(): void {
    this.#sheet?.push(strToU8(`${this.#text}</sheetData></worksheet>`), true)
    this.#text = ''
  }

  finish(): void {
    const numbers = this.#names.map((_, at) => at + 1)
    this.#file(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${this.#names
        .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    )
    this.#file(
      'xl/_rels/workbook.xml.rels',
      relations(numbers.map((at) => ['worksheet', `worksheets/sheet${at}.xml`])),
    )
    this.#file('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
    const parts = [
      ['/xl/workbook.xml', `${TYPES}.sheet.main+xml`],
      ...numbers.map((at) => [`/xl/worksheets/sheet${at}.xml`, `${TYPES}.worksheet+xml`]),
    ]
    this.#file(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
        .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
        .join('')}</Types>`,
    )
    this.#zip.end()
  }

  /** The pieces of the file that have come since it was last asked. */
  taken(): readonly Uint8Array[] {
    const pieces = this.#taken
    this.#taken = []
    return pieces
  }

  #open(): void {
    const { name, heads, part } = this.#table
    this.#names.push(part === 1 ? name : `${name} ${part}`)
    this.#sheet = new ZipDeflate(`xl/worksheets/sheet${this.#names.length}.xml`, { level: EFFORT })
    this.#zip.add(this.#sheet)
    this.#line = 0
    // The heads stay in sight.
    this.#text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
    this.#write(heads)
  }

  #write(cells: readonly CellContent[]): void {
    this.#line += 1
    const written = cells.map((cell, at) => cellOf(cell, `${columnLetters(at)}${this.#line}`))
    this.#text += `<row r="${this.#line}">${written.join('')}</row>`
  }

  #file(path: string, content: string): void {
    const file = new ZipDeflate(path)
    this.#zip.add(file)
    file.push(strToU8(XML + content), true)
  }
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const entries = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${RELATIONS}">${entries.join('')}</Relationships>`
}

/** Text stands in its cell as text, so nothing of it is ever a formula. */
function cellOf(cell: CellContent, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
    .replaceAll(FORBIDDEN, '')
}

/** Signs that XML does not know. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
