import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, SqlValue, Transaction } from '../database.ts'
import { TransactionScope } from '../transaction-scope.ts'
import { inTransaction, rowsOf } from './embedded-transaction.ts'
import { takeFolder } from './folder-lock.ts'
import { LastingConnection } from './lasting-connection.ts'
import { isMade } from './made-folder.ts'
import type { Answer, Order } from './messages.ts'
import { SerialQueue } from '../serial-queue.ts'

/** How often what was written is moved from the log into the data files. */
const CHECKPOINT_MILLISECONDS = 3 * 60 * 1000

export interface EmbeddedStatistics {
  /** Calls of fsync that reached the disk since the database was opened. */
  readonly syncs: number
}

/** PGlite in a thread of its own. It has one session: a transaction keeps everything else waiting in a queue. */
export class EmbeddedDatabase implements Database {
  readonly kind = 'embedded'
  readonly replicas = null
  readonly #connection: LastingConnection
  readonly #release: () => void
  readonly #queue = new SerialQueue()
  readonly #scope = new TransactionScope()
  readonly #timer: NodeJS.Timeout
  #closing: Promise<void> | null = null

  constructor(connection: LastingConnection, release: () => void) {
    this.#connection = connection
    this.#release = release
    const checkpoint = () => {
      this.#ask({ kind: 'checkpoint', onlyIfWritten: true }).catch(() => {})
    }
    this.#timer = setInterval(checkpoint, CHECKPOINT_MILLISECONDS).unref()
  }

  async query<Row extends object>(sql: string, parameters: readonly SqlValue[] = []): Promise<Row[]> {
    this.#scope.refuseInside()
    return this.#queue.run(async () => rowsOf<Row>(await this.#connection.get(), sql, parameters))
  }

  async script(sql: string): Promise<void> {
    this.#scope.refuseInside()
    await this.#ask({ kind: 'script', sql })
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    return this.#queue.run(async () => inTransaction(await this.#connection.get(), this.#scope, work))
  }

  directTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.transaction(work)
  }

  listen(): () => Promise<void> {
    return async () => {}
  }

  async checkpoint(): Promise<void> {
    this.#scope.refuseInside()
    await this.#ask({ kind: 'checkpoint', onlyIfWritten: false })
  }

  async statistics(): Promise<EmbeddedStatistics> {
    const { columns } = await this.#ask({ kind: 'statistics' })
    return { syncs: Number(columns[0]?.[0]) }
  }

  /** Waits for what was asked, closes the files and gives the folder free. */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  #ask(order: Order): Promise<Answer> {
    return this.#queue.run(async () => (await this.#connection.get()).ask(order))
  }

  async #close(): Promise<void> {
    clearInterval(this.#timer)
    try {
      await this.#ask({ kind: 'close' })
    } finally {
      await this.#connection.stop('The database is closed.')
      this.#release()
    }
  }
}

/** True when a database was made in `<dataDir>/data`. */
export function holdsDatabase(dataDir: string): boolean {
  return isMade(join(dataDir, 'data'))
}

/**
 * Opens the embedded database in `<dataDir>/data`, or makes one there.
 *
 * Throws when another process uses the folder, or the folder holds something else.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  let connection: LastingConnection | null = null
  // Someone else may write from here on; every later statement is answered with a Problem.
  const release = await takeFolder(dataDir, () =>
    connection?.stop('The lock of the data folder was taken away.'),
  )
  try {
    connection = await LastingConnection.open(join(dataDir, 'data'))
    return new EmbeddedDatabase(connection, release)
  } catch (error) {
    release()
    throw error
  }
}
