import {
  AlignmentType,
  BorderStyle,
  type ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { tokens } from '#charts/tokens.ts'
import { columnPlan, isNumber } from '../document/column-plan.ts'
import type { CellDrawing, PaperCell } from '../document/paper-document.ts'
import { hex, OWN_STYLES, points, TWIPS } from './styles.ts'

/** What stands in a cell: lines, of which those after the first are small; or a picture. */
export interface WordCell {
  readonly text: string
  readonly isBold?: boolean
  readonly isNumeric?: boolean
  readonly picture?: { readonly run: ImageRun; readonly drawing: CellDrawing }
}

/** A table with its lines. */
export interface WordTable {
  /** None in a table of names and values, which needs none. */
  readonly heads: readonly WordCell[]
  readonly rows: readonly (readonly WordCell[])[]
  /** The width of the line, in CSS pixels. */
  readonly across: number
  /** What stands above columns for which the line had no room. */
  readonly further: string
  /** Its sheet is set closer. */
  readonly isDense: boolean
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const LINE = { style: BorderStyle.SINGLE, size: 4, color: hex(tokens.light.line) }

/**
 * A table whose heads Word repeats on every page, and whose rows it does not break; its columns are as wide as what stands in them.
 * What the line has no room for stands in a table of its own below.
 */
export function wordTables({
  heads,
  rows,
  across,
  further,
  isDense,
}: WordTable): readonly (Table | Paragraph)[] {
  const count = Math.max(heads.length, ...rows.map((row) => row.length))
  const columns = Array.from({ length: count }, (_, at) => ({
    head: heads[at]?.text ?? '',
    numeric: heads[at]?.isNumeric === true,
  }))
  const { size, parts } = columnPlan({ columns, rows: rows.map((row) => row.map(measured)) }, across, isDense)
  return parts.flatMap((part, index) => {
    const only = (cells: readonly WordCell[]) => part.columns.flatMap((at) => cells[at] ?? [])
    const shown = tableOf(only(heads), rows.map(only), { widths: part.widths.map(twips), size, isDense })
    // Tables that nothing parts grow together in Word.
    return index === 0 ? [shown] : [new Paragraph({ style: 'Caption', text: further }), shown]
  })
}

/** A cell as its column is measured by it. */
function measured({ text, isBold = false, picture }: WordCell): PaperCell {
  return picture?.drawing ?? { text, note: '', isBold }
}

interface CellLook {
  /** Of the columns, in twentieths of a point. */
  readonly widths: readonly number[]
  /** Of the letters, in CSS pixels. */
  readonly size: number
  readonly isDense: boolean
}

function tableOf(
  heads: readonly WordCell[],
  rows: readonly (readonly WordCell[])[],
  { widths, size, isDense }: CellLook,
): Table {
  const rowOf = (cells: readonly WordCell[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map((cell, at) => cellOf(cell, { width: widths[at] ?? 0, size, isHead, isDense })),
    })
  return new Table({
    width: { size: widths.reduce((all, width) => all + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    margins: isDense
      ? { top: 15, bottom: 15, left: 30, right: 30 }
      : { top: 40, bottom: 40, left: 60, right: 60 },
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

function twips(pixels: number): number {
  return Math.floor(pixels * TWIPS)
}

/** Points of a CSS pixel. */
const POINT = 0.75
/** Smaller letters than these are those of the lines after the first. */
const [SMALL, DENSE_SMALL] = [8, 6.5]

interface CellFrame extends Pick<CellLook, 'size' | 'isDense'> {
  readonly width: number
  readonly isHead: boolean
}

function cellOf(
  { text, isBold = false, isNumeric = false, picture }: WordCell,
  { width, size, isHead, isDense }: CellFrame,
): TableCell {
  const alignment = isNumeric ? AlignmentType.RIGHT : AlignmentType.LEFT
  if (picture) {
    const drawn = new Paragraph({ style: OWN_STYLES.cell, children: [picture.run] })
    return new TableCell({ width: { size: width, type: WidthType.DXA }, children: [drawn] })
  }
  const small = isDense ? DENSE_SMALL : SMALL
  const children = text.split('\n').map((line, at) => {
    const style = at === 0 ? OWN_STYLES.cell : OWN_STYLES.notes
    const words = isNumeric && !isHead && isNumber(line) ? line.replaceAll(' ', '\u00a0') : line
    const run = new TextRun({
      text: words,
      bold: at === 0 && (isHead || isBold),
      size: points(Math.min(size * POINT, at === 0 ? size : small)),
    })
    const close = isDense ? { spacing: { after: 0 } } : {}
    return new Paragraph({ style, alignment, keepNext: isHead, ...close, children: [run] })
  })
  return new TableCell({ width: { size: width, type: WidthType.DXA }, children })
}
