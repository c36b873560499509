import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ProblemBody } from '#domain/problem.ts'

/** What the server said instead of an answer. `errors` holds sentences for each field of a form. */
export class AskError extends Error {
  /** 0: no answer arrived. */
  readonly status: number
  /** The problem's code: `sign-in-refused`; empty when no answer arrived. */
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>>

  constructor(status: number, code: string, message: string, errors: ProblemBody['errors'] = {}) {
    super(message)
    this.name = 'AskError'
    this.status = status
    this.code = code
    this.errors = errors
  }
}

const NO_ANSWER = 'No answer arrived. Look at your connection and try again; nothing you typed is lost.'

/** Hear of calls that were refused because the session has ended. */
const listeners = new Set<() => void>()

export function whenSessionEnded(listener: () => void): void {
  listeners.add(listener)
}

type BodyOf<E extends Endpoint> = z.input<NonNullable<E['body']>>

/**
 * One call of our own API that is not kept: forms and lists that change. `path` is the contract's, below `/api`, with its
 * parameters and query filled in. A body is sent as JSON, or as the form it is. Throws an AskError.
 */
export async function ask<E extends Endpoint>(
  method: E['method'],
  path: string,
  body?: BodyOf<E> | FormData,
): Promise<z.output<E['answer']>> {
  const response = await send(method, path, body)
  if (response.ok) return (await response.json()) as z.output<E['answer']>
  const problem = await problemOf(response)
  if (problem.code === 'not-signed-in') for (const listener of listeners) listener()
  throw problem
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const isForm = body instanceof FormData
  const json = body === undefined || isForm ? {} : { headers: { 'content-type': 'application/json' } }
  try {
    return await fetch(`/api${path}`, {
      method,
      ...json,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
  } catch {
    throw new AskError(0, '', NO_ANSWER)
  }
}

async function problemOf(response: Response): Promise<AskError> {
  try {
    const { type, detail, errors } = (await response.json()) as ProblemBody
    return new AskError(response.status, type.replace('/problems/', ''), detail, errors)
  } catch {
    return new AskError(response.status, 'unexpected', 'Something went wrong on our side. Try again later.')
  }
}
