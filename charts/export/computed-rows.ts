import type { ComputedTable } from '#charts/figure.ts'
import type { CellValue } from './safe-cell.ts'

/** Heads and rows of computed numbers; where some row has none, its reason stands in `gap` and `gap_reason` at the end. */
export function computedRows({ heads, rows, gaps }: ComputedTable): (readonly CellValue[])[] {
  if (!gaps?.some((gap) => gap !== null)) return [heads, ...rows]
  const why = (row: number): readonly CellValue[] => [gaps[row]?.reason ?? null, gaps[row]?.long ?? null]
  return [[...heads, 'gap', 'gap_reason'], ...rows.map((cells, row) => [...cells, ...why(row)])]
}
