import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forgotPassword, resetPassword } from '#contract/account/password-reset.ts'
import { makeLink } from '#server/identity/account-link.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { findAccount } from '#server/identity/find-account.ts'
import { passwordChangedLetter, resetPasswordLetter } from '#server/identity/letters/password-letters.ts'
import { forgetSignIns } from '#server/identity/sign-in-attempt.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { afterwards } from '#server/platform/http/afterwards.ts'
import { passwordByLink } from './password-by-link.ts'

const ON_ITS_WAY = 'If an account has this name or address, an e-mail is on its way to its mailbox.'

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
    const { token, password } = body
    const account = await passwordByLink(
      accounts.database,
      { token, purpose: 'reset-password', password, hash },
      request.ip,
    )
    await forgetSignIns(limits, account)
    await letters.send(passwordChangedLetter(account.mailbox, accounts.address))
    return { detail: 'Password updated successfully!' }
  })
}

/** Sends the link, when there is such an account and it did not get many already. */
async function sendResetLetter(accounts: Accounts, name: string, request: FastifyRequest): Promise<void> {
  const { database, limits, letters, address } = accounts
  const id = await findAccount(database, name)
  const account = id === null ? null : await readAccount(database, id)
  if (!account?.isActive || !(await limits.mayWriteTo('forgot-account', String(account.id), account.mailbox)))
    return
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
  await letters.send(resetPasswordLetter(account.mailbox, address, token))
}
