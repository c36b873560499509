import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import type { JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Removes rows that have run out and open nothing any more, once a day: sessions, links, codes, counted
 * attempts.
 */
export function forgetExpired(database: Database): JobKind {
  const about = { name: 'forget-expired', failure: 'What has run out could not be removed.' }
  return dailyRemoval(database, about, [
    'delete from session where expires_at < now()',
    'delete from account_link where expires_at < now()',
    'delete from verification where expires_at < now()',
    'delete from attempt where expire < extract(epoch from now()) * 1000',
  ])
}
