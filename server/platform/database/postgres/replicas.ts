import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { Problem } from '#domain/problem.ts'
import type { PublicReader, ReplicaReads, ReplicaState, SqlValue } from '../database.ts'
import { FollowerChoice, type LatenessBounds } from './follower-choice.ts'
import { logPosition } from './log-position.ts'
import { isPublicStatement, looksForRelease, PUBLIC_TABLES } from './public-statement.ts'
import { positionIn, type Replica } from './replica.ts'
import type { ServerPool } from './server-pool.ts'

/** How often the primary and the replicas are asked where they are, in milliseconds. */
const LOOK = 1000

/** Later than every position of a log: only the primary has it. */
const NEVER = 2n ** 64n

/** Tables and views that change at any time, not with a release alone. */
const PRIVATE = `select relname::text as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname <> all($1::text[])`

/** A reader, and the replica that answers them all along: another may lack what this one has shown. */
interface Reading {
  since: bigint
  isOver: boolean
  replica: Promise<Replica | null> | null
}

/** The replicas of a store. What is public is read from them, by readers who were announced. */
export class Replicas implements ReplicaReads {
  readonly #replicas: readonly Replica[]
  readonly #primary: ServerPool
  readonly #choice: FollowerChoice<Replica>
  readonly #readings = new AsyncLocalStorage<Reading>()
  readonly #stopping = new AbortController()
  readonly #looking: Promise<void>
  #private: ReadonlySet<string> | null = null

  constructor(replicas: readonly Replica[], bounds: LatenessBounds, primary: ServerPool) {
    this.#replicas = replicas
    this.#primary = primary
    this.#choice = new FollowerChoice(replicas, bounds, {
      primary: () => positionIn(primary),
      now: () => performance.now(),
    })
    this.#looking = this.#lookUntilClosed()
  }

  reader(since: string | null): PublicReader {
    const reading: Reading = {
      since: since === null ? 0n : (logPosition(since) ?? NEVER),
      isOver: false,
      replica: null,
    }
    return {
      run: (work) => this.#readings.run(reading, work),
      end: () => {
        reading.isOver = true
      },
    }
  }

  async position(): Promise<string> {
    const position = await positionIn(this.#primary)
    return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()
  }

  state(): ReplicaState[] {
    return this.#replicas.map((replica) => ({ name: replica.name, isUsed: this.#choice.isWell(replica) }))
  }

  /** From now on nothing is read that is older than this moment. */
  raise(): Promise<void> {
    return this.#choice.raise()
  }

  /** Rows of a statement that a replica may answer and does; null: the primary is to be asked. */
  async rows<Row extends object>(sql: string, parameters: readonly SqlValue[]): Promise<Row[] | null> {
    const reading = this.#readings.getStore()
    // Work that was begun for a reader may go on for others when the answer is sent.
    if (!reading || reading.isOver) return null
    if (this.#private === null || !isPublicStatement(sql, this.#private)) return null
    reading.replica ??= this.#choice.choose(reading.since)
    const replica = await reading.replica
    if (replica === null) return null
    try {
      const rows = await replica.rows<Row>(sql, parameters)
      if (rows.length > 0 || !looksForRelease(sql)) return rows
      // Somebody may have heard of a release before it has arrived there.
    } catch (error) {
      // Whatever else it was, the primary says it again.
      if (error instanceof Problem) void replica.look()
    }
    reading.replica = Promise.resolve(null)
    return null
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#looking
    for (const replica of this.#replicas) await replica.close()
  }

  async #lookUntilClosed(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.#choice.look()
      if (this.#private === null) await this.#readPrivate().catch(() => {})
      await setTimeout(LOOK, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #readPrivate(): Promise<void> {
    const rows = await this.#primary.rows<{ name: string }>(PRIVATE, [[...PUBLIC_TABLES]])
    this.#private = new Set(rows.map(({ name }) => name))
  }
}
