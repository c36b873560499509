import { AUDIT_SEVERITIES, type AuditCase, type AuditRuleId } from '#domain/data-audit/audit-rule.ts'
import type { AuditFinding } from '#domain/data-audit/audit-finding.ts'

/** Cases of a finding that are kept; the others are counted. */
const MOST_CASES = 500

/** What a rule looked at in the whole release, and how many cases nobody can explain. */
export interface RuleCount {
  readonly rule: AuditRuleId
  readonly checked: number
  readonly found: number
}

/** A finding as it is kept with the files of its release: the first cases, and what is to be known of all of them. */
export interface KeptFinding extends AuditFinding {
  readonly caseCount: number
  /** Different figures that it touches. */
  readonly figures: number
  readonly locations: readonly number[]
  readonly firstPeriod: number
  readonly lastPeriod: number
}

/** Everything that the audit found in a release. */
export interface ReleaseAudit {
  readonly counts: readonly RuleCount[]
  /** What is open first, then the gravest, then what has the most cases. */
  readonly findings: readonly KeptFinding[]
}

/** Findings in their order, with as many cases as are kept. */
export function keptFindings(findings: readonly AuditFinding[]): KeptFinding[] {
  return findings.toSorted((a, b) => rank(a) - rank(b) || b.cases.length - a.cases.length).map(kept)
}

function kept(finding: AuditFinding): KeptFinding {
  const points = finding.cases.flatMap((one: AuditCase) => one.points)
  const periods = points.map(({ period }) => period)
  return {
    ...finding,
    cases: finding.cases.slice(0, MOST_CASES),
    caseCount: finding.cases.length,
    figures: new Set(points.map(({ source, location, period }) => `${source}:${location}:${period}`)).size,
    locations: [...new Set(points.map(({ location }) => location))],
    firstPeriod: periods.reduce((a, b) => Math.min(a, b)),
    lastPeriod: periods.reduce((a, b) => Math.max(a, b)),
  }
}

function rank({ status, severity }: AuditFinding): number {
  return (status === 'open' ? 0 : 10) + AUDIT_SEVERITIES.indexOf(severity)
}
