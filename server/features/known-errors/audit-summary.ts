import type { AuditSummary } from '#contract/data-audit/known-errors.ts'
import { AUDIT_STATUSES } from '#domain/data-audit/audit-finding.ts'
import { figureCount } from '#server/data-audit/release-audit.ts'
import type { KnownFindings } from './known-findings.ts'

/** The checks, and the number of findings of each status. */
export function summaryOf({ release, counts, findings }: KnownFindings): AuditSummary {
  return {
    release: { number: release.number, hash: release.hash },
    rules: [...counts],
    statuses: AUDIT_STATUSES.map((status) => {
      const found = findings.filter((finding) => finding.status === status)
      return {
        status,
        findings: found.length,
        figures: found.reduce((sum, finding) => sum + figureCount(finding), 0),
      }
    }),
  }
}
