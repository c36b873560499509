import type { z } from 'zod'
import type { ProblemCode } from '#domain/problem.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anybody, or (from the accounts issue on) a named permission. */
export type Permission = 'public'

/**
 * One call, described once. Handlers on the server and callers in the web take their types from it; OpenAPI is generated.
 *
 * `path` is written OpenAPI-style below `/api`, without trailing slash: `/dashboards/{id}/indicators`. Every path also
 * answers with a trailing slash, because earlier clients are inconsistent.
 */
export interface Endpoint<
  Path extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly permission: Permission
  readonly pathParameters: Path
  readonly query: Query
  /** What is sent along, as JSON. Absent: nothing is read. */
  readonly body?: Body
  readonly answer: Answer
  readonly problems: readonly ProblemCode[]
  /** True for lists that also come as a table with `format=csv`. */
  readonly csv?: boolean
  /** What the answer is when it is not JSON. */
  readonly mediaType?: string
}

/** The description itself; the call only lets its schemas be inferred. */
export function endpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  A extends z.ZodType,
  B extends z.ZodType = z.ZodUndefined,
>(description: Endpoint<P, Q, A, B>): Endpoint<P, Q, A, B> {
  return description
}
