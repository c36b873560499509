import type { FastifyInstance } from 'fastify'
import { acceptInvitation, inviteAgain, invitePeople as inviteCall } from '#contract/account/invitations.ts'
import { MOST_PEOPLE, peopleIn } from '#domain/account/people-list.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { requireRecentProof } from '#server/identity/recent-proof.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { fieldProblem } from './field-problem.ts'
import { invitePeople } from './invite-people.ts'
import { passwordByLink } from './password-by-link.ts'
import { sendInvitation } from './send-invitation.ts'

const USED =
  'This account has been used already. Whoever forgot the password gets a link by “Forgot password”.'

/** Accounts that administrators make for others, who choose the password themselves by a link. */
export function serveInvitations(app: FastifyInstance, accounts: Accounts): void {
  const { database, limits, passwords } = accounts
  serve(app, inviteCall, async (call) => {
    await requireRecentProof(accounts, call.request)
    const { list } = call.body
    const count = peopleIn(list).length
    if (count === 0) throw fieldProblem({ list: ['Write at least one line.'] })
    if (count > MOST_PEOPLE)
      throw fieldProblem({ list: [`These are ${count} lines. Invite ${MOST_PEOPLE} people at once.`] })
    const lines = await invitePeople(database, list, changeOf(call))
    return { lines: [...lines], invited: lines.filter(({ outcome }) => outcome === 'invited').length }
  })
  serve(app, inviteAgain, async (call) => {
    const { actor, address } = changeOf(call)
    const account = await readAccount(database, call.path.id)
    if (!account) throw new Problem('not-found', 'There is no such account.')
    if (!account.isActive || account.lastSignIn !== null) throw new Problem('invalid-input', USED)
    await limits.take('letter', `invitation ${account.id}`)
    await database.transaction((transaction) =>
      writeAudit(transaction, {
        actor,
        action: 'account.invited-again',
        subject: `account ${account.id}`,
        address,
      }),
    )
    const letter_sent = await sendInvitation(accounts, account.id, actor.id)
    return { detail: `The invitation goes to ${account.email}.`, letter_sent }
  })
  serve(app, acceptInvitation, async ({ body, request }) => {
    await limits.take('link', callerOf(request.ip))
    const hash = await passwords.hash(body.password)
    const { username } = await passwordByLink(
      database,
      { token: body.token, purpose: 'invitation', password: body.password, hash },
      request.ip,
    )
    return { detail: `The account is yours now. Log in as ${username}.`, username }
  })
}
