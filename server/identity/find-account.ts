import { isEmail } from '#domain/form/email.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * The id of the account that somebody means by a username or an e-mail address, in any case; null: nobody's.
 * A text that looks like an address is one; the character 0 is in no name, and the store refuses even to
 * compare it.
 */
export async function findAccount(store: SqlRunner, name: string): Promise<number | null> {
  if (name.includes('\0')) return null
  const key = name.normalize('NFC').toLowerCase()
  const column = isEmail(key) ? 'email' : 'username'
  const [row] = await store.query<{ id: number }>(`select id from account where ${column} = $1`, [key])
  return row?.id ?? null
}

/**
 * As `findAccount`, for a sign-in: an address counts once it is confirmed, so that whoever registered with an address of somebody
 * else learns no more from signing in with it than from the registration.
 */
export async function findToSignIn(store: SqlRunner, name: string): Promise<number | null> {
  const account = await findAccount(store, name)
  if (account === null || !isEmail(name.toLowerCase())) return account
  const [row] = await store.query('select 1 from account where id = $1 and email_verified', [account])
  return row ? account : null
}
