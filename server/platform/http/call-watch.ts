import type { FastifyInstance } from 'fastify'

/** How many of the last times of a call are kept. */
const TIMES = 64
/** How many of the last failures are kept. */
const FAILURES = 30

/** How often a call was answered since the process began, and how long it took. */
export interface CallTimes {
  /** Method and address as it is served: `GET /api/data`. */
  readonly call: string
  readonly count: number
  /** Milliseconds, of the last calls. */
  readonly median: number
  /** Milliseconds, of all. */
  readonly slowest: number
}

/** An answer that says that something is wrong on our side. */
export interface Failure {
  readonly at: Date
  readonly call: string
  readonly status: number
  /** The number of the request, which the log and the reader's message have too. */
  readonly request: string
}

/** One answer. */
export interface AnsweredCall {
  readonly method: string
  readonly call: string
  readonly status: number
  readonly milliseconds: number
}

/** Knows how calls of this process are answered. */
export interface CallWatch {
  /** Those with the slowest median first; files of the pages are none. */
  slowest(count: number): CallTimes[]
  /** The newest first. */
  failures(): readonly Failure[]
  /** Is told of every answer from now on. */
  listen(listener: (answered: AnsweredCall) => void): void
}

/** Counts and times every answer of the server, by the address that is served and never by what was asked. */
export function watchCalls(app: FastifyInstance): CallWatch {
  const times = new Map<string, { count: number; slowest: number; last: number[] }>()
  const failures: Failure[] = []
  const listeners: ((answered: AnsweredCall) => void)[] = []
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request
    const call = `${method} ${request.routeOptions.url ?? 'no such address'}`
    const { statusCode: status, elapsedTime: milliseconds } = reply
    const known = times.get(call) ?? { count: 0, slowest: 0, last: [] }
    known.last[known.count % TIMES] = milliseconds
    known.count += 1
    known.slowest = Math.max(known.slowest, milliseconds)
    times.set(call, known)
    if (status >= 500) {
      failures.unshift({ at: new Date(), call, status, request: id })
      failures.length = Math.min(failures.length, FAILURES)
    }
    for (const listener of listeners) listener({ method, call, status, milliseconds })
  })
  return {
    slowest: (count) =>
      [...times]
        .filter(([call]) => !call.includes(' /assets/'))
        .map(([call, known]) => ({
          call,
          count: known.count,
          median: rounded(medianOf(known.last)),
          slowest: rounded(known.slowest),
        }))
        .sort((a, b) => b.median - a.median)
        .slice(0, count),
    failures: () => failures,
    listen: (listener) => void listeners.push(listener),
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
