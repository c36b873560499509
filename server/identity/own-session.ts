import type { FastifyRequest } from 'fastify'
import type { Accounts } from './accounts.ts'
import { headersOf } from './library-headers.ts'

/** The session that asks. */
export interface OwnSession {
  readonly id: number
  readonly createdAt: Date
}

/** The session behind a request; null: none. Not inside a transaction. */
export async function ownSession(
  { signIn }: Pick<Accounts, 'signIn'>,
  request: FastifyRequest,
): Promise<OwnSession | null> {
  const found = await signIn.api.getSession({
    headers: headersOf(request),
    query: { disableRefresh: true },
  })
  return found ? { id: Number(found.session.id), createdAt: found.session.createdAt } : null
}
