import type { AuditSummary } from '#contract/data-audit/known-errors.ts'
import { AUDIT_STATUSES } from '#domain/data-audit/audit-finding.ts'
import { figureCount } from '#server/data-audit/release-audit.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import type { KnownFinding, KnownFindings } from './known-findings.ts'

/** The checks, and the number of findings of each status. */
export function summaryOf({ release, counts, findings, reference }: KnownFindings): AuditSummary {
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
    states: statesOf(findings, reference),
  }
}

/** By place of work: what touches a state or a place in it. */
function statesOf(
  findings: readonly KnownFinding[],
  { locations }: KnownFindings['reference'],
): AuditSummary['states'] {
  const found = findings.flatMap((finding) => {
    const states = new Set(
      finding.locations.flatMap((location) => stateAround(locations, location)?.id ?? []),
    )
    return [...states].map((location) => ({ location, status: finding.status }))
  })
  return [...Map.groupBy(found, ({ location }) => location)]
    .map(([location, own]) => ({
      location,
      findings: own.length,
      open: own.filter(({ status }) => status === 'open').length,
    }))
    .toSorted((a, b) => b.open - a.open || b.findings - a.findings || a.location - b.location)
}
