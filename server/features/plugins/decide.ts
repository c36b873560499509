import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type SubmissionRow, visibleSubmission } from './submission-row.ts'

/** What a reviewer decides on a submission that waits. */
export type Decision =
  | { readonly status: 'approved'; readonly network: boolean }
  | { readonly status: 'declined'; readonly reason: string }

/**
 * Approves or declines a submission that waits. Throws `not-allowed` for one's own (T18), and `changed-meanwhile` when it
 * does not wait any more: somebody else decided, or its author sent a later version (T58).
 */
export async function decide(
  transaction: Transaction,
  reviewer: Account,
  id: number,
  decision: Decision,
  address: string,
): Promise<SubmissionRow> {
  const before = await visibleSubmission(transaction, id, reviewer, true)
  if (before.author === reviewer.id) {
    throw new Problem('not-allowed', 'Somebody else has to review your own plugin.')
  }
  if (before.status !== 'pending') {
    throw new Problem('changed-meanwhile', 'This submission does not wait for a review any more.')
  }
  const reason = decision.status === 'declined' ? decision.reason.replaceAll('\0', '') : ''
  await transaction.query(
    `update plugin_submission set status = $2, reason = $3, decided_by = $4, decided_at = now(), updated_at = now()
     where id = $1`,
    [before.id, decision.status, reason, reviewer.id],
  )
  if (decision.status === 'approved') await publish(transaction, before, decision.network)
  const granted = decision.status === 'approved' && decision.network ? before.manifest.network : []
  await writeAudit(transaction, {
    actor: reviewer,
    action: decision.status === 'approved' ? 'plugin.approved' : 'plugin.declined',
    subject: `submission ${before.id}`,
    before: { status: before.status },
    after: { status: decision.status, name: before.name, version: before.version, reason, network: granted },
    address,
  })
  if (before.author !== null) {
    const verb = decision.status === 'approved' ? 'was approved: readers can turn it on now' : 'was declined'
    await notify(transaction, {
      to: before.author,
      kind: 'plugin-decision',
      title: `Your plugin “${before.title}” ${verb}`,
      text: reason,
      link: '/account#/createPlugin',
    })
  }
  return visibleSubmission(transaction, before.id, reviewer)
}

/** From now on readers get this version. Only the owner of a name can give it a new one. */
async function publish(transaction: Transaction, submission: SubmissionRow, network: boolean): Promise<void> {
  const { id, name, author, manifest } = submission
  const [row] = await transaction.query<{ id: number }>(
    `insert into plugin (name, owner, submission, network) values ($1, $2, $3, $4::jsonb)
     on conflict (name) do update
       set submission = excluded.submission, network = excluded.network, updated_at = now()
       where plugin.owner = excluded.owner
     returning id`,
    [name, author, id, JSON.stringify(network ? manifest.network : [])],
  )
  if (!row) throw new Problem('changed-meanwhile', `The name ${name} belongs to another plugin by now.`)
  await transaction.query(
    `update plugin_submission set status = 'replaced', updated_at = now()
     where name = $1 and status = 'approved' and id <> $2`,
    [name, id],
  )
}
