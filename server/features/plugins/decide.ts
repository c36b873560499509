import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { withdrawFrom } from '#server/reviews/change-review.ts'
import { decideReview } from '#server/reviews/decide-review.ts'
import { joinReview } from '#server/reviews/review-store.ts'
import { PLUGIN_REVIEW } from './plugin-review.ts'
import { type SubmissionRow, visibleSubmission } from './submission-row.ts'

/** A reviewer's decision on a submission that waits. `network`: it may reach the sites that its manifest names. */
export type Decision =
  | { readonly status: 'approved'; readonly network: boolean }
  | { readonly status: 'declined'; readonly reason: string }

/**
 * Approves or declines a submission that waits. Throws `not-allowed` for one's own (T18), and `changed-meanwhile` when it
 * does not wait any more: somebody else decided, or its author sent a later version (T58).
 */
export async function decideSubmission(
  database: Database,
  change: Change,
  id: number,
  decision: Decision,
): Promise<SubmissionRow> {
  await decideReview(database, {
    review: PLUGIN_REVIEW,
    id,
    verdict:
      decision.status === 'approved'
        ? { kind: 'approve' }
        : { kind: 'decline', reason: decision.reason.replaceAll('\0', '') },
    change,
    carryOut: async (transaction, submission) => {
      if (decision.status === 'declined') return { network: [] }
      return { network: await publish(transaction, submission, decision.network) }
    },
  })
  return visibleSubmission(database, id, change.actor)
}

/** From now on readers get this version. Only the owner of a name can give it a new one. Gives the sites it may reach. */
async function publish(
  transaction: Transaction,
  { id, name, author, manifest }: SubmissionRow,
  mayReachSites: boolean,
): Promise<readonly string[]> {
  const network = mayReachSites ? manifest.network : []
  const [row] = await transaction.query<{ id: number }>(
    `insert into plugin (name, owner, submission, network) values ($1, $2, $3, $4::jsonb)
     on conflict (name) do update
       set submission = excluded.submission, network = excluded.network, updated_at = now()
       where plugin.owner = excluded.owner
     returning id`,
    [name, author, id, JSON.stringify(network)],
  )
  if (!row) throw new Problem('changed-meanwhile', `The name ${name} belongs to another plugin by now.`)
  const earlier = await transaction.query<{ id: number }>(
    `select t.id from plugin_submission t ${joinReview('plugin')}
     where t.name = $1 and r.state = 'approved' and t.id <> $2`,
    [name, id],
  )
  await withdrawFrom(
    transaction,
    PLUGIN_REVIEW,
    'approved',
    earlier.map((submission) => submission.id),
    'replaced',
  )
  return network
}
