import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import type { ComputedTable } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { aboutFigure } from './about-figure.ts'
import { computedRows } from './computed-rows.ts'
import type { FigureExport } from './figure-export.ts'
import { LONG_HEADS, longRows } from './long-rows.ts'
import { type CellValue, safeText } from './safe-cell.ts'

/**
 * A workbook: the first sheet says what the figure is and how to cite it, the last holds the data in long form. Between them
 * stand the numbers that were computed from the data, where the plot shows such.
 */
export function xlsxOf(content: FigureExport): Promise<Blob> {
  const { text } = content.language
  const about: Cell[][] = aboutFigure(content).map(([word, text]) => [
    { value: word, type: String, fontWeight: 'bold', alignVertical: 'top' },
    { value: safeText(text), type: String, wrap: true, alignVertical: 'top' },
  ])
  const heads: Cell[] = LONG_HEADS.map((head) => ({ value: head, type: String, fontWeight: 'bold' }))
  const rows = longRows(content.figure).map((row) => row.map(cellOf))
  const { computed } = content.figure
  return writeExcelFile([
    { data: about, sheet: text(message('export.about')), columns: [{ width: 28 }, { width: 100 }] },
    ...(computed ? [computedSheet(computed, text(message('export.computed')))] : []),
    {
      data: [heads, ...rows],
      sheet: text(message('export.data')),
      stickyRowsCount: 1,
      columns: LONG_HEADS.map((head) => ({ width: WIDE.includes(head) ? 34 : 14 })),
    },
  ]).toBlob()
}

function computedSheet(computed: ComputedTable, sheet: string) {
  const [heads = [], ...rows] = computedRows(computed)
  const first: Cell[] = heads.map((head) => ({ value: String(head), type: String, fontWeight: 'bold' }))
  return {
    data: [first, ...rows.map((row) => row.map(cellOf))],
    sheet,
    stickyRowsCount: 1,
    columns: heads.map((_, index) => ({ width: index < 2 ? 34 : 14 })),
  }
}

const WIDE: readonly string[] = ['indicator', 'notes', 'gap_reason']

function cellOf(value: CellValue): Cell {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value: safeText(value), type: String }
}
