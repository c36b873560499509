import type { Rejection } from '#domain/observation/rejection.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The figures of some indicators known to have been taken out, or to be kept under protest. */
export function readRejections(database: SqlRunner, indicators: readonly number[]): Promise<Rejection[]> {
  return database.query<Rejection>(
    `select indicator, datasource as source, location, period, value, reason from rejection
     where indicator = any($1::int[]) order by id`,
    [indicators],
  )
}
