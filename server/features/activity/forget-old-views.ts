import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Removes views that are older than twelve months, once a day. */
export function forgetOldViews(database: Database): JobKind {
  return {
    name: 'forget-old-views',
    attempts: 3,
    pause: growing(60, 10),
    every: 24 * 60 * 60,
    failure: 'Old history could not be removed.',
    run: async () => {
      await database.query("delete from user_interaction where viewed_at < now() - interval '12 months'")
    },
  }
}
