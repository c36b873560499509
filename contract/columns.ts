/** Distinct values of a column, ascending, and the position of each: columns of files hold positions. */
export function dictionary(values: readonly number[]) {
  const distinct = [...new Set(values)].sort((a, b) => a - b)
  const index = new Map(distinct.map((value, position) => [value, position]))
  return { values: distinct, position: (value: number) => index.get(value) ?? 0 }
}

/** A column under its name, or nothing when every row is a gap, so that it does not travel. */
export function sparse<Name extends string, Row>(
  name: Name,
  rows: readonly Row[],
  read: (row: Row) => number | null,
): Partial<Record<Name, (number | null)[]>> {
  const column = rows.map(read)
  if (column.every((value) => value === null)) return {}
  return { [name]: column } as Partial<Record<Name, (number | null)[]>>
}
