import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Grid, GridRow } from '#exchange/reading/cell.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import type { NumberStyle } from '#exchange/values/number.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const

/** The sign between the cells of a text. */
export type Separator = (typeof SEPARATORS)[number]

/** A text in rows, with the signs by which it was taken apart. */
export interface Separated {
  readonly grid: Grid
  readonly separator: Separator
  readonly style: NumberStyle
}

const LOOKED_AT = 200_000

/**
 * Takes a text apart. Rows may be shorter or longer than the head: `table/` looks at that.
 *
 * Throws Unreadable for a text whose quotation marks do not end, and for one beyond the limits.
 */
export function separated(text: string, budget: Budget): Separated {
  // Spreadsheets write their separator into a line of its own.
  const stated = SEPARATORS.find((sign) => text.startsWith(`sep=${sign}`))
  const separator = stated ?? separatorOf(text)
  const rows = rowsOf(text, separator, budget).slice(stated === undefined ? 0 : 1)
  return {
    separator,
    grid: { sheet: '', rows, merges: [] },
    style: { decimal: hasDecimalCommas(rows) ? ',' : '.' },
  }
}

/** The sign that makes the most rows of equal width, and wide ones. */
export function separatorOf(text: string): Separator {
  const lines = linesOf(text.slice(0, LOOKED_AT)).slice(0, 60)
  let best: Separator = ','
  let most = 0
  for (const separator of SEPARATORS) {
    const widths = lines.map((line) => widthOf(line, separator)).filter((width) => width > 1)
    const usual = Math.max(0, ...countsOf(widths).map(([width, count]) => count * Math.min(width, 50)))
    if (usual > most) {
      most = usual
      best = separator
    }
  }
  return best
}

function countsOf(widths: readonly number[]): [width: number, count: number][] {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  return [...counts]
}

/** Lines outside quotation marks. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let from = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\n' && !isQuoted) {
      lines.push(text.slice(from, at))
      from = at + 1
    }
  }
  if (from < text.length) lines.push(text.slice(from))
  return lines
}

function widthOf(line: string, separator: string): number {
  let width = 1
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) width += 1
  }
  return width
}

/** Spaces before a quotation mark do not make it a letter. */
function isOpening(text: string, at: number, from: number): boolean {
  return text.slice(from, at).trim() === ''
}

/** Lines without a quotation mark are taken apart at once; a row with one is read sign by sign. */
function rowsOf(content: string, separator: string, budget: Budget): GridRow[] {
  // Line ends of old Macintosh files.
  const text = content.includes('\n') ? content : content.replaceAll('\r', '\n')
  const rows: GridRow[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const feed = text.indexOf('\n', at)
    const end = feed < 0 ? text.length : feed
    const plain = text.slice(at, text[end - 1] === '\r' ? end - 1 : end)
    const row = plain.includes('"')
      ? quotedRow(text, at, separator, line)
      : { cells: plainCells(plain, separator), end, lines: 0 }
    if (row.cells.length > 1 || row.cells[0] !== '') {
      budget.row(row.cells.length)
      rows.push({ line, cells: row.cells })
    }
    line += 1 + row.lines
    at = row.end + 1
  }
  return rows
}

function plainCells(line: string, separator: string): string[] {
  const cells = line.split(separator)
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? ''
    const last = cell.charCodeAt(cell.length - 1)
    if (cell !== '' && (cell.charCodeAt(0) <= 32 || last <= 32 || last > 126)) cells[at] = cell.trim()
  }
  return cells
}

/** A row in which quotation marks stand; it may go on over several lines. `end` is the place of its line end. */
function quotedRow(
  text: string,
  from: number,
  separator: string,
  line: number,
): { cells: string[]; end: number; lines: number } {
  const cells: string[] = []
  let at = from
  let lines = 0
  const isEnd = () => at >= text.length || text[at] === '\n'
  for (;;) {
    const begun = at
    while (!isEnd() && text[at] !== separator && text[at] !== '"') at += 1
    if (text[at] === '"' && isOpening(text, at, begun)) {
      const quoted = quotedCell(text, at, line + lines)
      cells.push(quoted.cell)
      lines += quoted.lines
      at = quoted.end
      while (!isEnd() && text[at] !== separator) at += 1
    } else {
      while (!isEnd() && text[at] !== separator) at += 1
      cells.push(text.slice(begun, at).trim())
    }
    if (isEnd()) return { cells, end: at, lines }
    at += 1
  }
}

function quotedCell(text: string, at: number, line: number): { cell: string; end: number; lines: number } {
  let cell = ''
  let from = at + 1
  for (;;) {
    const mark = text.indexOf('"', from)
    if (mark < 0) throw new Unreadable(message('exchange.quotation', { line: whole(line) }))
    cell += text.slice(from, mark)
    if (text[mark + 1] !== '"') {
      return { cell: cell.trim(), end: mark + 1, lines: cell.split('\n').length - 1 }
    }
    cell += '"'
    from = mark + 2
  }
}

/** True where cells are like `114,37` and none like `114.37`: a decimal comma. One that separates cells stands in no cell. */
function hasDecimalCommas(rows: readonly GridRow[]): boolean {
  let commas = 0
  for (const { cells } of rows.slice(0, 2000)) {
    for (const cell of cells) {
      if (typeof cell !== 'string') continue
      if (/^-?\d+\.\d+$/.test(cell)) return false
      if (/^-?\d+,(\d{1,2}|\d{4,})$/.test(cell)) commas += 1
    }
  }
  return commas > 0
}
