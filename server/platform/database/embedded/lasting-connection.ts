import { storeUnavailable } from '../store-unavailable.ts'
import { WorkerConnection } from './worker-connection.ts'

/** A folder that does not open now is not tried again before this. */
const PAUSE_MILLISECONDS = 2000

/**
 * The line to the database's thread, laid again after the thread has ended: a full disk, for example, ends
 * it. Statements under way are refused with a Problem, and the new thread recovers everything acknowledged
 * from the log.
 */
export class LastingConnection {
  readonly #folder: string
  #current: WorkerConnection
  #failedAt = Number.NEGATIVE_INFINITY
  #failure: unknown = null
  #stopped: string | null = null

  private constructor(folder: string, first: WorkerConnection) {
    this.#folder = folder
    this.#current = first
  }

  /** Opens the folder for the first time. Throws the reason when it does not open. */
  static async open(folder: string): Promise<LastingConnection> {
    return new LastingConnection(folder, await WorkerConnection.open(folder))
  }

  /** The line in use, or a new one. The caller asks one at a time. Throws a Problem when there is none to be had. */
  async get(): Promise<WorkerConnection> {
    if (this.#stopped !== null) throw storeUnavailable(new Error(this.#stopped))
    if (!this.#current.ended) return this.#current
    if (performance.now() - this.#failedAt < PAUSE_MILLISECONDS) throw storeUnavailable(this.#failure)
    try {
      this.#current = await WorkerConnection.open(this.#folder)
      return this.#current
    } catch (error) {
      this.#failedAt = performance.now()
      this.#failure = error
      throw storeUnavailable(error)
    }
  }

  /** Ends the thread for good. Whatever is asked from here on is refused for this reason. */
  async stop(reason: string): Promise<void> {
    this.#stopped ??= reason
    await this.#current.stop(reason)
  }
}
