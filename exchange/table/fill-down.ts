import { type GridRow, textOf } from '#exchange/reading/cell.ts'
import type { Layout } from './layout.ts'

/**
 * Rows in which a state stands once above its LGAs, or an indicator once above its years, as pivot tables are printed: the blank cells
 * below mean the same. A blank place is never filled: the row may be a total.
 */
export function filledDown(rows: readonly GridRow[], { place, indicator }: Layout): GridRow[] {
  const columns = [place.within, ...indicator.name, ...indicator.code]
    .filter((column) => column !== null)
    .filter((column) => isPrintedOnce(rows, column))
  if (columns.length === 0) return [...rows]
  const last = new Map<number, GridRow['cells'][number]>()
  return rows.map(({ line, cells }) => {
    const filled = [...cells]
    for (const column of columns) {
      if (textOf(filled[column]) === '') filled[column] = last.get(column) ?? ''
      else last.set(column, filled[column] ?? '')
    }
    return { line, cells: filled }
  })
}

/** True where the first row has a content and many others have none. */
function isPrintedOnce(rows: readonly GridRow[], column: number): boolean {
  const blank = rows.filter(({ cells }) => textOf(cells[column]) === '').length
  return textOf(rows[0]?.cells[column]) !== '' && blank >= rows.length * 0.3 && blank < rows.length
}
