import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Problem } from '#domain/problem.ts'
import { SqlError } from '../sql-error.ts'
import { storeUnavailable } from '../store-unavailable.ts'
import { isMade } from './made-folder.ts'
import { type Answer, OPENING, type Order, type Refusal, type Reply, type WorkerOptions } from './messages.ts'

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

function errorOf(refusal: Refusal): Error {
  if (refusal.fatal) return storeUnavailable(new Error(refusal.message))
  return new SqlError(refusal.message, refusal.code, refusal.constraint)
}

// The engine frees the first, quick translation of WebAssembly once a better one exists, and has been seen to end the
// whole process there (a check on its own list of code pages failed). PGlite is translated once; keeping both costs some
// megabytes and no crash.
setFlagsFromString('--no-wasm-code-gc')

/** The main thread's end of the line to the worker. */
export class WorkerConnection {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = OPENING
  #ended: Error | null = null

  private constructor(workerData: WorkerOptions) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
    this.#worker.on('message', (reply: Reply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', (code) =>
      this.#end(new Error(`The thread of the database ended with code ${code}.`)),
    )
  }

  /**
   * Starts the thread, and resolves when the database is open. Throws the reason when it does not open. One that is not there
   * is made first, by a thread that ends: the memory of a PGlite is given back with its thread.
   */
  static async open(folder: string): Promise<WorkerConnection> {
    if (!isMade(folder)) {
      const maker = await WorkerConnection.#start({ folder, work: 'make' })
      await maker.stop('The database is made.')
    }
    return WorkerConnection.#start({ folder, work: 'serve' })
  }

  static async #start(options: WorkerOptions): Promise<WorkerConnection> {
    const connection = new WorkerConnection(options)
    try {
      await connection.#expect(OPENING)
      return connection
    } catch (error) {
      await connection.stop('The database did not open.')
      throw error instanceof Problem ? error.cause : error
    }
  }

  get ended(): boolean {
    return this.#ended !== null
  }

  /** Asks the worker; answers come in the order asked. Throws a Problem when the worker has ended. */
  async ask(order: Order): Promise<Answer> {
    if (this.#ended !== null) throw storeUnavailable(this.#ended)
    this.#lastId += 1
    const answer = this.#expect(this.#lastId)
    this.#worker.postMessage({ id: this.#lastId, order })
    return answer
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
