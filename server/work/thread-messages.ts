import type { FieldErrors, ProblemCode } from '#domain/problem.ts'
import { Problem } from '#domain/problem.ts'

/** The requests that a thread may make to the server while it works, by name, each with its answer. */
export type Needs = Readonly<Record<string, { readonly asked: unknown; readonly answer: unknown }>>

/** The messages to a thread: an order, the answer to its request, or that nobody waits any more. */
export type ToThread<Order> =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: unknown }
  | { readonly kind: 'no-answer'; readonly ask: number; readonly problem: SentProblem }
  | { readonly kind: 'stop' }

/** The messages of a thread: that it needs something, that it has come a step further, or how its order ended. */
export type FromThread<Made> =
  | { readonly kind: 'goes-on' }
  | { readonly kind: 'needs'; readonly ask: number; readonly need: string; readonly asked: unknown }
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'refused'; readonly problem: SentProblem }

/** A problem as it passes between threads. */
export interface SentProblem {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: FieldErrors
  readonly cause: string | null
}

/** A failure that is none of the problems is for a log, and its words are for nobody else. */
export function sentProblem(error: unknown): SentProblem {
  if (!(error instanceof Problem)) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return {
      code: 'unexpected',
      detail: 'The request could not be answered. It has been noted.',
      errors: {},
      cause,
    }
  }
  const { code, message, errors, cause } = error
  return { code, detail: message, errors, cause: cause === undefined ? null : String(cause) }
}

/** The problem that was sent. */
export function problemSent({ code, detail, errors, cause }: SentProblem): Problem {
  const problem = new Problem(code, detail, errors)
  if (cause !== null) problem.cause = cause
  return problem
}
