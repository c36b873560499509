import pg from 'pg'
import type { SqlValue } from '../database.ts'
import { SqlError } from '../sql-error.ts'
import { PreparedNames } from './prepared-names.ts'
import { understood } from './server-error.ts'
import { rowsOf } from './server-query.ts'

/** Small on purpose: several processes share a server, and a query here is short (docs/operations.md). */
const MOST = 10

/** A prepared statement was made for columns that have changed, or the session does not know it. */
const STALE: ReadonlySet<string> = new Set(['0A000', '26000'])

/**
 * Connections to a PostgreSQL server, shared by all requests.
 *
 * A connection to the server itself keeps statements prepared that come again. One through a pooler must not:
 * its next statement may meet another session. Each new connection is asked which it is: a pooler does not
 * give away the number of the server's process.
 */
export class ServerPool {
  readonly #pool: pg.Pool
  readonly #names = new PreparedNames()
  /** Connections to the server itself, with the generation of the names that they know. */
  readonly #generations = new WeakMap<pg.ClientBase, number>()

  constructor(config: pg.ClientConfig, connections = MOST) {
    this.#pool = new pg.Pool({ ...config, max: connections, onConnect: (client) => this.#greet(client) })
    // An idle connection that the server ends must not end this process; the pool opens a new one when asked.
    this.#pool.on('error', () => {})
  }

  /** A connection for one caller, who releases it; `release(true)` when it must not be used again. */
  async connect(): Promise<pg.PoolClient> {
    return this.#pool.connect().catch(understood)
  }

  /** Rows of one statement. */
  async rows<Row extends object>(sql: string, parameters: readonly SqlValue[]): Promise<Row[]> {
    const client = await this.connect()
    const generation = this.#generations.get(client)
    const name = generation === undefined ? null : this.#names.nameOf(sql)
    let broken = false
    // The pool listens for errors of idle connections only: without this a lost server would end the process.
    const onError = () => {
      broken = true
    }
    client.on('error', onError)
    try {
      return await rowsOf<Row>(client, { sql, parameters, name })
    } catch (error) {
      broken ||= !(error instanceof SqlError)
      if (name === null || !(error instanceof SqlError && STALE.has(error.code))) throw error
      this.#names.forget()
    } finally {
      client.off('error', onError)
      client.release(broken || (generation !== undefined && generation !== this.#names.generation))
    }
    return this.rows(sql, parameters)
  }

  async script(sql: string): Promise<void> {
    await this.#pool.query(sql).catch(understood)
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end()
  }

  /**
   * A plan for any ids is a bad one here: it reads the whole of an indicator where the ids of a question name a few pages of
   * it. So a prepared statement spares reading the text and is planned for its values each time.
   */
  async #greet(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process')
    if (rows[0]?.process !== Reflect.get(client, 'processID')) return
    await client.query('set plan_cache_mode = force_custom_plan')
    this.#generations.set(client, this.#names.generation)
  }
}
