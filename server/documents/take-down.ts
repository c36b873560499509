import { message } from '#domain/message/message.ts'
import { Problem } from '#domain/problem.ts'
import { isAsked } from '#domain/review/review.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { changeReview } from '#server/reviews/change-review.ts'
import { heldReview } from '#server/reviews/review-store.ts'
import { DOCUMENT_REVIEW, ownListOf } from './document-review.ts'
import { endLettersOfOthers } from './end-letters.ts'
import { documentFor } from './stored-document.ts'

/** What is taken down, and why. */
export interface TakeDown {
  /** As its address names it. */
  readonly wanted: string
  readonly version: number
  readonly reason: string
}

/**
 * Ends the link of a document of somebody else: it is private from now on, and its owner reads why. Throws `not-found` for
 * what the person has no link of, `not-allowed` for their own, `changed-meanwhile` for another version, and `invalid-input`
 * for what is not shared by link.
 */
export async function takeDown(
  transaction: Transaction,
  { actor, address }: Change,
  { wanted, version, reason }: TakeDown,
): Promise<void> {
  const { id } = await documentFor(transaction, actor, wanted)
  const review = await heldReview(transaction, 'document', id)
  const stored = await documentFor(transaction, actor, wanted)
  const { document, title, owner, visibility, keeps_link } = stored
  if (owner === actor.id) throw new Problem(...DOCUMENT_REVIEW.refusals.own)
  if (version !== review.version) throw new Problem(...DOCUMENT_REVIEW.refusals['other-version'])
  if (visibility !== 'link' && !keeps_link) {
    throw new Problem('invalid-input', 'It is not shared by link. Decline it where it is public.')
  }
  await transaction.query(
    "update document set visibility = 'private', keeps_link = false, taken_down = true where id = $1",
    [id],
  )
  await endLettersOfOthers(transaction, stored)
  await changeReview(
    transaction,
    DOCUMENT_REVIEW,
    id,
    isAsked(review) ? { kind: 'withdraw', as: 'removed' } : { kind: 'revise' },
  )
  await writeAudit(transaction, {
    actor,
    action: `${document.kind}.taken-down`,
    subject: DOCUMENT_REVIEW.auditSubject(id),
    before: { title, visibility },
    after: { title, visibility: 'private', reason },
    address,
  })
  if (owner === null) return
  await notify(transaction, {
    to: owner,
    kind: 'dashboard-decision',
    title: message('told.document-taken-down', { kind: document.kind, title }),
    text: message('told.reason', { reason }),
    link: ownListOf(document.kind),
  })
}
