import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SqlError } from '../sql-error.ts'
import { isConnectionLost, storeUnavailable } from '../store-unavailable.ts'
import { type Answer, OPENING, type Order, type Refusal, type Reply, type WorkerOptions } from './messages.ts'

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

function errorOf(refusal: Refusal): Error {
  if (refusal.code === '') return new Error(refusal.message)
  const error = new SqlError(refusal.message, refusal.code, refusal.constraint)
  return isConnectionLost(error) ? storeUnavailable(error) : error
}

/** The main thread's end of the line to the worker. */
export class WorkerConnection {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = OPENING
  #ended: Error | null = null

  constructor(folder: string) {
    const workerData: WorkerOptions = { folder }
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
    this.#worker.on('message', (reply: Reply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', (code) =>
      this.#end(new Error(`The thread of the database ended with code ${code}.`)),
    )
  }

  /** Resolves when the database is open; rejects with the reason when it is not. */
  opened(): Promise<Answer> {
    return this.#expect(OPENING)
  }

  /** Asks the worker; answers come in the order asked. Throws a Problem when the worker has ended. */
  async ask(order: Order): Promise<Answer> {
    if (this.#ended !== null) throw storeUnavailable(this.#ended)
    this.#lastId += 1
    const answer = this.#expect(this.#lastId)
    this.#worker.postMessage({ id: this.#lastId, order })
    return answer
  }

  /** Resolves when the thread is gone; the caller has asked it to close. */
  async closed(): Promise<void> {
    if (this.#ended === null) await once(this.#worker, 'exit')
  }

  /** Ends the thread at once. Whatever is asked from here on is refused for this reason. */
  async stop(reason: string): Promise<void> {
    this.#end(new Error(reason))
    await this.#worker.terminate()
  }

  #expect(id: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
  }

  #receive(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('answer' in reply) waiting?.resolve(reply.answer)
    else waiting?.reject(errorOf(reply.refusal))
  }

  #end(reason: Error): void {
    this.#ended ??= reason
    for (const waiting of this.#waiting.values()) waiting.reject(storeUnavailable(this.#ended))
    this.#waiting.clear()
  }
}
