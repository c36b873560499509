import type { Account } from '#domain/account/account.ts'
import type { Role } from '#domain/account/role.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Database } from '#server/platform/database/database.ts'

/** An account that cannot sign in, its address confirmed; the one of this name where there is one. */
export async function newAccount(database: Database, name: string, role: Role): Promise<Account> {
  const [row] = await database.query<{ id: number }>(
    `insert into account (username, display_username, email, email_verified, role)
     values ($1, $1, $1 || '@example.org', true, $2)
     on conflict (username) do update set role = excluded.role returning id`,
    [name, role],
  )
  const account = row ? await readAccount(database, row.id) : null
  if (!account) throw new Error(`${name} was not made.`)
  return account
}
