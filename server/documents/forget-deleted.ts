import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Days for which a deleted document can be brought back. */
export const DAYS_IN_BIN = 30

/** Removes documents whose time in the bin is over, and pictures that no document uses, once a day. */
export function forgetDeleted(database: Database): JobKind {
  return {
    name: 'forget-deleted-documents',
    attempts: 3,
    pause: growing(60, 10),
    every: 24 * 60 * 60,
    failure: 'Deleted documents could not be removed.',
    run: async () => {
      await database.query(
        `delete from document where deleted_at < now() - make_interval(days => ${DAYS_IN_BIN})`,
      )
      await database.query(
        `delete from document_picture p where created_at < now() - interval '7 days'
           and not exists (select from document_picture_use u where u.picture = p.name)`,
      )
    },
  }
}
