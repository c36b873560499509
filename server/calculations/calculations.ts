import type { FastifyBaseLogger } from 'fastify'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue, type QueueBounds } from '#server/work/fair-queue.ts'
import { stepWhile } from '#server/work/one-by-one.ts'
import { type Answers, WorkThread } from '#server/work/work-thread.ts'
import type { JudgementNeeds } from './judge-published.ts'
import {
  type MethodResult,
  type MethodInput,
  type CalculationOrder,
  type Ground,
  type MethodName,
  methodNamed,
} from './methods.ts'

/** Calculations for callers: at once where they are small, else in a thread, when it is their turn. */
export interface Calculations {
  /** Throws `too-many-requests` when many wait, `too-much-work` for work that takes too long. */
  run<Name extends MethodName>(
    name: Name,
    asked: MethodInput<Name>,
    asker: Asker,
  ): Promise<MethodResult<Name>>
  close(): Promise<void>
}

/** Work of fewer milliseconds is done in place: a thread takes as long to be spoken to. */
const LIGHT = 15

const QUEUE: QueueBounds = {
  what: 'calculations',
  atOnce: 1,
  waiting: 40,
  ofOneCaller: { account: 6, guest: 3 },
  retryAfter: 5,
}

const BOUNDS = { what: 'This calculation', heap: 192, patience: 90_000 } as const

/** The calculations of a server, with the figures that they may ask for; the code that opens them closes them. */
export function openCalculations(
  log: Pick<FastifyBaseLogger, 'error'>,
  answers: Answers<JudgementNeeds>,
): Calculations {
  return new OpenCalculations(log, answers)
}

class OpenCalculations implements Calculations {
  readonly #queue = new FairQueue(QUEUE)
  readonly #answers: Answers<JudgementNeeds>
  readonly #thread: WorkThread<CalculationOrder, unknown, JudgementNeeds>

  constructor(log: Pick<FastifyBaseLogger, 'error'>, answers: Answers<JudgementNeeds>) {
    const file = new URL('./calculation-work.ts', import.meta.url)
    this.#answers = answers
    this.#thread = new WorkThread(file, { bounds: BOUNDS, answers, log })
  }

  run<Name extends MethodName>(
    name: Name,
    asked: MethodInput<Name>,
    asker: Asker,
  ): Promise<MethodResult<Name>>
  async run(name: MethodName, asked: never, asker: Asker): Promise<unknown> {
    const { weight, work } = methodNamed(name)
    if (weight(asked) < LIGHT) return work(asked, this.#here(asker.signal))
    return this.#queue.run(asker, () => this.#thread.make({ name, asked }, asker.signal))
  }

  close(): Promise<void> {
    return this.#thread.end()
  }

  #here(signal: AbortSignal): Ground {
    return { step: stepWhile(signal), need: (name, asked) => this.#answers[name](asked, signal) }
  }
}
