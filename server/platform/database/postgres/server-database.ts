import pg from 'pg'
import type { Database, ReplicaReads, SqlValue, Transaction } from '../database.ts'
import { TransactionScope } from '../transaction-scope.ts'
import { valueParser } from '../value-text.ts'
import type { LatenessBounds } from './follower-choice.ts'
import { NoticeListener } from './notice-listener.ts'
import { Replica } from './replica.ts'
import { Replicas } from './replicas.ts'
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

/** Copies that follow a server, and how far each may be behind. */
export interface ReplicaOptions {
  readonly urls: readonly string[]
  readonly late: LatenessBounds
}

/** A PostgreSQL server, possibly through a pooler. */
class ServerDatabase implements Database {
  readonly kind = 'server'
  readonly #pool: ServerPool
  readonly #directUrl: string
  readonly #replicas: Replicas | null
  readonly #scope = new TransactionScope()

  constructor(url: string, directUrl: string, replicas: ReplicaOptions) {
    this.#directUrl = directUrl
    this.#pool = new ServerPool(connection(url))
    this.#replicas =
      replicas.urls.length === 0
        ? null
        : new Replicas(replicas.urls.map(replicaAt), replicas.late, this.#pool)
  }

  get replicas(): ReplicaReads | null {
    return this.#replicas
  }

  listen(topic: string, heard: () => void): () => Promise<void> {
    // What was announced is read from a replica only once it has arrived there.
    const told = () => void (this.#replicas?.raise() ?? Promise.resolve()).catch(() => {}).then(heard)
    const listener = new NoticeListener(connection(this.#directUrl), topic, told)
    return () => listener.close()
  }

  async query<Row extends object>(sql: string, parameters: readonly SqlValue[] = []): Promise<Row[]> {
    this.#scope.refuseInside()
    const read = await this.#replicas?.rows<Row>(sql, parameters)
    return read ?? this.#pool.rows<Row>(sql, parameters)
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
    await this.#replicas?.close()
    await this.#pool.close()
  }
}

function replicaAt(url: string): Replica {
  return new Replica(new URL(url).host, connection(url))
}

const NO_REPLICAS: ReplicaOptions = { urls: [], late: { bytes: 0, seconds: 0 } }

/** A database on a PostgreSQL server. Connections are made when needed, so a server may start later than we. */
export function openServer(url: string, directUrl: string, replicas = NO_REPLICAS): Database {
  return new ServerDatabase(url, directUrl, replicas)
}
