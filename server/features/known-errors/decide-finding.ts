import { may } from '#domain/account/capability.ts'
import type { AuditStatus } from '#domain/data-audit/audit-finding.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { FINDINGS_FROM, STATUS } from './finding-table.ts'

/** What somebody says of a finding. */
interface Answer {
  readonly status: AuditStatus
  readonly note: string
}

/**
 * Keeps an answer beside the earlier ones. Throws `not-found`, and `not-allowed` where the right is limited to other sources
 * than the one that the finding is about.
 */
export function decide(
  database: Database,
  key: string,
  answer: Answer,
  { actor, address }: Change,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [finding] = await transaction.query<{ status: AuditStatus; source: number }>(
      `select ${STATUS} as status, t.datasource as source from ${FINDINGS_FROM} where t.key = $1`,
      [key],
    )
    if (!finding) throw new Problem('not-found', `There is no finding ${key} in the current release.`)
    if (!may(actor, 'findings.decide', { source: finding.source })) {
      throw new Problem('not-allowed', 'Your right to answer findings is for other data sources.')
    }
    await transaction.query(
      'insert into data_audit_decision (finding, status, note, account) values ($1, $2, $3, $4)',
      [key, answer.status, answer.note, actor.id],
    )
    await writeAudit(transaction, {
      actor,
      action: 'finding.decided',
      subject: `finding ${key}`,
      before: { status: finding.status },
      after: { status: answer.status, note: answer.note },
      address,
    })
  })
}
