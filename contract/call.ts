import type { z } from 'zod'
import type { Endpoints } from './endpoints.ts'
import type { Page } from './listing/page.ts'

/** A call as its description has it, method and path in one: `PUT /tags/{id}`. Nothing else can be asked for. */
export type Call = keyof Endpoints

/** A call that changes nothing. */
export type Reading = Extract<Call, `GET ${string}`>

/** The type of a call's answer. */
export type AnswerOf<C extends Call> = z.output<Endpoints[C]['answer']>

/** A call that answers with one page of a list. */
export type Listing = { [C in Reading]: AnswerOf<C> extends Page<unknown> ? C : never }[Reading]

/** A row of a list. */
export type RowOf<C extends Listing> = AnswerOf<C>['results'][number]

/** The filters and the order of a list, with the number of the page and how many rows it holds. */
export type ListingQuery<C extends Listing> = Omit<QueryOf<C>, 'page' | 'size'> & {
  readonly page: number
  readonly size: number
}

/** The input of a call: values for the names in its path, its query, its body. Parts that it does not have are absent. */
export type InputOf<C extends Call> = PathPart<C> & QueryPart<C> & BodyPart<C>

/** The arguments after the call itself in a function that makes it: none, where it takes no values or needs none. */
export type Given<C extends Call, More extends readonly unknown[] = []> =
  Record<never, never> extends InputOf<C>
    ? readonly [input?: InputOf<C>, ...more: More]
    : readonly [input: InputOf<C>, ...more: More]

/** The values of any call. */
export interface CallValues {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/**
 * Method and address of a call on this server, with its values filled in: `PUT /tags/{id}` with the id 3 is a PUT to
 * `/api/tags/3`. Values of the query that are not there, or empty, are left out.
 */
export function requestOf<C extends Call>(call: C, ...[values]: Given<C>): CallRequest {
  return requestWith(call, values ?? {})
}

/** Where a call goes. */
export interface CallRequest {
  readonly method: string
  readonly address: string
}

/** As `requestOf`, for code that works on every call and takes its values as they are. */
export function requestWith(call: Call, { path = {}, query = {} }: CallValues): CallRequest {
  const [method = '', template = ''] = call.split(' ')
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return { method, address: `/api${filled}${search && `?${search}`}` }
}

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type PathPart<C extends Call> = [NamesIn<C>] extends [never]
  ? unknown
  : { readonly path: { readonly [Name in NamesIn<C>]: string | number } }

type QueryFields<C extends Call> = z.input<Endpoints[C]['query']>

/** Everything in an address is text: numbers and truth values may be given as they are, words only if the call knows them. */
type QueryValue<Value> = string extends Value ? string | number | boolean : Value

type QueryOf<C extends Call> = {
  readonly [Name in keyof QueryFields<C>]?: QueryValue<NonNullable<QueryFields<C>[Name]>> | undefined
}

type QueryPart<C extends Call> = [keyof QueryFields<C>] extends [never]
  ? unknown
  : { readonly query?: QueryOf<C> }

type BodyPart<C extends Call> = Endpoints[C] extends { readonly form: z.ZodType }
  ? { readonly body: FormData }
  : Endpoints[C] extends { readonly body: infer Body extends z.ZodType }
    ? { readonly body: z.input<Body> }
    : unknown
