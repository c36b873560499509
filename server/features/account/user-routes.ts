import type { FastifyInstance } from 'fastify'
import { changeUser, editUser, readUser as readUserCall } from '#contract/account/user.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import {
  addressTakenLetter,
  changeEmailLetter,
  emailChangeAskedLetter,
} from '#server/identity/letters/email-letters.ts'
import { type Call, serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { changeProfile, type ProfileChange, type WantedEmail } from './change-profile.ts'
import { readUser } from './user-row.ts'

type UserCall<Body = unknown> = Call<{ readonly id: number }, unknown, Body>

/** Reading and changing accounts: one's own, and for administrators all. */
export function serveUsers(app: FastifyInstance, accounts: Accounts): void {
  serve(app, readUserCall, async (call) => found(accounts, call.path.id))
  const change = async (call: UserCall<ProfileChange>) => {
    await applyChange(accounts, call, signedIn(call))
    return found(accounts, call.path.id)
  }
  serve(app, changeUser, change)
  serve(app, editUser, change)
}

async function found({ database }: Accounts, id: number) {
  const user = await readUser(database, id)
  if (!user) throw new Problem('not-found', 'There is no such account.')
  return user
}

async function applyChange(
  accounts: Accounts,
  { path, body, request }: UserCall<ProfileChange>,
  actor: Account,
): Promise<void> {
  if (body.email !== undefined && body.email !== (await found(accounts, path.id)).email) {
    await accounts.limits.take('letter', String(actor.id))
  }
  const wanted = await accounts.database.transaction((transaction) =>
    changeProfile(transaction, path.id, body, { actor, address: request.ip }),
  )
  if (!wanted) return
  const { toNew, toBefore } = lettersFor(wanted, accounts.address)
  if (await accounts.limits.mayTake('letter-address', wanted.email)) await accounts.letters.send(toNew)
  await accounts.letters.send(toBefore)
}

function lettersFor({ email, before, token }: WantedEmail, address: string) {
  const toNew = token === null ? addressTakenLetter(email, address) : changeEmailLetter(email, address, token)
  return { toNew, toBefore: emailChangeAskedLetter(before, address) }
}
