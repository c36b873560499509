import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import { aboutFigure } from './about-figure.ts'
import type { FigureExport } from './figure-export.ts'
import { LONG_HEADS, longRow } from './long-rows.ts'
import { type CellValue, safeText } from './safe-cell.ts'

/** A workbook: the first sheet says what the figure is and how to cite it, the second holds the data in long form. */
export function xlsxOf(content: FigureExport): Promise<Blob> {
  const about: Cell[][] = aboutFigure(content).map(([word, text]) => [
    { value: word, type: String, fontWeight: 'bold', alignVertical: 'top' },
    { value: safeText(text), type: String, wrap: true, alignVertical: 'top' },
  ])
  const heads: Cell[] = LONG_HEADS.map((head) => ({ value: head, type: String, fontWeight: 'bold' }))
  const rows = content.figure.rows.map((row) => longRow(row).map(cellOf))
  return writeExcelFile([
    { data: about, sheet: 'About', columns: [{ width: 28 }, { width: 100 }] },
    {
      data: [heads, ...rows],
      sheet: 'Data',
      stickyRowsCount: 1,
      columns: LONG_HEADS.map((head) => ({ width: WIDE.includes(head) ? 34 : 14 })),
    },
  ]).toBlob()
}

const WIDE: readonly string[] = ['indicator', 'notes']

function cellOf(value: CellValue): Cell {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value: safeText(value), type: String }
}
