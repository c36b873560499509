import type { z } from 'zod'
import type { Capability } from '#domain/account/capability.ts'
import type { ProblemCode } from '#domain/problem.ts'
import type { OtherNames } from './listing/known-names.ts'
import type { Proof } from './proof.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The permission of a call. `public`: anybody, and the answer is the same for all. `guest`: anybody, and the
 * answer may depend on the caller. The others: people who are signed in and have that capability, by their
 * role or by a grant.
 */
export type Permission = 'public' | 'guest' | Capability

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
  /**
   * For paths whose `id` is an account: who may call for accounts of others, `nobody` or those with that capability. All
   * others are told that there is no such account, before what they send is looked at. Absent: the handler decides.
   */
  readonly others?: 'nobody' | Capability
  /** When a password is asked for that was typed within 15 minutes, so that a session left open is not enough. Absent: never. */
  readonly proof?: Proof
  /** Refused when it comes from a page of another site. Always so for calls that know who asks; set it for sign-in calls. */
  readonly sameSite?: boolean
  readonly pathParameters: Path
  readonly query: Query
  /**
   * Other names under which parameters are taken too: other name → ours. Set, if only to nothing, for calls that no earlier client
   * has: a parameter that is neither is refused instead of being left out.
   */
  readonly otherNames?: OtherNames
  /** The body as JSON. Absent: nothing is read. */
  readonly body?: Body
  /** A form with a file (multipart/form-data); the handler reads it (server/platform/http/read-form.ts). */
  readonly form?: z.ZodType
  readonly answer: Answer
  readonly problems: readonly ProblemCode[]
  /** Problems also have `message`, `code` and the fields' sentences at the top, where clients of the earlier API look. */
  readonly earlierProblems?: boolean
  /** True for lists that also come as a table with `format=csv`. */
  readonly csv?: boolean
  /** The media type of an answer that is not JSON. */
  readonly mediaType?: string
  /** Further media types of the same call, by what `format` asks for. */
  readonly otherMediaTypes?: readonly string[]
}

/**
 * The description itself, with its method, path and permission as they are written: the web may call the
 * described endpoints and nothing else (`Endpoints`). A property that no description has does not compile.
 */
export function endpoint<const Description extends Endpoint>(
  description: Description & { readonly [Unknown in Exclude<keyof Description, keyof Endpoint>]: never },
): Description {
  return description
}
