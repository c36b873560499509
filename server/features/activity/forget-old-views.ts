import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import type { JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Removes views that are older than twelve months, once a day. */
export function forgetOldViews(database: Database): JobKind {
  const about = { name: 'forget-old-views', failure: 'Old history could not be removed.' }
  return dailyRemoval(database, about, [
    "delete from user_interaction where viewed_at < now() - interval '12 months'",
  ])
}
