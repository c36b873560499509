import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import type { JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Days for which a deleted document can be brought back. */
export const DAYS_IN_BIN = 30

/** Removes documents whose time in the bin is over, and pictures that no document uses, once a day. */
export function forgetDeleted(database: Database): JobKind {
  const about = { name: 'forget-deleted-documents', failure: 'Deleted documents could not be removed.' }
  return dailyRemoval(database, about, [
    `delete from document where deleted_at < now() - make_interval(days => ${DAYS_IN_BIN})`,
    `delete from document_picture p where created_at < now() - interval '7 days'
       and not exists (select from document_picture_use u where u.picture = p.name)`,
  ])
}
