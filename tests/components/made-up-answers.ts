import type { AnswerOf, Call, CallValues } from '#contract/call.ts'
import { Problem, problemBody, PROBLEMS } from '#domain/problem.ts'

/** A call as the page made it. */
export interface AskedCall {
  readonly call: string
  /** The varying parts of its path, by name. */
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** As JSON, or the fields of a form; null without one. */
  readonly body: unknown
}

/** The reply to a call: its answer, a refusal of the server, or a function that finds either for the call. */
type Reply<C extends Call> =
  | AnswerOf<C>
  | Problem
  | ((asked: AskedCall) => AnswerOf<C> | Problem | Promise<AnswerOf<C> | Problem>)

/** Answers by call. A call that is not named fails the test. */
export type MadeUpAnswers = { readonly [C in Call]?: Reply<C> }

/** The calls that a page made, and those that nobody had an answer for. */
export interface AnsweredCalls {
  readonly made: AskedCall[]
  readonly unanswered: string[]
  /** Of the named calls, in order. */
  of(call: Call): AskedCall[]
}

interface Template {
  readonly call: string
  readonly pattern: RegExp
  readonly names: readonly string[]
}

function templateOf(call: string): Template {
  const [method = '', path = ''] = call.split(' ')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { call, names, pattern: new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) }
}

/** Files that the site gives beside the API, by their path. */
export type SiteFiles = Readonly<Record<string, string>>

/** Answers every call of the page by made-up answers, in place of a server; the network of the page ends here. */
export function answerCalls(answers: MadeUpAnswers, files: SiteFiles = {}): AnsweredCalls {
  // A call without varying parts goes before one that could be meant too.
  const templates = Object.keys(answers)
    .map(templateOf)
    .sort((one, other) => one.names.length - other.names.length)
  const made: AskedCall[] = []
  const unanswered: string[] = []
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href)
    const file = files[url.pathname]
    if (file !== undefined) return new Response(file)
    const named = `${init.method ?? 'GET'} ${url.pathname}`
    const template = templates.find(({ pattern }) => pattern.test(named))
    if (!template) {
      unanswered.push(named)
      return responseOf(new Problem('not-found', `No answer is made up for ${named}`))
    }
    const values = template.pattern.exec(named)?.slice(1) ?? []
    const asked: AskedCall = {
      call: template.call,
      path: Object.fromEntries(
        template.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]),
      ),
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(init.body),
    }
    made.push(asked)
    const reply: unknown = answers[template.call as Call]
    return responseOf(typeof reply === 'function' ? await reply(asked) : reply)
  }
  return { made, unanswered, of: (call) => made.filter((asked) => asked.call === call) }
}

function bodyOf(body: RequestInit['body']): CallValues['body'] {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : null
}

function responseOf(reply: unknown): Response {
  const body = reply instanceof Problem ? problemBody(reply, reply.code) : reply
  const status = reply instanceof Problem ? PROBLEMS[reply.code].status : 200
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
