import { may } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import { type Review, reviewAfter } from '#domain/review/review.ts'
import type { Change } from '#server/audit/change.ts'
import { noteRefusal } from '#server/audit/note-refusal.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { ReviewKind } from './review-kind.ts'
import { heldReview, saveReview } from './review-store.ts'

/** A reviewer's decision. */
export type Verdict = { readonly kind: 'approve' } | { readonly kind: 'decline'; readonly reason: string }

/** A decision on one thing. */
export interface Deciding<Subject> {
  readonly review: ReviewKind<Subject>
  readonly id: number
  readonly verdict: Verdict
  /** The version that the reviewer looked at; absent: as it is by now. */
  readonly seenVersion?: number
  readonly change: Change
  /** The effect of the decision beside being kept; gives the note for the audit log. */
  readonly carryOut?: (transaction: Transaction, subject: Subject) => Promise<object>
  /** The part that any decision settles, also the same one once more, which is not kept a second time. */
  readonly settle?: (transaction: Transaction) => Promise<void>
}

/**
 * Approves or declines what somebody else made, tells them and writes it down, all or nothing. Of two reviewers at once the
 * second is told that it changed meanwhile. Throws `not-found` for what the reviewer may not see, `not-allowed` without the
 * kind's capability, and the kind's problems; that somebody tried to decide on their own is written down.
 */
export async function decideReview<Subject>(database: Database, deciding: Deciding<Subject>): Promise<void> {
  const { review, id, change } = deciding
  if (!may(change.actor, review.reviewers)) throw new Problem('not-allowed', 'Only reviewers decide on this.')
  const isOwn = await database.transaction(async (transaction) => {
    await review.seen(transaction, id, change.actor)
    const before = await heldReview(transaction, review.kind, id)
    const subject = await review.seen(transaction, id, change.actor)
    const outcome = reviewAfter(before, { ...deciding.verdict, by: change.actor.id }, review.rules)
    if ('refusal' in outcome) {
      if (outcome.refusal !== 'own') throw new Problem(...review.refusals[outcome.refusal])
      await noteOwn(transaction, deciding)
      return true
    }
    const { seenVersion = before.version } = deciding
    if (seenVersion !== before.version) throw new Problem(...review.refusals['other-version'])
    if (outcome.review !== before) await keepDecision(transaction, deciding, subject, before, outcome.review)
    await deciding.settle?.(transaction)
    return false
  })
  // Thrown behind the transaction, which keeps the note of the attempt.
  if (isOwn) throw new Problem(...review.refusals.own)
}

async function keepDecision<Subject>(
  transaction: Transaction,
  { review, id, change: { actor, address }, carryOut }: Deciding<Subject>,
  subject: Subject,
  before: Review,
  after: Review,
): Promise<void> {
  await saveReview(transaction, review.kind, id, after)
  const details = await carryOut?.(transaction, subject)
  const note = review.decisionNote(subject, before, after)
  await writeAudit(transaction, {
    actor,
    subject: review.auditSubject(id),
    address,
    ...note,
    after: { ...note.after, ...details },
  })
  if (after.author !== null) {
    await notify(transaction, { to: after.author, ...review.decisionMessage(subject, after) })
  }
}

async function noteOwn<Subject>(transaction: Transaction, { review, id, change }: Deciding<Subject>) {
  const { actor, address } = change
  const subject = `own ${review.auditSubject(id)}`
  await noteRefusal(transaction, { actor, subject, address })
}
