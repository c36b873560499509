import type pg from 'pg'
import type { SqlValue } from '../database.ts'
import { parameterText } from '../value-text.ts'
import { understood } from './server-error.ts'

/** One statement over the extended protocol: several at once are refused, as on the embedded database. */
interface SingleStatement extends pg.QueryConfig {
  readonly queryMode: 'extended'
}

/** Rows of one unnamed statement on a pool or a client. */
export async function rowsOf<Row extends object>(
  runner: pg.Pool | pg.ClientBase,
  sql: string,
  parameters: readonly SqlValue[],
): Promise<Row[]> {
  const statement: SingleStatement = {
    text: sql,
    values: parameters.map(parameterText),
    queryMode: 'extended',
  }
  const result = await runner.query<Row>(statement).catch(understood)
  return result.rows
}
