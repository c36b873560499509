import type { Figure } from '#charts/figure.ts'
import { aboutFigure } from './about-figure.ts'
import { computedRows } from './computed-rows.ts'
import type { FigureExport } from './figure-export.ts'
import { LONG_HEADS, longRows } from './long-rows.ts'
import { csvField } from './safe-cell.ts'
import type { SheetRows } from './workbook.ts'

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\ufeff'
const LINE = '\r\n'

/**
 * The rows of a plot as CSV (RFC 4180), headed by lines that begin with `#`: title, definitions, licence and citation of each
 * source, address and release. Python reads it with `comment='#'`, R with `comment.char = '#'`.
 */
export function csvWithNotes(content: FigureExport): string {
  const notes = aboutFigure(content).map(([word, text]) => `# ${safeLine(`${word}: ${text}`)}`)
  return `${MARK}${[...notes, ...linesOf(rowsOf(content.figure))].join(LINE)}${LINE}`
}

/** The same as a table alone, with heads: numbers computed from the figures where the plot shows these, else the figures. */
export function csvOf(figure: Figure): string {
  return csvOfRows(rowsOf(figure))
}

/** Any table as CSV (RFC 4180); its first row holds the heads. */
export function csvOfRows(rows: SheetRows): string {
  return `${MARK}${linesOf(rows).join(LINE)}${LINE}`
}

function rowsOf({ computed, ...figure }: Figure): SheetRows {
  return computed ? computedRows(computed) : [LONG_HEADS, ...longRows(figure)]
}

function linesOf(rows: SheetRows): readonly string[] {
  return rows.map((row) => row.map(csvField).join(','))
}

/** A remark on one line. A spreadsheet cuts it at its commas and must not take a piece for a formula. */
function safeLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/,\s*(?=[=+\-@])/g, ", '")
}
