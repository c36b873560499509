import { isEmail } from '#domain/account/account-fields.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * The id of the account that somebody signs in to with a username or a confirmed e-mail address, in any case; null:
 * nobody's. An address that is not confirmed may be anybody's: were it enough, a registration with a taken address, which
 * is answered like every other, would be told from a fresh one by this.
 */
export async function findToSignIn(store: SqlRunner, name: string): Promise<number | null> {
  return (await findBy(store, 'email_verified and email', name)) ?? findBy(store, 'username', name)
}

/** The id of the account whose mailbox gets a letter, by a username or an e-mail address in any case; null: nobody's. */
export async function findForLetter(store: SqlRunner, name: string): Promise<number | null> {
  return (
    (isEmail(name.normalize('NFC').toLowerCase()) ? await findBy(store, 'email', name) : null) ??
    findBy(store, 'email is not null and username', name)
  )
}

type Condition = 'email' | 'email_verified and email' | 'username' | 'email is not null and username'

/** The character 0 is in no name, and the store refuses even to compare it. */
async function findBy(store: SqlRunner, condition: Condition, name: string): Promise<number | null> {
  if (name.includes('\0')) return null
  const key = name.normalize('NFC').toLowerCase()
  const [row] = await store.query<{ id: number }>(`select id from account where ${condition} = $1`, [key])
  return row?.id ?? null
}
