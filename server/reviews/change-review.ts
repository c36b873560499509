import { Problem } from '#domain/problem.ts'
import { type ReviewEvent, type ReviewState, reviewAfter, type Withdrawal } from '#domain/review/review.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { AuditNote, Message, ReviewKind } from './review-kind.ts'
import { heldReview, saveReview } from './review-store.ts'

/** An author's step with their own work. Throws the kind's problem where that cannot be. */
export async function changeReview<Subject>(
  transaction: SqlRunner,
  { kind, rules, refusals }: ReviewKind<Subject>,
  id: number,
  event: Extract<ReviewEvent, { readonly kind: 'revise' | 'submit' | 'withdraw' }>,
): Promise<void> {
  const outcome = reviewAfter(await heldReview(transaction, kind, id), event, rules)
  if ('refusal' in outcome) throw new Problem(...refusals[outcome.refusal])
  await saveReview(transaction, kind, id, outcome.review)
}

/** Takes those of several things out of review that still stand at `from`; the others have moved on and are left alone. */
export async function withdrawFrom<Subject>(
  transaction: SqlRunner,
  review: ReviewKind<Subject>,
  from: ReviewState,
  ids: readonly number[],
  as: Withdrawal,
): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) {
    const { state } = await heldReview(transaction, review.kind, id)
    if (state === from) await changeReview(transaction, review, id, { kind: 'withdraw', as })
  }
}

/**
 * Writes down that somebody asks for a review, and tells those who decide, if they want to hear of it: in one message for each
 * thing, however often it is asked for.
 */
export async function announceRequest<Subject>(
  transaction: SqlRunner,
  review: ReviewKind<Subject>,
  id: number,
  note: AuditNote,
  message: Message,
  { actor, address }: Change,
): Promise<void> {
  await writeAudit(transaction, { actor, subject: review.auditSubject(id), address, ...note })
  const about = { kind: review.kind, id }
  await notify(transaction, { to: { holding: review.reviewers }, except: actor.id, about, ...message })
}
