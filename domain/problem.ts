/**
 * Everything that can go wrong in a way a caller can act on, in one table.
 *
 * A problem travels as RFC 9457 `application/problem+json`; `errors` holds one sentence for each field.
 */
export const PROBLEMS = {
  'invalid-input': { status: 400, title: 'Some of the values sent cannot be used' },
  'page-too-large': { status: 400, title: 'That page is too large' },
  'address-too-long': { status: 414, title: 'The address is too long' },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media': { status: 415, title: 'That kind of content is not understood here' },
  'request-timeout': { status: 408, title: 'The request did not arrive in time' },
  'not-found': { status: 404, title: 'Nothing is published at this address' },
  'method-not-allowed': { status: 405, title: 'That method does not exist here' },
  'not-signed-in': { status: 401, title: 'You are not signed in' },
  'sign-in-refused': { status: 401, title: 'The sign-in was refused' },
  'not-allowed': { status: 403, title: 'You may not do this' },
  'already-exists': { status: 409, title: 'There is one of that name already' },
  'proof-needed': { status: 403, title: 'Enter your password again' },
  'changed-meanwhile': { status: 409, title: 'Somebody else has changed this meanwhile' },
  'too-much-work': { status: 422, title: 'This is more than is done for one request' },
  'cannot-be-made': { status: 422, title: 'This cannot be made' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'mail-unavailable': { status: 503, title: 'The letter could not be sent' },
  'cannot-write': { status: 507, title: 'Nothing can be kept at the moment' },
  'store-unavailable': { status: 503, title: 'The data cannot be read at the moment' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>

export type ProblemCode = keyof typeof PROBLEMS

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

/** The RFC 9457 body of a problem; `errors` is there only when a field is to blame. */
export function problemBody(problem: Problem): ProblemBody {
  const { status, title } = PROBLEMS[problem.code]
  const body = {
    ...problem.members,
    type: `/problems/${problem.code}`,
    title,
    status,
    detail: problem.message,
  }
  return Object.keys(problem.errors).length > 0 ? { ...body, errors: problem.errors } : body
}
