import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forgotPassword, resetPassword } from '#contract/account/password-reset.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { makeLink, redeemLink } from '#server/identity/account-link.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { findAccount } from '#server/identity/find-account.ts'
import { passwordChangedLetter, resetPasswordLetter } from '#server/identity/letters/password-letters.ts'
import { passwordFault } from '#server/identity/new-password.ts'
import { storePassword } from '#server/identity/password-store.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { tellPasswordChanged } from '#server/notify/account-messages.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { afterwards } from '#server/platform/http/afterwards.ts'
import { fieldProblem } from './field-problem.ts'

const ON_ITS_WAY = 'If an account has this name or address, a letter is on its way to its mailbox.'
const REFUSED = 'This link cannot be used: it was used before, or it is older than 30 minutes.'

/** A new password for somebody who does not know theirs. */
export function servePasswordReset(app: FastifyInstance, accounts: Accounts): void {
  const { limits, letters, passwords } = accounts
  const later = afterwards(app)
  serve(app, forgotPassword, async ({ body, request }) => {
    await limits.take('forgot-address', callerOf(request.ip))
    later(() => sendResetLetter(accounts, body.email.trim(), request))
    return { detail: ON_ITS_WAY }
  })
  serve(app, resetPassword, async ({ body, request }) => {
    await limits.take('link', callerOf(request.ip))
    const hash = await passwords.hash(body.password)
    const account = await reset(accounts, body.token, { password: body.password, hash }, request)
    await limits.forget('sign-in-account', `${account.id} elsewhere`)
    await letters.send(passwordChangedLetter(account.email, accounts.address))
    return { detail: 'Password updated successfully!' }
  })
}

/** Sends the link, when there is such an account and it did not get many already. */
async function sendResetLetter(accounts: Accounts, name: string, request: FastifyRequest): Promise<void> {
  const { database, limits, letters, address } = accounts
  const id = await findAccount(database, name)
  const account = id === null ? null : await readAccount(database, id)
  if (!account?.isActive || !(await limits.mayTake('forgot-account', String(account.id)))) return
  const token = await database.transaction(async (transaction) => {
    const { email } = account
    const made = await makeLink(transaction, { purpose: 'reset-password', account: account.id, email })
    await writeAudit(transaction, {
      actor: null,
      action: 'account.password-forgotten',
      subject: `account ${account.id}`,
      address: request.ip,
    })
    return made
  })
  await letters.send(resetPasswordLetter(account.email, address, token))
}

/** Uses the link up and stores the password. Whoever could read the letter has the mailbox, so its address is confirmed. */
async function reset(
  { database }: Accounts,
  token: string,
  { password, hash }: { readonly password: string; readonly hash: string },
  request: FastifyRequest,
): Promise<Account> {
  return database.transaction(async (transaction) => {
    const link = await redeemLink(transaction, token, ['reset-password'])
    const account = link ? await readAccount(transaction, link.account) : null
    if (!link || !account?.isActive || account.email !== link.email) {
      throw new Problem('invalid-input', REFUSED, { token: [REFUSED] })
    }
    const fault = await passwordFault(password, account)
    if (fault !== null) throw fieldProblem({ password: [fault] })
    await storePassword(transaction, account.id, hash, null)
    await transaction.query('update account set email_verified = true where id = $1', [account.id])
    await writeAudit(transaction, {
      actor: account,
      action: 'account.password-reset',
      subject: `account ${account.id}`,
      address: request.ip,
    })
    await tellPasswordChanged(transaction, account.id)
    return account
  })
}
