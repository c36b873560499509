import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Database, SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { joinedTransaction } from './library-call.ts'

/** Lets the sign-in library use the product's own way to the store, on the embedded database and on a server alike. */
export function storeDialect(database: Database): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new StoreDriver(database),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** Ends a transaction that waits for its statements. */
interface OpenTransaction {
  readonly commit: () => Promise<unknown>
  readonly rollback: () => Promise<unknown>
}

class StoreConnection implements DatabaseConnection {
  runner: SqlRunner
  open: OpenTransaction | null = null

  constructor(runner: SqlRunner) {
    this.runner = runner
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // The library wants to know how many rows changed; the store tells by giving them back.
    const changes = /^\s*(update|delete|insert)\b/i.test(sql)
    const counted = changes && !/\breturning\b/i.test(sql) ? `${sql} returning 1 as changed` : sql
    const rows = await this.runner.query<R & object>(counted, parameters as SqlValue[])
    return changes ? { rows, numAffectedRows: BigInt(rows.length) } : { rows }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

class StoreDriver implements Driver {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<StoreConnection> {
    return new StoreConnection(joinedTransaction() ?? this.#database)
  }

  /** Begins a transaction whose statements come one by one, from outside the function that the store runs. */
  async beginTransaction(connection: StoreConnection): Promise<void> {
    if (joinedTransaction()) {
      await connection.runner.query('savepoint library')
      connection.open = {
        commit: () => connection.runner.query('release savepoint library'),
        rollback: () => connection.runner.query('rollback to savepoint library'),
      }
      return
    }
    const { promise: begun, resolve: tellBegun, reject: tellRefused } = Promise.withResolvers<void>()
    const { promise: end, resolve: commit, reject: rollback } = Promise.withResolvers<void>()
    const outcome = this.#database.transaction(async (transaction) => {
      connection.runner = transaction
      tellBegun()
      await end
    })
    outcome.catch(tellRefused)
    connection.open = {
      commit: () => {
        commit()
        return outcome
      },
      rollback: async () => {
        const reason = new Error('rolled back')
        rollback(reason)
        await outcome.catch((error: unknown) => {
          if (error !== reason) throw error
        })
      },
    }
    await begun
  }

  async commitTransaction(connection: StoreConnection): Promise<void> {
    await this.#end(connection, 'commit')
  }

  async rollbackTransaction(connection: StoreConnection): Promise<void> {
    await this.#end(connection, 'rollback')
  }

  async #end(connection: StoreConnection, how: keyof OpenTransaction): Promise<void> {
    const { open } = connection
    connection.open = null
    await open?.[how]()
    connection.runner = joinedTransaction() ?? this.#database
  }

  async releaseConnection(): Promise<void> {}

  /** The store is closed by whoever opened it. */
  async destroy(): Promise<void> {}
}
