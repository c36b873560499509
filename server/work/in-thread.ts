import { setImmediate } from 'node:timers/promises'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Problem } from '#domain/problem.ts'
import { type FromThread, type Needs, problemSent, sentProblem, type ToThread } from './thread-messages.ts'

/** The data that an order finds in its thread. */
export interface ThreadGround<Known extends Needs> {
  /** Asks the server for something, such as a file of a release. */
  need<Name extends keyof Known & string>(
    name: Name,
    asked: Known[Name]['asked'],
  ): Promise<Known[Name]['answer']>
  /** Stands between two steps: says that it goes on, lets messages in, and throws where nobody waits for the answer any more. */
  step(): Promise<void>
}

/** Behind the thread that answers readers, where the system knows threads apart. */
const NICE = 10

/** Carries out the orders of whoever started this thread, one after the other. */
export function workInThread<Order, Made, Known extends Needs>(
  carryOut: (order: Order, ground: ThreadGround<Known>) => Promise<Made>,
): void {
  // Elsewhere this would be the priority of the whole process.
  if (process.platform === 'linux') setPriority(NICE)
  const say = (message: FromThread<Made>) => parentPort?.postMessage(message)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let asked = 0
  let isOver = false
  const ask = (need: string, wanted: unknown): Promise<unknown> => {
    asked += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(asked, answer)
    say({ kind: 'needs', ask: asked, need, asked: wanted })
    return answer.promise
  }
  const ground: ThreadGround<Known> = {
    need: ask as ThreadGround<Known>['need'],
    async step() {
      say({ kind: 'goes-on' })
      await setImmediate()
      if (isOver) throw new Problem('request-timeout', 'Nobody waits for the answer any more.')
    },
  }
  const carry = async (order: Order) => {
    isOver = false
    try {
      say({ kind: 'made', made: await carryOut(order, ground) })
    } catch (error) {
      say({ kind: 'refused', problem: sentProblem(error) })
    }
  }
  parentPort?.on('message', (message: ToThread<Order>) => {
    if (message.kind === 'order') void carry(message.order)
    else if (message.kind === 'stop') isOver = true
    else hear(waiting, message)
  })
}

type Answer = Extract<ToThread<never>, { readonly ask: number }>

function hear(waiting: Map<number, PromiseWithResolvers<unknown>>, message: Answer): void {
  const answer = waiting.get(message.ask)
  waiting.delete(message.ask)
  if (message.kind === 'answer') answer?.resolve(message.answer)
  else answer?.reject(problemSent(message.problem))
}
