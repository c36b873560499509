import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { Account } from '#domain/account/account.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { headersOf } from '#server/accounts/library-headers.ts'
import { requireRecentProof } from '#server/accounts/recent-proof.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { orRefusal, WRONG_PASSWORD } from './refusal.ts'

/** Whether an account can sign in with a password of its own. */
export async function hasPassword(store: SqlRunner, accountId: number): Promise<boolean> {
  const rows = await store.query(
    "select 1 from sign_in_method where user_id = $1 and provider_id = 'credential' and password is not null",
    [accountId],
  )
  return rows.length > 0
}

/**
 * Refuses a change of the second step to whoever only found a session open: asks for the password, or for a fresh
 * sign-in where there is no password.
 */
export async function proveIdentity(
  accounts: Accounts,
  account: Account,
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  if (!(await hasPassword(accounts.database, account.id))) return requireRecentProof(accounts, request)
  const refused = new Problem('invalid-input', WRONG_PASSWORD, { password: [WRONG_PASSWORD] })
  if (password === undefined) throw refused
  const answer = await orRefusal(
    accounts.signIn.api.verifyPassword({ body: { password }, headers: headersOf(request) }),
  )
  if (answer instanceof Problem) throw refused
}
