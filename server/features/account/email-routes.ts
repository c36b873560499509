import type { FastifyInstance } from 'fastify'
import { resendVerification, verifyEmail } from '#contract/account/registration.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { makeLink } from '#server/identity/account-link.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { isClaimed } from '#server/identity/claimed-address.ts'
import {
  emailChangedLetter,
  registeredAlreadyLetter,
  verifyEmailLetter,
} from '#server/identity/letters/email-letters.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { afterwards } from '#server/platform/http/afterwards.ts'
import { confirmEmail } from './confirm-email.ts'
import { fieldProblem } from './field-problem.ts'

const ON_ITS_WAY = 'If that address waits for its confirmation, a new e-mail is on its way to it.'

/** Confirming an e-mail address, and the letter for it once more. */
export function serveEmailConfirmation(app: FastifyInstance, accounts: Accounts): void {
  const { database, limits, letters } = accounts
  const later = afterwards(app)
  serve(app, verifyEmail, async ({ body, request }) => {
    await limits.take('link', callerOf(request.ip))
    const { before } = await database.transaction((transaction) =>
      confirmEmail(transaction, body.token, request.ip),
    )
    if (before !== null) await letters.send(emailChangedLetter(before))
    return { detail: 'Your e-mail address is confirmed.' }
  })
  serve(app, resendVerification, async ({ body, account, request }) => {
    if (account) {
      if (account.emailVerified) return { detail: 'Your e-mail address is confirmed already.' }
      await limits.take('letter', String(account.id))
      const letter = await letterTo(accounts, account)
      if (letter && (await letters.send(letter))) return { detail: ON_ITS_WAY }
      throw new Problem('mail-unavailable', 'The e-mail could not be sent. Try again in a few minutes.')
    }
    const email = body?.email
    if (email === undefined) throw fieldProblem({ email: ['Please enter a valid email address'] })
    await limits.take('forgot-address', callerOf(request.ip))
    later(async () => {
      if (!(await limits.mayWriteTo('letter', email, email))) return
      const letter = await letterFor(accounts, email)
      if (letter) await letters.send(letter)
    })
    return { detail: ON_ITS_WAY }
  })
}

/** A new letter for somebody who is signed in. Whose address another account has shown to be its own gets the letter of that one. */
async function letterTo(accounts: Accounts, { id, email, mailbox }: Account): Promise<LetterOf | null> {
  const { database, address } = accounts
  if (!isClaimed(mailbox)) return letterFor(accounts, email)
  const [known] = await database.query('select 1 from account where email = $1 and email_verified', [email])
  if (known) return registeredAlreadyLetter(email, address)
  const token = await database.transaction((transaction) =>
    makeLink(transaction, { purpose: 'verify-email', account: id, email }),
  )
  return verifyEmailLetter(email, address, token)
}

/** A new letter for the account with this address; null: none waits for its confirmation. */
async function letterFor({ database, address }: Accounts, email: string): Promise<LetterOf | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ id: number }>(
      'select id from account where email = $1 and not email_verified and is_active for share',
      [email],
    )
    if (!row) return null
    const token = await makeLink(transaction, { purpose: 'verify-email', account: row.id, email })
    return verifyEmailLetter(email, address, token)
  })
}
