import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { CAPABILITIES, may, maySomewhere } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { Endpoint, Permission } from '#contract/endpoint.ts'

/** Finds out who sent a request, and hears of those who were refused. */
export interface Doorkeeper {
  /** The account behind a session cookie or a bearer token; null: neither, or no longer valid. Renews what is in use. */
  identify(request: FastifyRequest, reply: FastifyReply): Promise<Account | null>
  /** Told when somebody who is signed in asks for what they may not do. */
  refused(request: FastifyRequest, account: Account): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    doorkeeper: Doorkeeper | null
  }
}

export const SIGN_IN_SENTENCE = 'Access Denied, Please Login'
export const ADMIN_SENTENCE = 'Access Denied: Access denied: User does not have admin privileges'
const MODERATOR_SENTENCE = 'Access Denied: only moderators and administrators may do this.'

/** Without a doorkeeper nobody is ever signed in. */
export function appointDoorkeeper(app: FastifyInstance, doorkeeper: Doorkeeper): void {
  app.doorkeeper = doorkeeper
}

/**
 * Who asks, once it is known that they may.
 * Throws `not-signed-in` (401) without a valid session, and `not-allowed` (403) without the capability.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
): Promise<Account | null> {
  if (permission === 'public') return null
  const { doorkeeper } = request.server
  const account = (await doorkeeper?.identify(request, reply)) ?? null
  if (permission === 'guest') return account
  if (!account) throw new Problem('not-signed-in', SIGN_IN_SENTENCE)
  if (maySomewhere(account, permission)) return account
  await doorkeeper?.refused(request, account)
  throw new Problem(
    'not-allowed',
    CAPABILITIES[permission].role === 'admin' ? ADMIN_SENTENCE : MODERATOR_SENTENCE,
  )
}

/** Throws `not-found` where the path names somebody else's account and who asks may not touch those (`others`). */
export function refuseOthers({ others }: Endpoint, path: unknown, account: Account | null): void {
  if (others === undefined) return
  const isOwn = typeof path === 'object' && path !== null && 'id' in path && path.id === account?.id
  if (isOwn || (others !== 'nobody' && may(account, others))) return
  throw new Problem('not-found', 'There is no such account.')
}

/** The part of a call that says who asks. */
export interface SignedInCall {
  readonly account: Account | null
}

/** The account of a call whose permission is a capability. Throws `not-signed-in` where there is none. */
export function signedIn({ account }: SignedInCall): Account {
  if (account) return account
  throw new Problem('not-signed-in', SIGN_IN_SENTENCE)
}
