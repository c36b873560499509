import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { callerOf } from '#server/platform/http/network.ts'

/** The asker of work, as queues and bounds count callers. */
export interface Asker {
  /** An account, or where nobody is signed in the network address. */
  readonly caller: string
  /** Nobody is signed in: less is done at once. */
  readonly isGuest: boolean
  /** Given up when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** The asker behind a request. The signal is given up when the connection closes. */
export function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
  const left = new AbortController()
  // A Problem, because a reader who leaves is no failure of ours that is noted.
  reply.raw.once('close', () => left.abort(new Problem('request-timeout', GONE)))
  return { ...countedAs(request), signal: left.signal }
}

/** Routes that look at no session leave the account undefined. */
function countedAs({ account, ip }: FastifyRequest): Pick<Asker, 'caller' | 'isGuest'> {
  return { caller: account ? `account ${account.id}` : callerOf(ip), isGuest: !account }
}

/** The asker of work that is finished whether or not they wait for it, since the next asker has it then. */
export function askerAhead(request: FastifyRequest): Asker {
  return { ...countedAs(request), signal: NEVER }
}

const NEVER = new AbortController().signal

/** Work of our own, such as that of a command. */
export const OURSELVES: Asker = { caller: 'ourselves', isGuest: false, signal: NEVER }

const GONE = 'The connection was closed before the answer was ready.'
