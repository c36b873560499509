import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { applyFront } from '#server/front/apply-front.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { decideReview, type Verdict } from '#server/reviews/decide-review.ts'
import { type DraftSubject, FRONT_REVIEW } from './front-review.ts'

interface DraftDecision {
  readonly id: number
  /** The version of the draft that was looked at. */
  readonly version: number
  readonly verdict: Verdict
  readonly change: Change
  /** The version of the front that holds, where the draft is to take its place. */
  readonly front: number | null
}

/**
 * Applies a draft that somebody offers, or sends it back with the reason. Its author's open page is told by the version that it
 * has changed. Throws `not-found`, `not-allowed`, `invalid-input` and `changed-meanwhile`.
 */
export function decideDraft(database: Database, decision: DraftDecision): Promise<void> {
  const { id, verdict, change } = decision
  return decideReview(database, {
    ...{ review: FRONT_REVIEW, id, verdict, change },
    carryOut: (transaction, draft) => carryOut(transaction, draft, decision),
  })
}

async function carryOut(
  transaction: Transaction,
  draft: DraftSubject,
  { id, version, front, change }: DraftDecision,
): Promise<object> {
  if (draft.version !== version) throw new Problem(...FRONT_REVIEW.refusals['other-version'])
  await transaction.query('update front_draft set version = version + 1 where id = $1', [id])
  if (front === null) return {}
  const applied = await applyFront(transaction, change, { front: draft.front, version: front })
  return { front: applied.version }
}
