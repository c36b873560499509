import pg from 'pg'
import type { Database, SqlValue, Transaction } from '../database.ts'
import { TransactionScope } from '../transaction-scope.ts'
import { valueParser } from '../value-text.ts'
import { understood } from './server-error.ts'
import { ServerPool } from './server-pool.ts'
import { inTransaction } from './server-transaction.ts'

const CONNECT_MILLISECONDS = 5000

function connection(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    types: { getTypeParser: (typeNumber: number) => valueParser(typeNumber) },
  }
}

/** A PostgreSQL server, possibly through a pooler. */
class ServerDatabase implements Database {
  readonly kind = 'server'
  readonly #pool: ServerPool
  readonly #directUrl: string
  readonly #scope = new TransactionScope()

  constructor(url: string, directUrl: string) {
    this.#directUrl = directUrl
    this.#pool = new ServerPool(connection(url))
  }

  async query<Row extends object>(sql: string, parameters: readonly SqlValue[] = []): Promise<Row[]> {
    this.#scope.refuseInside()
    return this.#pool.rows<Row>(sql, parameters)
  }

  async script(sql: string): Promise<void> {
    this.#scope.refuseInside()
    await this.#pool.script(sql)
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    const client = await this.#pool.connect()
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
    await this.#pool.close()
  }
}

/** A database on a PostgreSQL server. Connections are made when needed, so a server may start later than we. */
export function openServer(url: string, directUrl: string): Database {
  return new ServerDatabase(url, directUrl)
}
