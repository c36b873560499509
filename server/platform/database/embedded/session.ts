import type { PGlite } from '@electric-sql/pglite'
import { type Answer, NOTHING, type Order } from './messages.ts'
import type { OpenFolder } from './open-folder.ts'
import { runScript, runStatement } from './protocol.ts'
import { StatementCache } from './statement-cache.ts'

/** Commands that only bound a transaction, so that prepared statements stay valid after them. */
const TRANSACTION_WORDS = new Set(['begin', 'commit', 'rollback'])

/** The one session of the embedded database, inside its thread. */
export class Session {
  readonly #opened: OpenFolder
  readonly #database: PGlite
  readonly #cache = new StatementCache()
  /** Where the write-ahead log ended after the last checkpoint. */
  #checkpointAt: unknown = null

  constructor(opened: OpenFolder) {
    this.#opened = opened
    this.#database = opened.database
  }

  /** Carries out one order. Throws the database's own errors. */
  async run(order: Order): Promise<Answer> {
    switch (order.kind) {
      case 'query':
        return runStatement(this.#database, this.#cache, order.sql, order.parameters)
      case 'script':
        return this.#script(order.sql)
      case 'copy':
        return this.#copy(order.sql, order.chunk)
      case 'copy-out':
        return this.#copyOut(order.sql)
      case 'checkpoint':
        return this.#checkpoint(order.onlyIfWritten)
      case 'statistics':
        return { ...NOTHING, names: ['syncs'], columns: [[this.#opened.files.syncs]] }
      case 'close':
        await this.#database.close()
        return NOTHING
    }
  }

  async #script(sql: string): Promise<Answer> {
    if (!TRANSACTION_WORDS.has(sql)) {
      await runScript(this.#database, 'deallocate all')
      this.#cache.clear()
    }
    return runScript(this.#database, sql)
  }

  /** PGlite reads COPY's data from a device that holds one chunk. */
  async #copy(sql: string, chunk: string): Promise<Answer> {
    const result = await this.#database.query(sql, [], { blob: new Blob([chunk]) })
    return { ...NOTHING, command: 'COPY', count: result.rowCount ?? result.affectedRows ?? 0 }
  }

  async #copyOut(sql: string): Promise<Answer> {
    const { blob } = await this.#database.query(sql)
    return { ...NOTHING, command: 'COPY', names: ['csv'], columns: [[blob ? await blob.text() : '']] }
  }

  /** This database never checkpoints by itself, and its log grows until then. */
  async #checkpoint(onlyIfWritten: boolean): Promise<Answer> {
    if (onlyIfWritten && (await this.#logEnd()) === this.#checkpointAt) return NOTHING
    await runScript(this.#database, 'checkpoint')
    this.#checkpointAt = await this.#logEnd()
    return NOTHING
  }

  async #logEnd(): Promise<unknown> {
    const { columns } = await runScript(this.#database, 'select pg_current_wal_insert_lsn()::text')
    return columns[0]?.[0]
  }
}
