import type { FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { inOneTransaction } from '#server/identity/library-call.ts'
import { headersOf } from '#server/identity/library-headers.ts'
import { type SecondFactor, secondFactorOf } from '#server/identity/second-step.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { endOthers } from './own-session.ts'
import { orRefusal, USED_CODE, WRONG_CODE } from './refusal.ts'
import { spendCode } from './spend-code.ts'

/** Headers of the library when it made a new session; null: the session that asked goes on. */
type Answered = Headers | null

/** Confirms the authenticator with its first code. Throws `invalid-input` when the code is wrong or was used. */
export async function turnAuthenticatorOn(
  accounts: Accounts,
  account: Account,
  request: FastifyRequest,
  code: string,
): Promise<Answered> {
  const answered = await inOneTransaction(accounts.database, async (transaction) => {
    const before = await secondFactorOf(transaction, account.id)
    if (before.totp) throw new Problem('invalid-input', 'The authenticator is on already.')
    if (!(await spendCode(transaction, accounts, account.id, code))) throw wrongCode(USED_CODE)
    const verified = await orRefusal(
      accounts.signIn.api.verifyTOTP({ headers: headersOf(request), body: { code }, returnHeaders: true }),
    )
    if (verified instanceof Problem) return verified
    const made = verified.headers.has('set-auth-token') ? verified.headers : null
    await endOthers(transaction, accounts, account, request, made)
    await noteChange(transaction, account, request, before)
    return made
  })
  if (!(answered instanceof Problem)) return answered
  throw answered.code === 'sign-in-refused' ? wrongCode(WRONG_CODE) : answered
}

/** Removes the authenticator and its recovery codes. Codes by mail stay as they are. The identity is proven before. */
export async function turnAuthenticatorOff(
  accounts: Accounts,
  account: Account,
  request: FastifyRequest,
  password: string | undefined,
): Promise<Answered> {
  const answered = await inOneTransaction(accounts.database, async (transaction) => {
    const before = await secondFactorOf(transaction, account.id)
    if (!before.totp) return new Problem('invalid-input', 'No authenticator is set up.')
    const removed = await orRefusal(
      accounts.signIn.api.disableTwoFactor({
        headers: headersOf(request),
        body: password === undefined ? {} : { password },
        returnHeaders: true,
      }),
    )
    if (removed instanceof Problem) return removed
    await transaction.query('update account set two_factor_enabled = email_codes where id = $1', [account.id])
    await endOthers(transaction, accounts, account, request, removed.headers)
    await noteChange(transaction, account, request, before)
    return removed.headers
  })
  if (answered instanceof Problem) throw answered
  return answered
}

/** Turns codes by mail on or off. Throws `invalid-input` while the address is not confirmed. */
export async function turnMailCodes(
  accounts: Accounts,
  account: Account,
  request: FastifyRequest,
  on: boolean,
): Promise<void> {
  const sentence = 'Confirm your e-mail address first: an e-mail with a link was sent to it.'
  if (on && !account.emailVerified) throw new Problem('invalid-input', sentence, { email: [sentence] })
  await inOneTransaction(accounts.database, async (transaction) => {
    const before = await secondFactorOf(transaction, account.id)
    await transaction.query('update account set email_codes = $2, two_factor_enabled = $3 where id = $1', [
      account.id,
      on,
      on || before.totp,
    ])
    await endOthers(transaction, accounts, account, request, null)
    await noteChange(transaction, account, request, before)
  })
}

const wrongCode = (sentence: string) => new Problem('invalid-input', sentence, { code: [sentence] })

async function noteChange(
  transaction: SqlRunner,
  account: Account,
  request: FastifyRequest,
  before: SecondFactor,
): Promise<void> {
  await writeAudit(transaction, {
    actor: account,
    action: 'account.second-factor-changed',
    subject: `account ${account.id}`,
    before,
    after: await secondFactorOf(transaction, account.id),
    address: request.ip,
  })
}
