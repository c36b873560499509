import type { Value } from '#domain/message/message.ts'

/** A column that a table can be sorted by. */
export interface SortColumn<Row> {
  /** What an order names it by. */
  readonly name: string
  readonly head: Value
  readonly numeric: boolean
  /** What rows are ordered by; null comes last. */
  readonly order: (row: Row) => number | string | null
}

/** Which column a table is sorted by, and whether downwards. */
export interface SortOrder {
  readonly column: string
  readonly down: boolean
}

/** Rows in an order; equal ones keep their places, gaps come last either way. No order: as given. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  order: SortOrder | null,
): readonly Row[] {
  const column = columns.find(({ name }) => name === order?.column)
  if (!column) return rows
  const sign = order?.down ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [column.order(one), column.order(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return (
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`, 'en'))
    )
  })
}
