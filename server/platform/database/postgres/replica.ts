import type pg from 'pg'
import type { SqlValue } from '../database.ts'
import { Follower } from './follower.ts'
import { logPosition } from './log-position.ts'
import { ServerPool } from './server-pool.ts'

/** How long a replica may take to say where it is, and to answer a statement, in milliseconds: then the primary is asked. */
const PATIENCE = { position: 2000, statement: 20_000 }

/** The position of the log that a server has; of one that was made the primary, its own. */
const POSITION = `select coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
  '0/0')::text as position`

/** The position of the log of a server. */
export async function positionIn(pool: ServerPool): Promise<bigint> {
  const [row] = await pool.rows<{ position: string }>(POSITION, [])
  const position = logPosition(row?.position ?? '')
  if (position === null) throw new Error('The server did not say where its log is.')
  return position
}

/** A copy of the store at an address of its own. */
export class Replica extends Follower {
  readonly name: string
  readonly #reading: ServerPool
  /** Beside the readers, who may be many: otherwise a busy copy would count as one that is gone. */
  readonly #asking: ServerPool

  constructor(name: string, config: pg.ClientConfig) {
    const asking = new ServerPool(
      { ...config, connectionTimeoutMillis: PATIENCE.position, query_timeout: PATIENCE.position },
      1,
    )
    super(() => positionIn(asking))
    this.name = name
    this.#asking = asking
    this.#reading = new ServerPool({ ...config, query_timeout: PATIENCE.statement })
  }

  rows<Row extends object>(sql: string, parameters: readonly SqlValue[]): Promise<Row[]> {
    return this.#reading.rows<Row>(sql, parameters)
  }

  async close(): Promise<void> {
    await Promise.all([this.#reading.close(), this.#asking.close()])
  }
}
