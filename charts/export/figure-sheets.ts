import type { ComputedTable } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { aboutFigure } from './about-figure.ts'
import { computedRows } from './computed-rows.ts'
import type { FigureExport } from './figure-export.ts'
import { LONG_HEADS, longRows } from './long-rows.ts'
import { type CellValue, safeText } from './safe-cell.ts'

/** A cell as the writer of workbooks takes it. */
type Cell =
  | { readonly value: number; readonly type: NumberConstructor }
  | {
      readonly value: string
      readonly type: StringConstructor
      readonly fontWeight?: 'bold'
      readonly wrap?: true
      readonly alignVertical?: 'top'
    }
  | null

/** A sheet of a workbook. */
interface Sheet {
  readonly sheet: string
  readonly data: Cell[][]
  readonly columns: { readonly width: number }[]
  readonly stickyRowsCount?: number
}

/**
 * The sheets of a workbook: the first says what the figure is and how to cite it, the last holds the data in long form. Between them
 * stand the numbers that were computed from the data, where the plot shows such.
 */
export function figureSheets(content: FigureExport): Sheet[] {
  const { text } = content.language
  const about = aboutFigure(content).map(([word, said]): Cell[] => [
    { value: word, type: String, fontWeight: 'bold', alignVertical: 'top' },
    { value: safeText(said), type: String, wrap: true, alignVertical: 'top' },
  ])
  const { computed } = content.figure
  return [
    { data: about, sheet: text(message('export.about')), columns: [{ width: 28 }, { width: 100 }] },
    ...(computed ? [computedSheet(computed, text(message('export.computed')))] : []),
    {
      data: [LONG_HEADS.map(headOf), ...longRows(content.figure).map((row) => row.map(cellOf))],
      sheet: text(message('export.data')),
      stickyRowsCount: 1,
      columns: LONG_HEADS.map((head) => ({ width: WIDE.includes(head) ? 34 : 14 })),
    },
  ]
}

function computedSheet(computed: ComputedTable, sheet: string): Sheet {
  const [heads = [], ...rows] = computedRows(computed)
  return {
    data: [heads.map((head) => headOf(String(head))), ...rows.map((row) => row.map(cellOf))],
    sheet,
    stickyRowsCount: 1,
    columns: heads.map((_, index) => ({ width: index < 2 ? 34 : 14 })),
  }
}

const WIDE: readonly string[] = ['indicator', 'notes', 'gap_reason']

function headOf(head: string): Cell {
  return { value: head, type: String, fontWeight: 'bold' }
}

function cellOf(value: CellValue): Cell {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value: safeText(value), type: String }
}
