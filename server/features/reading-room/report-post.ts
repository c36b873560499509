import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { announceRequest } from '#server/reviews/change-review.ts'
import { heldReview } from '#server/reviews/review-store.ts'
import { POST_REVIEW, requestMessage } from './post-review.ts'
import { postFor } from './stored-post.ts'

/**
 * Keeps somebody's report of a post, once each, and tells those who decide. Throws `not-found`, also for
 * one's own.
 */
export async function keepReport(
  transaction: SqlRunner,
  change: Change,
  id: number,
  reason: string,
): Promise<void> {
  const { actor } = change
  const { state } = await heldReview(transaction, 'reading-post', id)
  const { author, kind } = await postFor(transaction, actor, id)
  if (state !== 'approved' || author === actor.id)
    throw new Problem('not-found', 'There is nothing here to report.')
  await transaction.query(
    `insert into reading_report (post, reporter, reason) values ($1, $2, $3)
     on conflict (post, reporter) do update set reason = excluded.reason`,
    [id, actor.id, reason],
  )
  const note = { action: 'reading.reported', after: { kind } }
  await announceRequest(transaction, POST_REVIEW, id, note, requestMessage(kind, 'reported'), change)
}

/** Somebody has decided on a post: readers' reports of it are settled. */
export async function settleReports(transaction: SqlRunner, id: number): Promise<void> {
  await transaction.query('delete from reading_report where post = $1', [id])
}
