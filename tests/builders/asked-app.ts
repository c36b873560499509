import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type AppOptions, createApp } from '#server/app.ts'
import { testAccounts } from './people.ts'

/** An app that is asked without a network in between. */
export interface AskedApp {
  readonly app: FastifyInstance
  /** The JSON at an address; fails unless the status is 200. */
  json(path: string): Promise<unknown>
  /** The same, checked against the shape that the contract promises. */
  shaped<Answer extends z.ZodType>(path: string, answer: Answer): Promise<z.output<Answer>>
  /** The JSON that comes back for a body; fails unless the status is 200. */
  post(path: string, body: object): Promise<unknown>
  /** The problem that comes back for a body; fails unless the status is this one. */
  refused(path: string, body: object | string, status: number): Promise<Refusal>
  /** The body of a problem; fails unless the status is this one. */
  problem(path: string, status: number): Promise<Refusal>
}

export interface Refusal {
  readonly type: string
  readonly detail: string
  readonly errors?: object
}

/** Starts an app for a test; the test that asked for it closes it. */
export async function askApp(options: AppOptions): Promise<AskedApp> {
  const app = await createApp({ accounts: testAccounts(), ...options })
  const send = (path: string, body: object | string) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const json = async (path: string): Promise<unknown> => {
    const response = await app.inject(path)
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
    return response.json()
  }
  return {
    app,
    json,
    shaped: async (path, answer) => answer.parse(await json(path)),
    post: async (path, body) => {
      const response = await send(path, body)
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
      return response.json()
    },
    refused: async (path, body, status) => problemIn(path, await send(path, body), status),
    problem: async (path, status) => problemIn(path, await app.inject(path), status),
  }
}

type Answered = Awaited<ReturnType<FastifyInstance['inject']>>

function problemIn(path: string, response: Answered, status: number): Refusal {
  if (response.statusCode !== status) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
  if (!String(response.headers['content-type']).startsWith('application/problem+json')) {
    throw new Error(`${path}: not a problem but ${response.headers['content-type']}`)
  }
  return response.json()
}
