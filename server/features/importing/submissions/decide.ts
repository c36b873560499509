import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import type { Change } from '#server/audit/change.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { decideReview, type Verdict } from '#server/reviews/decide-review.ts'
import { importSent, refuseForeign, refuseUnseen } from '../import-sent.ts'
import { filesOf } from './submission-content.ts'
import { FIGURES_REVIEW } from './submission-review.ts'
import type { SubmissionRow } from './submission-row.ts'
import { refuseFaulty } from './submit.ts'

/** A decision on figures that somebody else submitted. */
interface FiguresDecision {
  readonly id: number
  /** The version that was looked at. */
  readonly version: number
  readonly verdict: Verdict
  /** Why grave findings are right all the same; empty: nobody has said. */
  readonly acknowledged: string
  /** Comments at single figures, where they are sent back. */
  readonly remarks?: FigureSubmission['remarks']
  readonly change: Change
}

/**
 * Publishes submitted figures, in the transaction in which they are approved, or sends them back. They are read and held against
 * the current release once more: it may have moved since they were sent.
 */
export async function decideFigures(database: Database, decision: FiguresDecision): Promise<void> {
  const { id, version, verdict, change } = decision
  await decideReview(database, {
    ...{ review: FIGURES_REVIEW, id, verdict, change, seenVersion: version },
    carryOut: async (transaction, submission) =>
      verdict.kind === 'approve'
        ? publish(transaction, submission, decision)
        : remark(transaction, id, decision.remarks ?? []),
  })
  if (verdict.kind === 'approve') await database.checkpoint()
}

/** Keeps the comments at single figures beside what is sent back. */
async function remark(
  transaction: Transaction,
  id: number,
  remarks: FigureSubmission['remarks'],
): Promise<object> {
  await transaction.query('update figure_submission set remarks = $2::jsonb where id = $1', [
    id,
    JSON.stringify(remarks),
  ])
  return remarks.length > 0 ? { remarks } : {}
}

async function publish(
  transaction: Transaction,
  { id, note }: SubmissionRow,
  { acknowledged, change }: FiguresDecision,
): Promise<object> {
  const report = await importSent(transaction, await filesOf(transaction, id), {
    publication: { note, actor: change.actor.username, now: new Date() },
    acknowledged,
    by: { ...change, purpose: 'publish' },
    noted: { submission: id },
  })
  refuseForeign(report)
  refuseFaulty(report)
  refuseUnseen(report)
  const release = report.release?.number ?? null
  await transaction.query('update figure_submission set release = $2 where id = $1', [id, release])
  return { release }
}
