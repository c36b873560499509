import type { AuditSummary } from '#contract/data-audit/known-errors.ts'
import { AUDIT_STATUSES, type AuditStatus } from '#domain/data-audit/audit-finding.ts'
import type { RuleCount } from '#server/data-audit/audit-store.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { FINDINGS_FROM, STATUS } from './finding-table.ts'

interface StatusCount {
  readonly status: AuditStatus
  readonly findings: number
  readonly figures: number
}

/** What was checked, and how many findings of each status there are. */
export async function summaryOf(database: Database, release: Release): Promise<AuditSummary> {
  const [run] = await database.query<{ rules: RuleCount[] }>('select rules from data_audit_run')
  const counts = await database.query<StatusCount>(
    `select ${STATUS} as status, count(*) as findings, sum(t.figures) as figures from ${FINDINGS_FROM} group by 1`,
  )
  return {
    release: { number: release.number, hash: release.hash },
    rules: run?.rules ?? [],
    statuses: AUDIT_STATUSES.map((status) => {
      const found = counts.find((count) => count.status === status)
      return { status, findings: Number(found?.findings ?? 0), figures: Number(found?.figures ?? 0) }
    }),
  }
}
