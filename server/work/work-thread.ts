import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { type FromThread, type Needs, problemSent, sentProblem, type ToThread } from './thread-messages.ts'

/** The limits of work in a thread. */
export interface ThreadBounds {
  /** The product of the work, as a refusal says it: `This figure`. */
  readonly what: string
  /** Bytes of objects, in MB. */
  readonly heap: number
  /** Milliseconds after which an order is given up of which nothing was heard. */
  readonly patience: number
  /** Milliseconds after which it is given up although it goes on; as long as `patience` where nothing is said. */
  readonly longest?: number
}

/** The requests that the thread may make, by name. The signal is given up when nobody waits for the order any more. */
export type Answers<Known extends Needs> = {
  readonly [Name in keyof Known]: (
    asked: Known[Name]['asked'],
    signal: AbortSignal,
  ) => Promise<Known[Name]['answer']>
}

/** A thread that had nothing to do for so long ends, and gives its memory back. In milliseconds. */
const IDLE = 60_000
/** How long an order may go on when nobody waits for it: most come to their next step sooner. In milliseconds. */
const GRACE = 1000

/**
 * A thread for work that others should not wait for: started when it is needed, ended when it rests, and started anew where it
 * broke. It is asked one thing after the other: whoever asks stands in a queue before.
 */
export class WorkThread<Order, Made, Known extends Needs = Record<never, never>> {
  readonly #file: URL
  readonly #bounds: ThreadBounds
  readonly #answers: Answers<Known>
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  #worker: Worker | null = null
  #rest: NodeJS.Timeout | undefined

  constructor(
    file: URL,
    {
      bounds,
      answers,
      log,
    }: {
      readonly bounds: ThreadBounds
      readonly answers: Answers<Known>
      readonly log: Pick<FastifyBaseLogger, 'error'>
    },
  ) {
    this.#file = file
    this.#bounds = bounds
    this.#answers = answers
    this.#log = log
  }

  /** Carries out an order. Throws the problem that the thread found, `too-much-work` for what takes too long or too much memory. */
  async make(order: Order, signal: AbortSignal): Promise<Made> {
    clearTimeout(this.#rest)
    const worker = this.#running()
    const end = Promise.withResolvers<Made>()
    const left = new AbortController()
    const send = (message: ToThread<Order>) => worker.postMessage(message)
    const giveUp = () => this.#giveUp(end, this.#tooMuch('takes too long'))
    const { patience, longest = patience } = this.#bounds
    const still = setTimeout(giveUp, patience)
    const late = setTimeout(giveUp, longest)
    const hear = (message: FromThread<Made>) => {
      still.refresh()
      if (message.kind === 'goes-on') return
      if (message.kind === 'needs') void this.#bring(message, { send, signal: left.signal })
      else if (message.kind === 'made') end.resolve(message.made)
      else end.reject(problemSent(message.problem))
    }
    let grace: NodeJS.Timeout | undefined
    const gone = () => {
      send({ kind: 'stop' })
      left.abort(signal.reason)
      grace = setTimeout(() => this.#giveUp(end, signal.reason), GRACE)
    }
    const broken = (error: Error) => {
      this.#worker = null
      end.reject(
        'code' in error && error.code === OUT_OF_MEMORY ? this.#tooMuch('needs too much memory') : error,
      )
    }
    const ended = () => end.reject(new Error('The thread has ended.'))
    worker.on('message', hear).once('error', broken).once('exit', ended)
    signal.addEventListener('abort', gone, { once: true })
    try {
      signal.throwIfAborted()
      send({ kind: 'order', order })
      return await end.promise
    } catch (error) {
      if (!(error instanceof Problem)) this.#log.error({ err: error, order }, 'work')
      throw error
    } finally {
      left.abort()
      clearTimeout(still)
      clearTimeout(late)
      clearTimeout(grace)
      signal.removeEventListener('abort', gone)
      worker.off('message', hear).off('error', broken).off('exit', ended)
      this.#rest = setTimeout(() => void this.end(), IDLE).unref()
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.#rest)
    const ending = this.#worker
    this.#worker = null
    await ending?.terminate()
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: this.#bounds.heap } })
    // It is no reason for the server to go on.
    worker.unref()
    // An error that it dies of is told by the waiting caller.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null
    })
    this.#worker = worker
    return worker
  }

  async #bring(
    { ask, need, asked }: Extract<FromThread<Made>, { readonly kind: 'needs' }>,
    { send, signal }: { send(message: ToThread<Order>): void; readonly signal: AbortSignal },
  ): Promise<void> {
    try {
      const answer = this.#answers[need]
      if (!answer) throw new RangeError(`Nobody here knows ${need}.`)
      send({ kind: 'answer', ask, answer: await answer(asked, signal) })
    } catch (error) {
      if (!(error instanceof Problem)) this.#log.error({ err: error, need }, 'work')
      send({ kind: 'no-answer', ask, problem: sentProblem(error) })
    }
  }

  #giveUp(end: PromiseWithResolvers<Made>, why: unknown): void {
    void this.end()
    end.reject(why)
  }

  #tooMuch(what: string): Problem {
    return new Problem('too-much-work', `${this.#bounds.what} ${what}. Ask for less.`)
  }
}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
