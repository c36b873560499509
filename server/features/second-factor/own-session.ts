import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { endSessions } from '#server/identity/end-sessions.ts'
import { headersOf, sendCookies } from '#server/identity/library-headers.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * Ends what the account opened elsewhere, once its second step has changed: all other sessions, the devices that are
 * trusted, and sign-ins that are half done. `answered` are the library's headers when it made a new session for the one
 * that asks; null: the session goes on.
 */
export async function endOthers(
  transaction: SqlRunner,
  { signIn }: Accounts,
  account: Account,
  request: FastifyRequest,
  answered: Headers | null,
): Promise<void> {
  const made = answered?.get('set-auth-token')
  const token = made
    ? (decodeURIComponent(made).split('.')[0] ?? '')
    : (await signIn.api.getSession({ headers: headersOf(request) }))?.session.token
  const [own] = await transaction.query<{ id: number }>('select id from session where token = $1', [
    token ?? '',
  ])
  await endSessions(transaction, account.id, own?.id ?? null)
  await transaction.query('delete from verification where value = $1', [String(account.id)])
}

/** Sends the cookies of the new session; gives its token, or null when the session goes on. */
export function newToken(reply: FastifyReply, answered: Headers | null): string | null {
  if (!answered) return null
  sendCookies(reply, answered)
  return answered.get('set-auth-token')
}
