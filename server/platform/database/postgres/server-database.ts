import pg from 'pg'
import type { Database, SqlValue, Transaction } from '../database.ts'
import { TransactionScope } from '../transaction-scope.ts'
import { valueParser } from '../value-text.ts'
import { understood } from './server-error.ts'
import { rowsOf } from './server-query.ts'
import { inTransaction } from './server-transaction.ts'

/** Small on purpose: several processes share a server, and a query here is short (docs/operations.md). */
const CONNECTIONS = 10
const CONNECT_MILLISECONDS = 5000

function connection(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    types: { getTypeParser: (typeNumber: number) => valueParser(typeNumber) },
  }
}

/** A PostgreSQL server. Statements are unnamed, because a pooler may stand in between. */
class ServerDatabase implements Database {
  readonly kind = 'server'
  readonly #pool: pg.Pool
  readonly #directUrl: string
  readonly #scope = new TransactionScope()

  constructor(url: string, directUrl: string) {
    this.#directUrl = directUrl
    this.#pool = new pg.Pool({ ...connection(url), max: CONNECTIONS })
    // An idle connection that the server ends must not end this process; the pool opens a new one when asked.
    this.#pool.on('error', () => {})
  }

  async query<Row extends object>(sql: string, parameters: readonly SqlValue[] = []): Promise<Row[]> {
    this.#scope.refuseInside()
    return rowsOf<Row>(this.#pool, sql, parameters)
  }

  async script(sql: string): Promise<void> {
    this.#scope.refuseInside()
    await this.#pool.query(sql).catch(understood)
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    const client = await this.#pool.connect().catch(understood)
    return inTransaction(client, this.#scope, work, (lost) => client.release(lost))
  }

  async directTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    const client = new pg.Client(connection(this.#directUrl))
    // Before it connects: a server that goes away at this moment must not end the process.
    client.on('error', () => {})
    await client.connect().catch(understood)
    try {
      return await inTransaction(client, this.#scope, work, () => {})
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** A server checkpoints by itself, and what it acknowledged is durable already. */
  async checkpoint(): Promise<void> {}

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end()
  }
}

/** A database on a PostgreSQL server. Connections are made when needed, so a server may start later than we. */
export function openServer(url: string, directUrl: string): Database {
  return new ServerDatabase(url, directUrl)
}
