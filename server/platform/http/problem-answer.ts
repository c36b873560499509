import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  earlierMembers,
  PROBLEMS,
  Problem,
  type ProblemBody,
  type ProblemCode,
  problemBody,
  problemTitle,
} from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import { cannotWrite, diskFailureOf } from '#server/platform/disk/disk-failure.ts'
import { SqlError } from '#server/platform/database/sql-error.ts'
import { networkOf } from './network.ts'

const MEDIA_TYPE = 'application/problem+json; charset=utf-8'

/** How long a caller should wait before it tries again when the store does not answer, in seconds. */
const RETRY_AFTER = 5

/** A statement that was cancelled because it took too long. */
const QUERY_CANCELLED = '57014'

/** A text that cannot be kept: with the character 0, or half of a pair of characters. As UTF-8, and in JSON. */
const NO_TEXT: ReadonlySet<string> = new Set(['22021', '22P05'])

/** Refusals that may be somebody's attempt at more than they may do. */
const REFUSALS: ReadonlySet<ProblemCode> = new Set([
  'not-signed-in',
  'not-allowed',
  'proof-needed',
  'sign-in-refused',
  'too-many-requests',
])

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media',
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Problems of this call also have the members that clients of the earlier API read. */
    earlierProblems?: boolean
  }
}

/** The body of a problem; the API speaks English. */
function bodyOf(problem: Problem): ProblemBody {
  return problemBody(problem, english.text(problemTitle(problem.code)))
}

/** Status and text of a problem, for places where no reply exists yet. */
export function problemText(problem: Problem): { readonly status: number; readonly text: string } {
  return { status: PROBLEMS[problem.code].status, text: JSON.stringify(bodyOf(problem)) }
}

/** Sends a problem as RFC 9457 problem+json. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { status } = PROBLEMS[problem.code]
  const wait = problem.retryAfter ?? (problem.code === 'store-unavailable' ? RETRY_AFTER : null)
  if (wait !== null) reply.header('retry-after', String(wait))
  // Whoever asks for help can name it: the log has the same number beside the cause.
  const body = { ...bodyOf(problem), ...(status >= 500 && { request: reply.request.id }) }
  const text = JSON.stringify(
    isForEarlierClients(reply.request) ? { ...earlierMembers(problem), ...body } : body,
  )
  return reply.code(status).header('cache-control', 'no-store').type(MEDIA_TYPE).send(text)
}

/** An address that the framework itself refuses has no route, whatever the types say. */
function isForEarlierClients({ routeOptions }: { readonly routeOptions?: FastifyRequest['routeOptions'] }) {
  return routeOptions?.config?.earlierProblems === true
}

/** An error as a Problem; an unforeseen one becomes `unexpected`, without details for the caller. */
export function problemOf(error: unknown): Problem {
  const failure = isAnswered(error) ? null : diskFailureOf(error)
  if (failure) return cannotWrite(failure, error)
  if (error instanceof Problem) return error
  if (error instanceof SqlError && error.code === QUERY_CANCELLED) {
    return new Problem(
      'store-unavailable',
      'The question took too long to answer. Ask for less, or try again.',
    )
  }
  if (error instanceof SqlError && NO_TEXT.has(error.code)) {
    return new Problem('invalid-input', 'A text holds a character that cannot be kept.')
  }
  const refused = refusedByFramework(error)
  return refused ?? new Problem('unexpected', 'The request could not be answered. It has been noted.')
}

/** A problem that was found in what was sent. That the store does not answer may have a full disk behind it. */
function isAnswered(error: unknown): boolean {
  return error instanceof Problem && error.code !== 'store-unavailable'
}

/** Errors of the HTTP framework itself carry a status and a sentence that is fit to be read. */
function refusedByFramework(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null
  const { statusCode, message } = error as FastifyError
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null
  return new Problem(BY_STATUS[statusCode] ?? 'invalid-input', message)
}

/** The last stop of every error: noted when it is ours, and told in words without a stack trace. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (problem.code === 'unexpected')
    request.log.error({ err: error, url: withoutSecrets(request.url) }, 'unexpected')
  // The cause of a crash of the code that draws is logged, so that somebody finds it; the reader is told what
  // to do.
  if (problem.code === 'cannot-be-made')
    request.log.error({ err: problem, url: withoutSecrets(request.url) }, 'cannot be made')
  if (problem.code === 'store-unavailable' || problem.code === 'cannot-write')
    request.log.warn({ err: error, url: withoutSecrets(request.url) }, 'store')
  noteRefusal(problem.code, request)
  const failure = problem.code === 'cannot-write' ? diskFailureOf(error) : null
  if (failure) request.server.writing?.refused(failure)
  return sendProblem(reply, problem)
}

/** A line for each refusal, with the address as it is served: nothing of what was sent, and of the caller the network alone. */
function noteRefusal(refusal: ProblemCode, { log, method, routeOptions, ip }: FastifyRequest): void {
  const isBadChange = refusal === 'invalid-input' && method !== 'GET' && method !== 'HEAD'
  if (!REFUSALS.has(refusal) && !isBadChange) return
  // An address that the framework itself refuses has no route, whatever the types say.
  const { url } = (routeOptions as FastifyRequest['routeOptions'] | undefined) ?? {}
  log.info({ refusal, method, route: url ?? '', network: networkOf(ip) }, 'refused')
}

/** An address as it may stand in a log: without the secrets of links in letters and of other sites' answers. */
function withoutSecrets(url: string): string {
  return url.replaceAll(/([?&](?:token|code|state)=)[^&]*/gi, '$1…')
}
