import type pg from 'pg'
import type { SqlValue } from '../database.ts'
import { parameterText } from '../value-text.ts'
import { understood } from './server-error.ts'

/** One statement over the extended protocol: several at once are refused, as on the embedded database. */
interface SingleStatement extends pg.QueryConfig {
  readonly queryMode: 'extended'
}

export interface Statement {
  readonly sql: string
  readonly parameters: readonly SqlValue[]
  /** Under which the connection keeps it prepared; null when it does not. */
  readonly name: string | null
}

/** Rows of one statement on a connection. */
export async function rowsOf<Row extends object>(
  client: pg.ClientBase,
  statement: Statement,
): Promise<Row[]> {
  return (await answerOf<Row>(client, statement)).rows
}

/** How many rows one statement wrote on a connection. */
export async function countOf(client: pg.ClientBase, statement: Statement): Promise<number> {
  return (await answerOf(client, statement)).rowCount ?? 0
}

function answerOf<Row extends object>(
  client: pg.ClientBase,
  { sql, parameters, name }: Statement,
): Promise<pg.QueryResult<Row>> {
  const statement: SingleStatement = {
    ...(name === null ? {} : { name }),
    text: sql,
    values: parameters.map(parameterText),
    queryMode: 'extended',
  }
  return client.query<Row>(statement).catch(understood)
}
