import type { FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { noteRefusal } from '#server/audit/note-refusal.ts'
import type { Doorkeeper } from '#server/platform/http/who-asks.ts'
import { readAccount } from './account-row.ts'
import type { Accounts } from './accounts.ts'
import { headersOf, markSignedIn, sendCookies } from './library-headers.ts'
import { requireRecentProof } from './recent-proof.ts'
import { withRightsOfNow } from './rights-of-now.ts'
import { noteSessionUse } from './session-use.ts'

/** Knows people by their session: cookie or bearer token. A deactivated account is known no more. */
export function doorkeeperOf(accounts: Accounts): Doorkeeper {
  const { database } = accounts
  return {
    async identify(request, reply) {
      // Most readers are nobody here, and cost the store nothing.
      if (request.headers.cookie === undefined && request.headers.authorization === undefined) return null
      const { headers, response: found } = await sessionOf(accounts, request)
      if (!found) return null
      if (!(await noteSessionUse(database, found.session))) return null
      const account = await readAccount(database, Number(found.user.id))
      if (!account?.isActive) return null
      // A session that was renewed has a cookie that lives longer; the page's mark must live as long.
      if (headers.getSetCookie().length > 0 && request.headers.authorization === undefined) {
        sendCookies(reply, headers)
        markSignedIn(reply, true)
      }
      return withRightsOfNow(database, account, request.method !== 'GET' && request.method !== 'HEAD')
    },
    async refused(request: FastifyRequest, account: Account) {
      await database.transaction((transaction) =>
        noteRefusal(transaction, {
          actor: account,
          subject: `${request.method} ${request.url.split('?')[0] ?? ''}`,
          address: request.ip,
        }),
      )
    },
    prove: (request) => requireRecentProof(accounts, request),
  }
}

/** The session behind a request, renewed when it is time. Throws `store-unavailable` while the store does not answer. */
async function sessionOf({ database, signIn }: Accounts, request: FastifyRequest) {
  try {
    return await signIn.api.getSession({
      headers: headersOf(request),
      query: { disableRefresh: false },
      returnHeaders: true,
    })
  } catch (error) {
    // The library calls every failure one of its own; the store itself says whether it answers.
    await database.query('select 1')
    throw error
  }
}
