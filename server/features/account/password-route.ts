import type { FastifyInstance } from 'fastify'
import { updatePassword } from '#contract/account/password.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { makeLink } from '#server/identity/account-link.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { passwordChangedLetter, resetPasswordLetter } from '#server/identity/letters/password-letters.ts'
import { passwordFault, siteNames } from '#server/identity/new-password.ts'
import { ownSession } from '#server/identity/own-session.ts'
import { hasPassword, storePassword } from '#server/identity/password-store.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { tellPasswordChanged } from '#server/notify/account-messages.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { fieldProblem } from './field-problem.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'

const NO_PASSWORD =
  'Your account has no password yet. An e-mail with a link to choose one is on its way to your mailbox.'
const MISSING = 'Send your current password too, as `current_password`.'
const SAME = 'This is the password that you have. Choose another one.'

/** Changing the own password, with the current one. */
export function servePasswordChange(app: FastifyInstance, accounts: Accounts): void {
  const { database, letters, address, passwords } = accounts
  serve(app, updatePassword, async (call) => {
    const account = signedIn(call)
    const { body, request, reply } = call
    if (!(await hasPassword(database, account.id))) {
      await sendFirstPassword(accounts, account)
      reply.code(202)
      return { detail: NO_PASSWORD, letter_sent: true }
    }
    if (body.current_password === '') throw fieldProblem({ current_password: [MISSING] })
    await refuseWrongPassword(accounts, account, request, 'current_password', body.current_password)
    const fault =
      body.new_password === body.current_password
        ? SAME
        : await passwordFault(body.new_password, account, await siteNames(database))
    if (fault !== null) throw fieldProblem({ new_password: [fault] })
    const hash = await passwords.hash(body.new_password)
    const session = await ownSession(accounts, request)
    await database.transaction(async (transaction) => {
      await storePassword(transaction, account.id, hash, session?.id ?? null)
      await writeAudit(transaction, {
        actor: account,
        action: 'account.password-changed',
        subject: `account ${account.id}`,
        address: request.ip,
      })
      await tellPasswordChanged(transaction, account.id)
    })
    await letters.send(passwordChangedLetter(account.mailbox, address))
    return { detail: 'Password updated successfully!', letter_sent: false }
  })
}

/** Somebody whom only another site signs in gets no password silently: the mailbox has to be theirs. */
async function sendFirstPassword(
  { database, limits, letters, address }: Accounts,
  { id, email, mailbox }: Account,
): Promise<void> {
  await limits.take('letter', String(id))
  const token = await database.transaction((transaction) =>
    makeLink(transaction, { purpose: 'reset-password', account: id, email }),
  )
  if (await letters.send(resetPasswordLetter(mailbox, address, token))) return
  throw new Problem('mail-unavailable', 'The e-mail could not be sent. Try again in a few minutes.')
}
