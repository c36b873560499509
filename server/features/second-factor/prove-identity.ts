import type { FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { hasPassword, isPassword } from '#server/identity/password-store.ts'
import { requireRecentProof } from '#server/identity/recent-proof.ts'
import { WRONG_PASSWORD } from './refusal.ts'

/**
 * Refuses a change of the second step to whoever only found a session open: asks for the password, or for a fresh
 * sign-in where there is no password. Throws `too-many-requests` when the password was guessed too often.
 */
export async function proveIdentity(
  accounts: Accounts,
  account: Account,
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  const { database, limits } = accounts
  if (!(await hasPassword(database, account.id))) return requireRecentProof(accounts, request)
  if (password !== undefined) {
    await limits.take('own-password', String(account.id))
    if (await isPassword(accounts, account.id, password)) {
      return limits.forget('own-password', String(account.id))
    }
    await database.transaction((transaction) =>
      writeAudit(transaction, { actor: account, action: 'sign-in.proof-refused', address: request.ip }),
    )
  }
  throw new Problem('invalid-input', WRONG_PASSWORD, { password: [WRONG_PASSWORD] })
}
