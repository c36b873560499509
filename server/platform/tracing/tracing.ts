import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'

/** Tells a collector the course of calls: when each began and ended, and its statements. */
export interface Tracing {
  /** The same database, whose statements belong to the call that asks for them. */
  database(database: Database): Database
  /** Tells of every call of this server from now on. */
  watch(app: FastifyInstance): void
  /** Sends what was not sent yet. A collector that does not answer is left alone. */
  stop(): Promise<void>
}
