/** A column by which rows can be ordered. */
export interface SortColumn<Row> {
  readonly name: string
  /** The value of a row in the order; null sorts last. */
  order(row: Row): number | string | null
}

/** Rows in the order of a column; equal ones keep their order, gaps come last either way. */
export function sortRows<Row>(rows: readonly Row[], column: SortColumn<Row>, down: boolean): readonly Row[] {
  const sign = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [column.order(a), column.order(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
    return sign * String(left).localeCompare(String(right), 'en', { numeric: true })
  })
}
