import type { Figure } from '#charts/figure.ts'
import { aboutFigure } from './about-figure.ts'
import { computedRows } from './computed-rows.ts'
import type { FigureExport } from './figure-export.ts'
import { LONG_HEADS, longRows } from './long-rows.ts'
import { csvField } from './safe-cell.ts'

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\ufeff'
const LINE = '\r\n'

/**
 * What a plot shows as CSV (RFC 4180), headed by lines that begin with `#`: title, definitions, licence and citation of each
 * source, address and release. Python reads it with `comment='#'`, R with `comment.char = '#'`.
 */
export function csvWithNotes(content: FigureExport): string {
  const notes = aboutFigure(content).map(([word, text]) => `# ${safeLine(`${word}: ${text}`)}`)
  return `${MARK}${[...notes, ...tableLines(content.figure)].join(LINE)}${LINE}`
}

/** The same as a table alone, with heads: numbers computed from the figures where the plot shows these, else the figures. */
export function csvOf(figure: Figure): string {
  return `${MARK}${tableLines(figure).join(LINE)}${LINE}`
}

function tableLines({ computed, ...figure }: Figure): readonly string[] {
  const lines = computed ? computedRows(computed) : [LONG_HEADS, ...longRows(figure)]
  return lines.map((line) => line.map(csvField).join(','))
}

/** A remark on one line. A spreadsheet cuts it at its commas and must not take a piece for a formula. */
function safeLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/,\s*(?=[=+\-@])/g, ", '")
}
