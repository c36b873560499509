import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account, RightsWaitFor } from '#domain/account/account.ts'
import { CAPABILITIES, type Capability, may, maySomewhere } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { Endpoint, Permission } from '#contract/endpoint.ts'
import { asksForProof, type ProofAsked } from '#contract/proof.ts'

/** Finds out who sent a request, and hears of those who were refused. */
export interface Doorkeeper {
  /** The account behind a session cookie or a bearer token; null: neither, or no longer valid. Renews what is in use. */
  identify(request: FastifyRequest, reply: FastifyReply): Promise<Account | null>
  /** Told when somebody who is signed in asks for what they may not do. */
  refused(request: FastifyRequest, account: Account): Promise<void>
  /** Throws `proof-needed` when the password was not typed lately in the session that asks. */
  prove(request: FastifyRequest): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    doorkeeper: Doorkeeper | null
  }
}

export const SIGN_IN_SENTENCE = 'Access Denied, Please Login'
export const ADMIN_SENTENCE = 'Access Denied: Access denied: User does not have admin privileges'
const MODERATOR_SENTENCE = 'Access Denied: only moderators and administrators may do this.'

const RIGHTS_WAIT: Readonly<Record<RightsWaitFor, string>> = {
  'confirmed-address':
    'Confirm your e-mail address first: whoever decides for others needs one. Your profile sends the e-mail with the link again.',
  'second-step':
    'Set up a second step of sign-in first, in your settings: the rights of your role wait for it.',
}

/** Without a doorkeeper nobody is ever signed in. */
export function appointDoorkeeper(app: FastifyInstance, doorkeeper: Doorkeeper): void {
  app.doorkeeper = doorkeeper
}

/**
 * The account that asks, once it is known that they may. Throws `not-signed-in` (401) without a valid
 * session, and `not-allowed` (403) without the capability.
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
  throw new Problem('not-allowed', refusal(account, permission))
}

function refusal({ rightsWaitFor }: Account, permission: Capability): string {
  if (rightsWaitFor) return RIGHTS_WAIT[rightsWaitFor]
  return CAPABILITIES[permission].role === 'admin' ? ADMIN_SENTENCE : MODERATOR_SENTENCE
}

/** Throws `not-found` where the path names somebody else's account and who asks may not touch those (`others`). */
export function refuseOthers({ others }: Endpoint, path: unknown, account: Account | null): void {
  if (others === undefined) return
  const isOwn = typeof path === 'object' && path !== null && 'id' in path && path.id === account?.id
  if (isOwn || (others !== 'nobody' && may(account, others))) return
  if (others !== 'nobody') refuseWaiting(account)
  throw new Problem('not-found', 'There is no such account.')
}

/** Throws `not-allowed` to somebody whose rights wait for something, with what that is: for calls that do less for others. */
export function refuseWaiting(account: Account | null): void {
  if (account?.rightsWaitFor) throw new Problem('not-allowed', RIGHTS_WAIT[account.rightsWaitFor])
}

/** Throws `proof-needed` where the call asks for a password that was typed lately (`proof`), and it was not. */
export async function askForProof(
  { proof }: Endpoint,
  call: ProofAsked,
  request: FastifyRequest,
): Promise<void> {
  if (asksForProof(proof, call)) await request.server.doorkeeper?.prove(request)
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
