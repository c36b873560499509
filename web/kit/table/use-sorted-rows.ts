import { useMemo, useState } from 'react'
import { type SortColumn, sortRows } from '#charts/table/sort-rows.ts'
import type { TableOrder } from './column-head.tsx'

/** The rows of a table that are all here, in the order that the reader chose at its heads; as they came until then. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
): [readonly Row[], TableOrder] {
  const [order, setOrder] = useState<{ readonly by: string; readonly descending: boolean } | null>(null)
  const sorted = useMemo(() => {
    const column = columns.find(({ name }) => name === order?.by)
    return order && column ? sortRows(rows, column, order.descending) : rows
  }, [rows, columns, order])
  return [
    sorted,
    {
      by: order?.by ?? null,
      descending: order?.descending ?? false,
      onOrder: (by, descending) => setOrder({ by, descending }),
    },
  ]
}
