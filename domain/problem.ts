import { type Message, message } from '#domain/message/message.ts'

/**
 * Everything that can go wrong in a way a caller can act on, in one table.
 *
 * A problem travels as RFC 9457 `application/problem+json`; `errors` holds one sentence for each field.
 */
export const PROBLEMS = {
  'invalid-input': { status: 400 },
  'page-too-large': { status: 400 },
  'address-too-long': { status: 414 },
  'body-too-large': { status: 413 },
  'unsupported-media': { status: 415 },
  'request-timeout': { status: 408 },
  'not-found': { status: 404 },
  'method-not-allowed': { status: 405 },
  'not-signed-in': { status: 401 },
  'sign-in-refused': { status: 401 },
  'not-allowed': { status: 403 },
  'already-exists': { status: 409 },
  'proof-needed': { status: 403 },
  'changed-meanwhile': { status: 409 },
  'too-much-work': { status: 422 },
  'cannot-be-made': { status: 422 },
  'too-many-requests': { status: 429 },
  'mail-unavailable': { status: 503 },
  'cannot-write': { status: 507 },
  'store-unavailable': { status: 503 },
  unexpected: { status: 500 },
} as const satisfies Record<string, { readonly status: number }>

export type ProblemCode = keyof typeof PROBLEMS

/** The title of a kind of problem, which is for programs and their authors; readers are told the detail. */
export function problemTitle(code: ProblemCode): Message {
  return message(`problems.${code}`)
}

/** Field name → its fault and the remedy, each a whole sentence. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A problem on its way to the caller. Throw it anywhere; the HTTP edge turns it into problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: FieldErrors
  /** Seconds after which the caller may try again; null: not known. */
  readonly retryAfter: number | null
  /** The members of the answer beside it, by name, as RFC 9457 allows. */
  readonly members: Readonly<Record<string, unknown>>

  constructor(
    code: ProblemCode,
    detail: string,
    errors: FieldErrors = {},
    retryAfter: number | null = null,
    members: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
    this.members = members
  }
}

/** The body of a problem+json answer. */
export interface ProblemBody {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly errors?: FieldErrors
  /** The number of the request in the log, where the fault is ours. */
  readonly request?: string
}

/**
 * The members beside it in calls of the earlier API, because its clients read them there: `message`, the
 * sentences of each field by its name, and a code where the session is gone. RFC 9457 allows such members.
 */
export function earlierMembers(problem: Problem): Readonly<Record<string, unknown>> {
  const code = problem.code === 'not-signed-in' ? { code: 'token_not_valid' } : {}
  return { ...problem.errors, message: problem.message, ...code }
}

/** The RFC 9457 body of a problem under its title; `errors` is there only when a field is to blame. */
export function problemBody(problem: Problem, title: string): ProblemBody {
  const { status } = PROBLEMS[problem.code]
  const body = {
    ...problem.members,
    type: `/problems/${problem.code}`,
    title,
    status,
    detail: problem.message,
  }
  return Object.keys(problem.errors).length > 0 ? { ...body, errors: problem.errors } : body
}
