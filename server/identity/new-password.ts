import { message } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import { LONGEST_PASSWORD, unmetRules } from '#domain/account/password-rules.ts'
import { currentName } from '#server/front/current-name.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { isCommonPassword } from './often-used-passwords.ts'

/** Names shorter than this turn up in passwords by chance. Characters. */
const SHORTEST_NAME = 4

/** The site's own names, which no password may be. */
export async function siteNames(store: SqlRunner): Promise<readonly string[]> {
  const { name, agency } = await currentName(store)
  return [name, agency]
}

/**
 * The fault in a new password, in one sentence; null: it may be used. `own`: the username and the e-mail
 * address, which are the first that others try, as are the names of the `site`. The password must be in
 * Unicode's form NFC, so that every keyboard types the same.
 */
export async function passwordFault(
  password: string,
  own: { readonly username: string; readonly email: string },
  site: readonly string[],
): Promise<string | null> {
  if (password === '') return 'Password is required'
  const unmet = unmetRules(password).map(({ name }) =>
    english.text(message('form.rule', { rule: name })).toLowerCase(),
  )
  if (unmet.length > 0) return `The password needs: ${unmet.join(', ')}.`
  if ([...password].length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`
  const lower = password.toLowerCase()
  const names = [own.username, own.email, own.email.split('@')[0] ?? '']
  if (names.some((name) => name.length >= SHORTEST_NAME && lower.includes(name.toLowerCase()))) {
    return 'The password must not hold your username or e-mail address.'
  }
  if (await isCommonPassword(password, site)) {
    return 'This password is one of those that are tried first. Choose one that others do not use.'
  }
  return null
}
