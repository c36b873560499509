import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Removes what has run out and opens nothing any more, once a day: sessions, links, codes, counted attempts. */
export function forgetExpired(database: Database): JobKind {
  return {
    name: 'forget-expired',
    attempts: 3,
    pause: growing(60, 10),
    every: 24 * 60 * 60,
    failure: 'What has run out could not be removed.',
    run: async () => {
      await database.query('delete from session where expires_at < now()')
      await database.query('delete from account_link where expires_at < now()')
      await database.query('delete from verification where expires_at < now()')
      await database.query('delete from attempt where expire < extract(epoch from now()) * 1000')
    },
  }
}
