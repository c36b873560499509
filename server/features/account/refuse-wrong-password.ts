import type { FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { isPassword } from '#server/identity/password-store.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { fieldProblem } from './field-problem.ts'

const WRONG = 'This is not your current password.'

/**
 * Throws `invalid-input` at `field` when this is not the password of the account, and `too-many-requests` when it was
 * guessed too often: a session that was left open must not find it out.
 */
export async function refuseWrongPassword(
  accounts: Accounts,
  account: Account,
  request: FastifyRequest,
  field: string,
  password: string,
): Promise<void> {
  const { database, limits } = accounts
  await limits.take('own-password', String(account.id))
  if (await isPassword(accounts, account.id, password.normalize('NFC'))) {
    await limits.forget('own-password', String(account.id))
    return
  }
  await database.transaction((transaction) =>
    writeAudit(transaction, {
      actor: account,
      action: 'account.password-refused',
      subject: `account ${account.id}`,
      address: request.ip,
    }),
  )
  throw fieldProblem({ [field]: [WRONG] })
}
