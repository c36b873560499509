import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '#server/identity/accounts.ts'
import { headersOf, markSignedIn, sendCookies } from '#server/identity/library-headers.ts'

/** Ends the session that asks, if there still is one, and clears its cookies. */
export async function signOutHere(
  { signIn }: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { headers } = await signIn.api.signOut({ headers: headersOf(request), returnHeaders: true })
  sendCookies(reply, headers)
  markSignedIn(reply, false)
}
