import { z } from 'zod'
import type { ReplicaOptions } from './database/postgres/server-database.ts'
import { given } from './given.ts'
import { databaseAddress, listed } from './variable-kinds.ts'

function wholeNumber(most: number, usual: number) {
  const rule = `must be a whole number from 1 to ${most}`
  return z.preprocess(
    given,
    z
      .string()
      .regex(/^\d{1,12}$/, rule)
      .transform(Number)
      .refine((number) => number >= 1 && number <= most, rule)
      .default(usual),
  )
}

/** Copies of the database that are read, and how far one may be behind. */
export const REPLICA_VARIABLES = {
  DATABASE_REPLICA_URLS: z.preprocess(listed, z.array(databaseAddress)),
  DATABASE_REPLICA_LATE_BYTES: wholeNumber(2 ** 36, 16 * 1024 * 1024),
  DATABASE_REPLICA_LATE_SECONDS: wholeNumber(60, 10),
} as const

/** The replicas of the variables. */
export function replicasOf(found: z.output<z.ZodObject<typeof REPLICA_VARIABLES>>): ReplicaOptions {
  return {
    urls: found.DATABASE_REPLICA_URLS,
    late: { bytes: found.DATABASE_REPLICA_LATE_BYTES, seconds: found.DATABASE_REPLICA_LATE_SECONDS },
  }
}
