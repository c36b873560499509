import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CsvRow } from '#server/platform/listing/csv-answer.ts'
import { type ListTable, readRows } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'

/** The row with this id, else the first that `otherwise` finds, else a problem `not-found`. */
export async function readOne<Stored extends object, Row extends CsvRow>(
  database: Database,
  table: ListTable<Stored, Row>,
  id: number,
  what: string,
  otherwise?: (id: number) => Where,
): Promise<Row> {
  const [row] = await readRows(database, table, new Where().ids('t.id', [id], 'int'))
  if (row) return row
  const [other] = otherwise ? await readRows(database, table, otherwise(id)) : []
  if (other) return other
  throw new Problem('not-found', `There is no ${what} with the id ${id}.`)
}
