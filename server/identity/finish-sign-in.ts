import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { cookieOf } from '#server/platform/http/cookie.ts'
import { markSignedIn, sendCookies } from './library-headers.ts'
import { SESSION_COOKIES } from './sign-in.ts'

/** The part of a sign-in that a client keeps: who it is, and the token for `Authorization: Bearer`. */
export interface SignedIn {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly avatar: string | null
  readonly token: string
}

/** A session that the browser still had ends: nobody can plant one and find it alive after the sign-in. */
async function endPresented(transaction: SqlRunner, request: FastifyRequest): Promise<void> {
  for (const name of SESSION_COOKIES) {
    const [token = ''] = (cookieOf(request, name) ?? '').split('.')
    if (token !== '') await transaction.query('delete from session where token = $1', [token])
  }
}

/** Notes a finished sign-in at the account and in the audit log, and ends the session before. `way`: `password`, `totp`, `google` and so on. */
export async function noteSignIn(
  transaction: SqlRunner,
  account: Account,
  request: FastifyRequest,
  way: string,
): Promise<void> {
  await endPresented(transaction, request)
  await transaction.query('update account set last_sign_in = now() where id = $1', [account.id])
  await writeAudit(transaction, { actor: account, action: 'sign-in', after: { way }, address: request.ip })
}

/** Sends the cookies of a new session and gives the answer of a sign-in. `answered` are the library's headers. */
export function answerSignIn(reply: FastifyReply, answered: Headers, account: Account): SignedIn {
  const token = answered.get('set-auth-token')
  if (!token) throw new Problem('unexpected', 'The sign-in could not be finished. Try again.')
  sendCookies(reply, answered)
  markSignedIn(reply, true)
  reply.header('cache-control', 'no-store')
  const { id, username, email, avatar } = account
  return { id, username, email, avatar, token }
}
