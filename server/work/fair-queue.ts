import { Problem } from '#domain/problem.ts'
import type { Asker } from './asker.ts'

/** How many may wait: together, and for one caller, so that nobody fills the queue for others. */
export interface QueueBounds {
  /** The kind of work, as the refusal says it. */
  readonly what: 'figures' | 'exports' | 'documents' | 'briefs' | 'calculations' | 'questions' | 'pictures'
  readonly atOnce: number
  readonly waiting: number
  /** With an account, and without one. */
  readonly ofOneCaller: { readonly account: number; readonly guest: number }
  /** Seconds after which somebody who was refused may come again. */
  readonly retryAfter: number
}

interface Waiting {
  readonly caller: string
  readonly start: () => void
}

/**
 * Work that waits for its turn: the caller served longest ago comes first, so that one who asks for five
 * hundred pictures does not keep waiting one who asks for one. A caller who finds the queue full is refused
 * with `too-many-requests`.
 */
export class FairQueue {
  readonly #bounds: QueueBounds
  /** In the order in which they came. */
  #waiting: readonly Waiting[] = []
  /** The last turn of each caller, of those who wait or are served. */
  readonly #turns = new Map<string, number>()
  #turn = 0
  #running: readonly string[] = []

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /** Carries out the work when it is its turn. Where the asker has gone before, it is not done at all. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return this.#served(asker, this.#enter(asker), work)
  }

  /** The next piece of work that was let in before: it waits for its turn as any other, and is never refused. */
  async goOn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return this.#served(asker, this.#isFull ? this.#wait(asker) : this.#begin(asker.caller), work)
  }

  /**
   * Waits for the turn of an answer that is sent while it is made; its place is kept until the asker has gone, with the whole
   * answer or before. Where the asker has gone already, it throws their reason.
   */
  async turn(asker: Asker): Promise<void> {
    await this.#enter(asker)
    const { signal } = asker
    if (signal.aborted) {
      this.#leave(asker)
      throw signal.reason
    }
    signal.addEventListener('abort', () => this.#leave(asker), { once: true })
  }

  async #served<T>(asker: Asker, waits: Promise<void> | null, work: () => Promise<T>): Promise<T> {
    if (waits) await waits
    try {
      asker.signal.throwIfAborted()
      return await work()
    } finally {
      this.#leave(asker)
    }
  }

  get #isFull(): boolean {
    return this.#running.length >= this.#bounds.atOnce
  }

  /** Null where there is a place at once, so that work begins in the same turn of the program. */
  #enter(asker: Asker): Promise<void> | null {
    if (!this.#isFull) return this.#begin(asker.caller)
    this.#refuseTooMany(asker)
    return this.#wait(asker)
  }

  /** The place goes from one to the next, so that nobody who comes between takes it. */
  #leave({ caller }: Asker): void {
    this.#running = this.#running.toSpliced(this.#running.indexOf(caller), 1)
    this.#startNext()
    this.#forget(caller)
  }

  #refuseTooMany({ caller, isGuest }: Asker): void {
    const { what, waiting, ofOneCaller, retryAfter } = this.#bounds
    const own = this.#waiting.filter((one) => one.caller === caller).length
    if (this.#waiting.length >= waiting || own >= ofOneCaller[isGuest ? 'guest' : 'account']) {
      throw new Problem(
        'too-many-requests',
        `More ${what} are asked for than can be made at once. Try again in ${retryAfter} seconds.`,
        {},
        retryAfter,
      )
    }
  }

  #wait({ caller, signal }: Asker): Promise<void> {
    const turn = Promise.withResolvers<void>()
    const entry: Waiting = { caller, start: turn.resolve }
    this.#waiting = [...this.#waiting, entry]
    const leave = () => {
      this.#waiting = this.#waiting.filter((one) => one !== entry)
      this.#forget(caller)
      turn.reject(signal.reason)
    }
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    return turn.promise.finally(() => signal.removeEventListener('abort', leave))
  }

  #begin(caller: string): null {
    this.#turn += 1
    this.#turns.set(caller, this.#turn)
    this.#running = [...this.#running, caller]
    return null
  }

  #startNext(): void {
    const turnOf = ({ caller }: Waiting) => this.#turns.get(caller) ?? 0
    const [next] = this.#waiting.toSorted((a, b) => turnOf(a) - turnOf(b))
    if (!next) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    this.#begin(next.caller)
    next.start()
  }

  #forget(caller: string): void {
    const isKnown = this.#running.includes(caller) || this.#waiting.some((one) => one.caller === caller)
    if (!isKnown) this.#turns.delete(caller)
  }
}
