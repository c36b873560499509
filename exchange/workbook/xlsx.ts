import type { Cell, Grid, Merge } from '#exchange/reading/cell.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { type XmlElement, XmlReader, type XmlVisitor } from '#exchange/markup/xml.ts'
import { dateText, isDateFormat, isMonthFormat } from './date-format.ts'
import { isPercentFormat, percentText } from './percent-format.ts'
import { type TakePiece, unpack } from './zip.ts'

interface SheetEntry {
  readonly name: string
  readonly relation: string
  readonly isHidden: boolean
}

/** What the parts of a workbook beside its sheets say. */
class Book {
  readonly sheets: SheetEntry[] = []
  readonly targets = new Map<string, string>()
  readonly texts: string[] = []
  /** For each style of cells: a day, a month, a percentage or a number as it is kept. */
  readonly styles: ('day' | 'month' | 'percent' | null)[] = []
  isFrom1904 = false
}

/**
 * The visible sheets of an .xlsx or .xlsm file, with the values that its formulas had when it was saved. Nothing of it is computed,
 * and no link to another file is followed. Throws Unreadable.
 */
export function xlsxGrids(bytes: Uint8Array, budget: Budget): Grid[] {
  const book = new Book()
  unpack(bytes, (name) => partReader(name, book, budget), budget)
  const grids = new Map<string, SheetGrid>()
  const visible = book.sheets.filter(({ isHidden }) => !isHidden)
  const wanted = new Map(visible.map((sheet) => [pathOf(book.targets.get(sheet.relation) ?? ''), sheet.name]))
  unpack(
    bytes,
    (path) => {
      const name = wanted.get(path)
      if (name === undefined) return null
      const grid = new SheetGrid(name, book, budget)
      grids.set(name, grid)
      return xmlPieces(grid, budget)
    },
    budget,
  )
  return visible.flatMap(({ name }) => grids.get(name)?.grid ?? [])
}

function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Passes the pieces of an entry on to a reader of XML. */
export function xmlPieces(visitor: XmlVisitor, budget: Budget): TakePiece {
  const reader = new XmlReader(visitor, budget)
  const decoder = new TextDecoder('utf-8')
  return (piece, isLast) => {
    reader.write(decoder.decode(piece, { stream: !isLast }))
    if (isLast) reader.end()
  }
}

function partReader(name: string, book: Book, budget: Budget): TakePiece | null {
  if (name === 'xl/workbook.xml') return xmlPieces({ open: (element) => readWorkbook(element, book) }, budget)
  if (name === 'xl/_rels/workbook.xml.rels') {
    const open = ({ name: tag, attributes }: XmlElement) => {
      if (tag === 'Relationship') book.targets.set(attributes.Id ?? '', attributes.Target ?? '')
    }
    return xmlPieces({ open }, budget)
  }
  if (/^xl\/sharedStrings\.xml$/i.test(name)) return xmlPieces(new SharedTexts(book), budget)
  return name === 'xl/styles.xml' ? xmlPieces(new Styles(book), budget) : null
}

function readWorkbook({ name, attributes }: XmlElement, book: Book): void {
  if (name === 'sheet') {
    const { name: sheet = '', id = '', state = '' } = attributes
    book.sheets.push({ name: sheet, relation: id, isHidden: state !== '' && state !== 'visible' })
  }
  if (name === 'workbookPr') book.isFrom1904 = attributes.date1904 === '1' || attributes.date1904 === 'true'
}

/** The texts that cells share; hints for how to read them aloud are no part of them. */
class SharedTexts implements XmlVisitor {
  readonly #book: Book
  #text = ''
  #isText = false
  #isHint = false

  constructor(book: Book) {
    this.#book = book
  }

  open({ name }: XmlElement): void {
    if (name === 'si') this.#text = ''
    if (name === 'rPh') this.#isHint = true
    this.#isText = name === 't' && !this.#isHint
  }

  text(text: string): void {
    if (this.#isText) this.#text += text
  }

  close(name: string): void {
    if (name === 't') this.#isText = false
    if (name === 'rPh') this.#isHint = false
    if (name === 'si') this.#book.texts.push(this.#text)
  }
}

class Styles implements XmlVisitor {
  readonly #book: Book
  readonly #formats = new Map<number, string>()
  #isOfCells = false

  constructor(book: Book) {
    this.#book = book
  }

  open({ name, attributes }: XmlElement): void {
    if (name === 'numFmt') this.#formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
    if (name === 'cellXfs') this.#isOfCells = true
    if (name === 'xf' && this.#isOfCells) {
      const id = Number(attributes.numFmtId ?? 0)
      this.#book.styles.push(kindOf(id, this.#formats.get(id)))
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#isOfCells = false
  }
}

function kindOf(id: number, format: string | undefined): Book['styles'][number] {
  if (isPercentFormat(id, format)) return 'percent'
  if (isMonthFormat(id, format)) return 'month'
  return isDateFormat(id, format) ? 'day' : null
}

/** A sheet while it is read. */
class SheetGrid implements XmlVisitor {
  readonly grid: { sheet: string; rows: { line: number; cells: Cell[] }[]; merges: Merge[] }
  readonly #book: Book
  readonly #budget: Budget
  #cells: Cell[] = []
  #line = 0
  #column = -1
  #type = ''
  #style = 0
  #text = ''
  #isValue = false

  constructor(name: string, book: Book, budget: Budget) {
    this.grid = { sheet: name, rows: [], merges: [] }
    this.#book = book
    this.#budget = budget
  }

  open({ name, attributes }: XmlElement): void {
    if (name === 'row') {
      this.#line = attributes.r === undefined ? this.#line + 1 : Number(attributes.r)
      this.#cells = []
      this.#column = -1
    } else if (name === 'c') {
      this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r)
      this.#budget.cells(this.#column + 1)
      this.#type = attributes.t ?? 'n'
      this.#style = Number(attributes.s ?? 0)
      this.#text = ''
    } else if (name === 'v' || name === 't') this.#isValue = true
    else if (name === 'mergeCell') this.grid.merges.push(...mergeIn(attributes.ref ?? ''))
  }

  text(text: string): void {
    if (this.#isValue) this.#text += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'c') this.#take()
    else if (name === 'row' && this.#cells.length > 0) {
      this.#budget.row(this.#cells.length)
      this.grid.rows.push({ line: this.#line, cells: this.#cells })
    }
  }

  #take(): void {
    const cell = this.#cell()
    if (cell === '') return
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = cell
  }

  #cell(): Cell {
    if (this.#text === '') return ''
    switch (this.#type) {
      case 's':
        return this.#book.texts[Number(this.#text)] ?? ''
      case 'b':
        return this.#text === '1' ? 'true' : 'false'
      case 'n': {
        const value = Number(this.#text)
        const kind = this.#book.styles[this.#style] ?? null
        if (kind === 'percent') return percentText(value)
        return kind === null ? value : dateText(value, kind, this.#book.isFrom1904)
      }
      case 'd':
        return this.#text.slice(0, 10)
      default:
        return this.#text
    }
  }
}

function columnOf(reference: string): number {
  let column = 0
  for (const sign of reference) {
    const code = sign.charCodeAt(0)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}

function mergeIn(reference: string): Merge[] {
  const match = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference)
  if (!match) return []
  const [, left = '', top = '', right = '', bottom = ''] = match
  return [{ top: Number(top), left: columnOf(left), bottom: Number(bottom), right: columnOf(right) }]
}
