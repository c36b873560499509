import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { tokens } from '#charts/tokens.ts'
import { hex, OWN_STYLES } from './styles.ts'

/** What stands in a cell: lines, of which those after the first are small. */
export interface WordCell {
  readonly text: string
  readonly isBold?: boolean
  readonly isNumeric?: boolean
}

/** A table with its lines. `widths`: of its columns, in twentieths of a point. */
export interface WordTable {
  /** None in a table of names and values, which needs none. */
  readonly heads: readonly WordCell[]
  readonly rows: readonly (readonly WordCell[])[]
  readonly widths: readonly number[]
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const LINE = { style: BorderStyle.SINGLE, size: 4, color: hex(tokens.light.line) }

/** A table whose heads Word repeats on every page, and whose rows it does not break. */
export function wordTable({ heads, rows, widths }: WordTable): Table {
  const rowOf = (cells: readonly WordCell[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map((cell, at) => cellOf(cell, { width: widths[at] ?? 0, isHead })),
    })
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    margins: { top: 40, bottom: 40, left: 60, right: 60 },
    borders: {
      top: NONE,
      left: NONE,
      right: NONE,
      insideVertical: NONE,
      bottom: LINE,
      insideHorizontal: LINE,
    },
    rows: [...(heads.length === 0 ? [] : [rowOf(heads, true)]), ...rows.map((row) => rowOf(row, false))],
  })
}

function cellOf(
  { text, isBold = false, isNumeric = false }: WordCell,
  { width, isHead }: { readonly width: number; readonly isHead: boolean },
): TableCell {
  const alignment = isNumeric ? AlignmentType.RIGHT : AlignmentType.LEFT
  const children = text.split('\n').map((line, at) => {
    const style = at === 0 ? OWN_STYLES.cell : OWN_STYLES.notes
    const run = new TextRun({ text: line, bold: at === 0 && (isHead || isBold) })
    return new Paragraph({ style, alignment, keepNext: isHead, children: [run] })
  })
  return new TableCell({ width: { size: width, type: WidthType.DXA }, children })
}
