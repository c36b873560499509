import type { Database } from '#server/platform/database/database.ts'
import { growing, type JobKind } from './job-kind.ts'

/** Work of every day that removes what has run out; `statements` are run one after another. */
export function dailyRemoval(
  database: Database,
  { name, failure }: Pick<JobKind, 'name' | 'failure'>,
  statements: readonly string[],
): JobKind {
  return {
    ...{ name, failure },
    attempts: 3,
    pause: growing(60, 10),
    every: 24 * 60 * 60,
    run: async () => {
      for (const statement of statements) await database.query(statement)
    },
  }
}
