import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import { endSessions } from './end-sessions.ts'
import type { PasswordHashing } from './password-hashing.ts'

async function hashOf(store: SqlRunner, account: number): Promise<string | null> {
  const [row] = await store.query<{ password: string | null }>(
    "select password from sign_in_method where user_id = $1 and provider_id = 'credential'",
    [account],
  )
  return row?.password ?? null
}

/** Whether an account has a password. People whom only another site signs in have none. */
export async function hasPassword(store: SqlRunner, account: number): Promise<boolean> {
  return (await hashOf(store, account)) !== null
}

/** Whether this is the password of an account; false also when it has none. */
export async function isPassword(
  { database, passwords }: { readonly database: Database; readonly passwords: PasswordHashing },
  account: number,
  password: string,
): Promise<boolean> {
  const stored = await hashOf(database, account)
  return stored !== null && (await passwords.verify({ hash: stored, password }))
}

/**
 * Keeps a password anew that was right and is stored in a way that is used no more. Nothing else changes: it is the same password. Somebody who
 * changes it at the same moment wins.
 */
export async function renewHash(
  { database, passwords }: { readonly database: Database; readonly passwords: PasswordHashing },
  account: number,
  password: string,
): Promise<void> {
  const stored = await hashOf(database, account)
  if (stored === null || !passwords.isOutdated(stored)) return
  await database.query(
    "update sign_in_method set password = $3 where user_id = $1 and provider_id = 'credential' and password = $2",
    [account, stored, await passwords.hash(password)],
  )
}

/**
 * Gives an account a password, and ends everything that the old one opened: sessions (`except`: one that goes
 * on), links in letters, half-done sign-ins and trusted devices.
 */
export async function storePassword(
  transaction: SqlRunner,
  account: number,
  passwordHash: string,
  except: number | null,
): Promise<void> {
  await transaction.query(
    `insert into sign_in_method (user_id, account_id, provider_id, password) values ($1, $1::int::text, 'credential', $2)
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
    [account, passwordHash],
  )
  await transaction.query('update account set invited_at = null where id = $1 and invited_at is not null', [
    account,
  ])
  await endSessions(transaction, account, except)
  await transaction.query("delete from account_link where account = $1 and purpose <> 'verify-email'", [
    account,
  ])
  await transaction.query('delete from verification where value = $1', [String(account)])
}
