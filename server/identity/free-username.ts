import { randomInt } from 'node:crypto'
import { ACCOUNT_FIELDS, isUsername } from '#domain/account/account-fields.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Room that is left for a number behind the name. */
const NUMBER_LENGTH = 8

/**
 * A username that nobody has, made of a person's name: `Ada Obi` → `ada.obi`, else `ada.obi27`.
 * Nothing of the e-mail address is in it, because usernames are shown to others.
 */
export async function freeUsername(database: Database, name: string): Promise<string> {
  const base = nameAsUsername(name)
  const candidates = [base, ...Array.from({ length: 9 }, () => `${base}${randomInt(10, 10_000)}`)]
  const taken = await database.query<{ username: string }>(
    'select username from account where username = any($1)',
    [candidates],
  )
  const names = new Set(taken.map(({ username }) => username))
  return candidates.find((candidate) => !names.has(candidate)) ?? `${base}${randomInt(10_000, 100_000_000)}`
}

/** Letters and digits in lower case, with points between the words; `user` when that is no username. */
function nameAsUsername(written: string): string {
  const words = written
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  const joined = words.filter((word) => word !== '').join('.')
  const name = [...joined].slice(0, ACCOUNT_FIELDS.username.longest - NUMBER_LENGTH).join('')
  return isUsername(name) ? name : 'user'
}
