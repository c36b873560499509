import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { Problem } from '#domain/problem.ts'
import {
  type NativeAnswer,
  type NativeGround,
  type NativeKind,
  type NativeOrder,
  type NativeWorks,
  TOO_LARGE,
} from './order.ts'

/** The limits of one piece of work, and how long the process rests before it ends. */
export interface NativeBounds {
  /** Milliseconds for one piece, with the start of the process. */
  readonly time: number
  /** Bytes that the process may hold while it works. */
  readonly memory: number
  /** Milliseconds without work after which the process ends. */
  readonly idle: number
}

/** Behind who answers readers: the system gives it the processor when they leave it free. */
const NICE = 10
/** Milliseconds that work goes on for somebody who has gone, since most ends by itself sooner than a new process starts. */
const GRACE = 1000

/** Calls native code in a process of its own, one piece after the other. It starts with the first, and anew after it died. */
export class NativeChild {
  readonly #ground: NativeGround
  readonly #bounds: NativeBounds
  #child: ChildProcess | null = null
  #last: Promise<unknown> = Promise.resolve()
  #goodnight: NodeJS.Timeout | undefined

  constructor(ground: NativeGround, bounds: NativeBounds) {
    this.#ground = ground
    this.#bounds = bounds
  }

  /**
   * The result. Throws `too-much-work` for work that takes too long or too much memory, `cannot-be-made`
   * where the code dies of it, an `Error` in its own words where it refuses, and the reason of the signal
   * where it is given up.
   */
  ask<Kind extends NativeKind>(
    kind: Kind,
    asked: NativeWorks[Kind]['asked'],
    signal: AbortSignal,
  ): Promise<NativeWorks[Kind]['answer']>
  ask(kind: NativeKind, asked: NativeWorks[NativeKind]['asked'], signal: AbortSignal): Promise<unknown> {
    const answer = this.#last.then(() => this.#answer({ kind, asked } as NativeOrder, signal))
    this.#last = answer.catch(() => undefined)
    return answer
  }

  /** Ends the process; the next piece of work starts another. */
  close(): void {
    clearTimeout(this.#goodnight)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  async #answer(order: NativeOrder, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted()
    clearTimeout(this.#goodnight)
    const answer = await this.#answerTo(order, signal)
    this.#goodnight = setTimeout(() => this.close(), this.#bounds.idle).unref()
    if ('made' in answer) return answer.made
    throw new Error(answer.refused)
  }

  async #answerTo(order: NativeOrder, signal: AbortSignal): Promise<NativeAnswer> {
    const child = this.#running()
    const end = Promise.withResolvers<NativeAnswer>()
    const late = setTimeout(() => end.reject(tooMuch('takes too long')), this.#bounds.time)
    let leave: NodeJS.Timeout | undefined
    const gone = () => {
      leave = setTimeout(() => end.reject(signal.reason), GRACE)
    }
    signal.addEventListener('abort', gone, { once: true })
    child.once('message', end.resolve).once('error', end.reject)
    child.once('exit', (code, by) => end.reject(diedOf(code, by)))
    child.ref()
    child.channel?.ref()
    try {
      child.send(order)
      return await end.promise
    } catch (error) {
      // Where it still runs, nobody knows what it does.
      this.close()
      throw error
    } finally {
      clearTimeout(late)
      clearTimeout(leave)
      signal.removeEventListener('abort', gone)
      child.removeAllListeners()
      child.unref()
      child.channel?.unref()
    }
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child
    const parameters = [JSON.stringify(this.#ground), String(this.#bounds.memory)]
    const child = fork(new URL('./native-process.ts', import.meta.url), parameters, {
      // Not what our own process was started with: a debugger or a test runner has no business there.
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    void once(child, 'spawn').then(
      () => child.pid !== undefined && setPriority(child.pid, NICE),
      // The event of the failure is heard by whoever waits for an answer.
      () => undefined,
    )
    return child
  }
}

function diedOf(code: number | null, by: string | null): Problem {
  if (code === TOO_LARGE) return tooMuch('needs too much memory')
  const problem = new Problem(
    'cannot-be-made',
    'This cannot be drawn: the numbers or the drawing are broken.',
  )
  problem.cause = `The process of native code ended with ${by ?? code}.`
  return problem
}

function tooMuch(what: string): Problem {
  return new Problem('too-much-work', `This ${what} to be drawn. Take parts out of it, or ask for less.`)
}
