import { may } from '#domain/account/capability.ts'
import type { AuditStatus } from '#domain/data-audit/audit-finding.ts'
import { placesAbove, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { KnownFinding } from './known-findings.ts'

/** A person's answer to a finding. */
interface Answer {
  readonly status: AuditStatus
  readonly note: string
}

/** Keeps an answer beside the earlier ones. Throws `not-allowed` where the right is limited to other sources or places. */
export async function decide(
  database: Database,
  { finding, reference }: { readonly finding: KnownFinding; readonly reference: ReferenceData },
  answer: Answer,
  { actor, address }: Change,
): Promise<void> {
  const { source, locations } = finding
  // A finding about several places is answered by people who may answer for all of them.
  const places = locations.map((id) => placesAbove(reference, id))
  const targets = places.length === 0 ? [{ source }] : places.map((above) => ({ source, places: above }))
  if (!targets.every((target) => may(actor, 'findings.decide', target))) {
    throw new Problem('not-allowed', 'Your right to answer findings is for other data sources or places.')
  }
  await database.transaction(async (transaction) => {
    await transaction.query(
      'insert into data_audit_decision (finding, status, note, account) values ($1, $2, $3, $4)',
      [finding.key, answer.status, answer.note, actor.id],
    )
    await writeAudit(transaction, {
      actor,
      action: 'finding.decided',
      subject: `finding ${finding.key}`,
      before: { status: finding.status },
      after: { status: answer.status, note: answer.note },
      address,
    })
  })
}
