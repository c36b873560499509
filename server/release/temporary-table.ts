import type { Transaction } from '#server/platform/database/database.ts'

/**
 * A table that lasts as long as its transaction: its name in statements, and the columns that hold something. A step of publishing
 * takes the tables that it reads and gives those that it leaves, so that none can be asked for before it is filled.
 */
export interface TemporaryTable<Column extends string> {
  readonly name: string
  /** Each with its type, or the expression that it was made of. */
  readonly columns: Readonly<Record<Column, string>>
}

/** The names of the columns of a table. */
export function columnNames<Column extends string>({ columns }: TemporaryTable<Column>): readonly Column[] {
  return Object.keys(columns) as Column[]
}

/** Makes an empty table. `columns` has the type of each. */
export async function emptyTemporaryTable<Column extends string>(
  transaction: Transaction,
  name: string,
  columns: Readonly<Record<Column, string>>,
): Promise<TemporaryTable<Column>> {
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`)
  await transaction.script(`create temporary table ${name} (${types.join(', ')}) on commit drop`)
  return { name, columns }
}

/**
 * Makes a table of what a statement answers. `columns` has the expression of each, `rest` what follows from `from` on. Its rows are counted
 * for the planner, which otherwise guesses a thousand: joined by that guess, ten pairs of indicator and source read all figures of a
 * store of fifty million.
 */
export async function temporaryTableOf<Column extends string>(
  transaction: Transaction,
  name: string,
  columns: Readonly<Record<Column, string>>,
  rest: string,
): Promise<TemporaryTable<Column>> {
  const terms = Object.entries(columns).map(([column, expression]) => `${expression} as ${column}`)
  await transaction.script(
    `create temporary table ${name} on commit drop as select ${terms.join(', ')} ${rest}; analyze ${name}`,
  )
  return { name, columns }
}
