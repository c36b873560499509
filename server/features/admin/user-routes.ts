import { english } from '#languages/from-source.ts'
import type { FastifyInstance } from 'fastify'
import {
  changeRole,
  closeUser,
  deleteUsers,
  downgradeUser,
  listUsers,
  upgradeUser,
} from '#contract/admin/users.ts'
import { type Role, roleName } from '#domain/account/role.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { accountDeletedLetter } from '#server/identity/letters/password-letters.ts'
import { type Call, serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { answerUsers } from './list-users.ts'
import { giveRole } from './change-role.ts'
import { eraseAccounts } from './delete-users.ts'
import { closeOrOpen } from './close-user.ts'

type UserCall = Call<{ readonly id: number }, unknown, unknown>

/** Everybody's accounts, for administrators. */
export function serveUsers(app: FastifyInstance, accounts: Accounts): void {
  const { database } = accounts
  serve(app, listUsers, ({ query, url }) => answerUsers(database, query, url))
  serve(app, closeUser, (call) =>
    database.transaction((transaction) =>
      closeOrOpen(transaction, { ...doneBy(call), account: call.path.id, wanted: call.body }),
    ),
  )
  serve(app, deleteUsers, async (call) => {
    const emails = await database.transaction((transaction) =>
      eraseAccounts(transaction, { ...doneBy(call), ids: call.body.ids }),
    )
    for (const email of emails) await accounts.letters.send(accountDeletedLetter(email))
    return { detail: 'User(s) deleted successfully', deleted: emails.length }
  })
  serve(app, changeRole, (call) => roleAnswer(accounts, call, call.body.role, call.body.confirm ?? false))
  serve(app, upgradeUser, (call) => roleAnswer(accounts, call, 'admin', false))
  serve(app, downgradeUser, (call) => roleAnswer(accounts, call, 'user', false))
}

async function roleAnswer(accounts: Accounts, call: UserCall, role: Role, confirmed: boolean) {
  const user = await accounts.database.transaction((transaction) =>
    giveRole(transaction, { ...doneBy(call), account: call.path.id, role, confirmed }),
  )
  return { detail: `${user.username} is now ${english.text(roleName(role))}.`, user }
}

function doneBy(call: Pick<UserCall, 'account' | 'request'>) {
  return { actor: signedIn(call), address: call.request.ip }
}
