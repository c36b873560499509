import type { Cell, Grid, Merge } from '#exchange/reading/cell.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import type { XmlElement, XmlVisitor } from '#exchange/markup/xml.ts'
import { percentText } from './percent-format.ts'
import { xmlPieces } from './xlsx.ts'
import { unpack } from './zip.ts'

/** The sheets of an .ods file. Throws Unreadable. */
export function odsGrids(bytes: Uint8Array, budget: Budget): Grid[] {
  const reader = new OdsTables(budget)
  unpack(bytes, (name) => (name === 'content.xml' ? xmlPieces(reader, budget) : null), budget)
  return reader.grids
}

/** A cell or a row that is said to stand many times; blank ones at the end of a sheet are, by the million. */
const MOST_REPEATED = 1000

class OdsTables implements XmlVisitor {
  readonly grids: { sheet: string; rows: { line: number; cells: Cell[] }[]; merges: Merge[] }[] = []
  readonly #budget: Budget
  #line = 0
  #rowTimes = 1
  #cells: Cell[] = []
  #blank = 0
  #cell: { readonly attributes: XmlElement['attributes']; text: string } | null = null
  #isText = false

  constructor(budget: Budget) {
    this.#budget = budget
  }

  open({ name, attributes }: XmlElement): void {
    if (name === 'table') {
      this.grids.push({ sheet: attributes.name ?? '', rows: [], merges: [] })
      this.#line = 0
    } else if (name === 'table-row') {
      this.#rowTimes = Number(attributes['number-rows-repeated'] ?? 1)
      this.#cells = []
      this.#blank = 0
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#cell = { attributes, text: '' }
    else if (name === 'p' && this.#cell) {
      if (this.#cell.text !== '') this.#cell.text += ' '
      this.#isText = true
    } else if (name === 's' && this.#cell) this.#cell.text += ' '
    // Remarks on a cell are no content of it.
    else if (name === 'annotation') this.#isText = false
  }

  text(text: string): void {
    if (this.#isText && this.#cell) this.#cell.text += text
  }

  close(name: string): void {
    if (name === 'p') this.#isText = false
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#take()
    else if (name === 'table-row') this.#closeRow()
  }

  #take(): void {
    if (!this.#cell) return
    const { attributes, text } = this.#cell
    this.#cell = null
    const times = Number(attributes['number-columns-repeated'] ?? 1)
    const content = contentOf(attributes, text)
    if (content === '') {
      this.#blank += times
      return
    }
    this.#merge(attributes)
    const before = Math.min(this.#blank, this.#budget.limits.cells)
    for (let count = 0; count < before; count += 1) this.#cells.push('')
    this.#blank = 0
    for (let count = 0; count < Math.min(times, MOST_REPEATED); count += 1) this.#cells.push(content)
    this.#budget.cells(this.#cells.length)
  }

  #merge(attributes: XmlElement['attributes']): void {
    const columns = Number(attributes['number-columns-spanned'] ?? 1)
    const rows = Number(attributes['number-rows-spanned'] ?? 1)
    if (columns < 2 && rows < 2) return
    const left = this.#cells.length + this.#blank
    const top = this.#line + 1
    this.grids.at(-1)?.merges.push({ top, left, bottom: top + rows - 1, right: left + columns - 1 })
  }

  #closeRow(): void {
    const times = this.#cells.length === 0 ? 0 : Math.min(this.#rowTimes, MOST_REPEATED)
    for (let count = 0; count < times; count += 1) {
      this.#budget.row(this.#cells.length)
      this.grids.at(-1)?.rows.push({ line: this.#line + count + 1, cells: this.#cells })
    }
    this.#line += this.#rowTimes
  }
}

function contentOf(attributes: XmlElement['attributes'], text: string): Cell {
  const kind = attributes['value-type']
  if (kind === 'float' || kind === 'currency') return Number(attributes.value)
  if (kind === 'percentage') return percentText(Number(attributes.value))
  if (kind === 'date') return (attributes['date-value'] ?? '').slice(0, 10)
  if (kind === 'boolean') return attributes['boolean-value'] ?? text
  return text.trim()
}
