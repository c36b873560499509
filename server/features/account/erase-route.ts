import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eraseUser } from '#contract/account/user.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { eraseAccount } from '#server/identity/erase-account.ts'
import { accountDeletedLetter } from '#server/identity/letters/password-letters.ts'
import { ownSession } from '#server/identity/own-session.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { fieldProblem } from './field-problem.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'
import { signOutHere } from './sign-out-here.ts'

/** A session that is younger than this stands for the password: earlier clients send none. Milliseconds. */
const FRESH = 10 * 60 * 1000
const NEEDED = 'Type your password to delete your account.'

/** Deleting an account: one's own, or as an administrator anybody's. */
export function serveErasure(app: FastifyInstance, accounts: Accounts): void {
  const { database, letters } = accounts
  serve(app, eraseUser, async (call) => {
    const actor = signedIn(call)
    const { path, body, request, reply } = call
    const isOwn = actor.id === path.id
    if (isOwn) await proveOneself(accounts, actor, request, body?.password)
    const account = await readAccount(database, path.id)
    if (!account) throw new Problem('not-found', 'There is no such account.')
    await database.transaction((transaction) =>
      eraseAccount(transaction, { account: path.id, actor, address: request.ip }),
    )
    if (isOwn) await signOutHere(accounts, request, reply)
    await letters.send(accountDeletedLetter(account.mailbox))
    return { detail: isOwn ? 'Account deactivated successfully!' : 'User(s) deleted successfully' }
  })
}

async function proveOneself(
  accounts: Accounts,
  account: Account,
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return refuseWrongPassword(accounts, account, request, 'password', password)
  const session = await ownSession(accounts, request)
  if (session && Date.now() - session.createdAt.getTime() < FRESH) return
  throw fieldProblem({ password: [NEEDED] })
}
