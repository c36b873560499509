import { randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'

/**
 * A secret of this installation, made when it is first asked for and then the same for all processes on the database.
 * 32 random bytes as base64url.
 */
export async function serverSecret(database: Database, name: string): Promise<string> {
  await database.query(
    'insert into server_secret (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, randomBytes(32).toString('base64url')],
  )
  const [row] = await database.query<{ value: string }>('select value from server_secret where name = $1', [
    name,
  ])
  if (!row) throw new Error(`The secret ${name} could not be kept in the database.`)
  return row.value
}
