import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * The request for each row: names of the fields with the columns behind them, and all that follows them in
 * the statement.
 */
export interface RowsAsked<Row extends object> {
  readonly columns: { readonly [Field in keyof Row]: string }
  /** From `from` on. */
  readonly rest: string
  readonly parameters: Parameters<SqlRunner['query']>[1]
}

/** How the rows of a statement come from the store. */
export type RowReader = <Row extends object>(database: SqlRunner, asked: RowsAsked<Row>) => Promise<Row[]>

/** One by one, as the driver reads them. */
export const asRows: RowReader = (database, { columns, rest, parameters }) => {
  const fields = Object.entries(columns).map(([field, column]) => `${column} as "${field}"`)
  return database.query(`select ${fields.join(', ')} ${rest}`, parameters)
}

/**
 * All in one text, a list of JSON for each column. For tens of thousands of short rows this takes much less time,
 * because none of them is read apart and no name is written twice. Only for columns that JSON has: numbers, text and lists of them.
 */
export const inColumns: RowReader = async <Row extends object>(
  database: SqlRunner,
  { columns, rest, parameters }: RowsAsked<Row>,
) => {
  const lists = Object.values(columns).map((column) => `json_agg(${column})`)
  const [packed] = await database.query<{ lists: string }>(
    `select json_build_array(${lists.join(', ')})::text as lists ${rest}`,
    parameters,
  )
  return rowsOf<Row>(Object.keys(columns), JSON.parse(packed?.lists ?? '[]'))
}

/** A list is null where there are no rows. */
function rowsOf<Row extends object>(
  fields: readonly string[],
  lists: readonly (readonly unknown[] | null)[],
): Row[] {
  return Array.from({ length: lists[0]?.length ?? 0 }, (_, row) => {
    const made: Record<string, unknown> = {}
    for (const [at, field] of fields.entries()) made[field] = lists[at]?.[row]
    return made as Row
  })
}
