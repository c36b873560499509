import { Problem } from '#domain/problem.ts'

/** How many may wait: together, and for one caller, so that nobody fills the queue for others. */
export interface QueueBounds {
  /** What is asked for, as the refusal says it. */
  readonly what: 'figures' | 'documents'
  readonly atOnce: number
  readonly waiting: number
  readonly ofOneCaller: number
  /** Seconds after which somebody who was refused may come again. */
  readonly retryAfter: number
}

interface Waiting {
  readonly caller: string
  readonly start: () => void
}

/**
 * Work that waits for its turn: callers take turns, so that one who asks for five hundred pictures does not keep waiting who
 * asks for one. Whoever finds the queue full is refused with `too-many-requests`.
 */
export class DrawingQueue {
  readonly #bounds: QueueBounds
  /** By caller, in the order in which it is their turn. */
  readonly #waiting = new Map<string, Waiting[]>()
  #count = 0
  #running = 0

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /** Carries out the work when it is its turn. Where `signal` is given up before, it is not done at all. */
  async run<T>(caller: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#bounds.atOnce) await this.#turn(caller, signal)
    else this.#running += 1
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      // The place goes from one to the next, so that nobody who comes between takes it.
      if (!this.#startNext()) this.#running -= 1
    }
  }

  #turn(caller: string, signal: AbortSignal): Promise<void> {
    const { what, waiting, ofOneCaller, retryAfter } = this.#bounds
    const own = this.#waiting.get(caller) ?? []
    if (this.#count >= waiting || own.length >= ofOneCaller) {
      throw new Problem(
        'too-many-requests',
        `More ${what} are asked for than can be drawn. Try again in ${retryAfter} seconds.`,
        {},
        retryAfter,
      )
    }
    const turn = Promise.withResolvers<void>()
    const entry: Waiting = { caller, start: turn.resolve }
    this.#waiting.set(caller, [...own, entry])
    this.#count += 1
    const leave = () => {
      this.#remove(entry)
      turn.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    return turn.promise.finally(() => signal.removeEventListener('abort', leave))
  }

  #remove({ caller, start }: Waiting): void {
    const left = (this.#waiting.get(caller) ?? []).filter((one) => one.start !== start)
    this.#count -= (this.#waiting.get(caller)?.length ?? 0) - left.length
    if (left.length === 0) this.#waiting.delete(caller)
    else this.#waiting.set(caller, left)
  }

  #startNext(): boolean {
    const [first] = this.#waiting
    if (!first) return false
    const [caller, [entry, ...rest]] = first
    this.#waiting.delete(caller)
    // Behind all others: it has had its turn.
    if (rest.length > 0) this.#waiting.set(caller, rest)
    if (!entry) return this.#startNext()
    this.#count -= 1
    entry.start()
    return true
  }
}
