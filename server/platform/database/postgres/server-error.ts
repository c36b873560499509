import pg from 'pg'
import { SqlError } from '../sql-error.ts'
import { isConnectionLost, storeUnavailable } from '../store-unavailable.ts'

/** Rethrows a driver's error as what `SqlRunner` promises: a Problem for a lost connection, else an SqlError. */
export function understood(error: unknown): never {
  if (isConnectionLost(error)) throw storeUnavailable(error)
  if (error instanceof pg.DatabaseError && error.code !== undefined) {
    throw new SqlError(error.message, error.code, error.constraint ?? null)
  }
  throw error
}
