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
export interface Sheet {
  readonly sheet: string
  readonly data: Cell[][]
  readonly columns: { readonly width: number }[]
  readonly stickyRowsCount?: number
}

/** A table of a download: the first row holds the heads. */
export type SheetRows = readonly (readonly CellValue[])[]

/** A sheet of a table, whose heads stay in sight. */
export function tableSheet(
  sheet: string,
  [heads = [], ...rows]: SheetRows,
  widthOf: (head: string, at: number) => number,
): Sheet {
  return {
    data: [
      heads.map((head): Cell => ({ value: `${head}`, type: String, fontWeight: 'bold' })),
      ...rows.map((row) => row.map(cellOf)),
    ],
    sheet,
    stickyRowsCount: 1,
    columns: heads.map((head, at) => ({ width: widthOf(`${head}`, at) })),
  }
}

/** A sheet of what is said of the others: a word, and what belongs to it. */
export function aboutSheet(sheet: string, lines: readonly (readonly [string, CellValue])[]): Sheet {
  const data = lines.map(([word, said]): Cell[] => [
    { value: word, type: String, fontWeight: 'bold', alignVertical: 'top' },
    typeof said === 'string'
      ? { value: safeText(said), type: String, wrap: true, alignVertical: 'top' }
      : cellOf(said),
  ])
  return { data, sheet, columns: [{ width: 28 }, { width: 100 }] }
}

function cellOf(value: CellValue): Cell {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value: safeText(value), type: String }
}
