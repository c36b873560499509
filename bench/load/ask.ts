import { Agent, request } from 'node:http'
import { quantile } from '../sample.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 4000, maxFreeSockets: 1000 })

/** What is sent beside the address. */
export interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly bytes: Buffer
  readonly milliseconds: number
}

/**
 * Asks and reads the answer to its end. A connection that breaks is status 0; one that the server had closed while it waited for its next
 * question is opened anew, as browsers do.
 */
export function ask(url: string, sent: Sent = {}): Promise<Answered> {
  const { method = 'GET', body, headers = {} } = sent
  const begun = performance.now()
  return new Promise((resolve) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const end = (status: number, bytes: Buffer) =>
      resolve({ status, bytes, milliseconds: performance.now() - begun })
    const asking = request(
      url,
      {
        ...{ method, agent },
        headers: {
          'accept-encoding': 'br',
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(parts)))
        answer.on('error', () => end(0, Buffer.alloc(0)))
      },
    )
    asking.on('error', (error: NodeJS.ErrnoException) => {
      const wasClosed = asking.reusedSocket && error.code === 'ECONNRESET' && method === 'GET'
      if (wasClosed) resolve(ask(url, sent))
      else end(0, Buffer.alloc(0))
    })
    asking.end(payload)
  })
}

/** Times and failures of what was asked, by kind. */
export class Tally {
  readonly #times = new Map<string, number[]>()
  readonly #failures = new Map<string, number>()

  /** Asks, and notes how it went under this kind. */
  async ask(kind: string, url: string, sent?: Sent): Promise<Answered> {
    const answered = await ask(url, sent)
    const times = this.#times.get(kind) ?? []
    times.push(answered.milliseconds)
    this.#times.set(kind, times)
    this.judge(kind, answered)
    return answered
  }

  /** Notes an answer that is no success. Its time is not noted. */
  judge(kind: string, { status }: Answered): void {
    if (status >= 200 && status < 400) return
    const failure = `${kind} ${status || 'cut off'}`
    this.#failures.set(failure, (this.#failures.get(failure) ?? 0) + 1)
  }

  kinds(): readonly string[] {
    return [...this.#times.keys()].sort()
  }

  count(kind?: string): number {
    return this.#of(kind).length
  }

  /** The time below which such a share of the answers came, in milliseconds. */
  below(share: number, kind?: string): number {
    return quantile(this.#of(kind), share)
  }

  /** Answers that were no success, as `12 × sign-in 503`. */
  failures(): string {
    return [...this.#failures].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'
  }

  get failed(): number {
    return [...this.#failures.values()].reduce((sum, count) => sum + count, 0)
  }

  #of(kind: string | undefined): readonly number[] {
    return kind === undefined ? [...this.#times.values()].flat() : (this.#times.get(kind) ?? [])
  }
}
