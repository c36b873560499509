import { type AuditFinding, findingsOf } from '#domain/data-audit/audit-finding.ts'
import type { AuditedRule } from '#domain/data-audit/audit-indicator.ts'
import { AUDIT_RULES, AUDIT_SEVERITIES, type AuditRuleId } from '#domain/data-audit/audit-rule.ts'
import type { PointKey } from '#domain/observation/point.ts'

/** Cases of a finding that are kept; the others are counted. */
const MOST_CASES = 500

/** A finding as it is kept with its release: the first cases, and the facts about all of them. */
export interface KeptFinding extends AuditFinding {
  readonly caseCount: number
  /** Source, place and period of every figure that it touches, one after the other: three numbers for each. */
  readonly touched: readonly number[]
  readonly locations: readonly number[]
  readonly firstPeriod: number
  readonly lastPeriod: number
}

/** Everything that the rules found in one indicator of a release. */
export interface IndicatorAudit {
  readonly indicator: number
  /** The number of cases that each rule looked at. */
  readonly checked: Readonly<Partial<Record<AuditRuleId, number>>>
  readonly findings: readonly KeptFinding[]
}

/** The cases of a rule in the whole release, and how many of them nobody can explain. */
export interface RuleCount {
  readonly rule: AuditRuleId
  readonly checked: number
  readonly found: number
}

/** Everything that the audit found in a release. */
export interface ReleaseAudit {
  readonly counts: readonly RuleCount[]
  /** Open ones first, then the gravest, then those with the most cases. */
  readonly findings: readonly KeptFinding[]
}

/** The audit of one indicator, from the results of its rules. */
export function auditOf(indicator: number, rules: Iterable<AuditedRule>): IndicatorAudit {
  const all = [...rules]
  const checked: Partial<Record<AuditRuleId, number>> = {}
  for (const one of all) checked[one.rule] = (checked[one.rule] ?? 0) + one.checked
  return { indicator, checked, findings: findingsOf(all).map(kept) }
}

/** The audits of all indicators as one. */
export function releaseAudit(audits: readonly IndicatorAudit[]): ReleaseAudit {
  const findings = audits.flatMap((one) => one.findings)
  const open = Map.groupBy(
    findings.filter(({ status }) => status === 'open'),
    ({ rule }) => rule,
  )
  return {
    counts: AUDIT_RULES.map((rule) => ({
      rule,
      checked: audits.reduce((sum, { checked }) => sum + (checked[rule] ?? 0), 0),
      found: (open.get(rule) ?? []).reduce((sum, { caseCount }) => sum + caseCount, 0),
    })),
    findings: findings.toSorted((a, b) => rank(a) - rank(b) || b.caseCount - a.caseCount),
  }
}

/** Figures that a finding touches. */
export function figureCount({ touched }: KeptFinding): number {
  return touched.length / 3
}

function kept(finding: AuditFinding): KeptFinding {
  const points = new Map(
    finding.cases.flatMap((one) => one.points).map((point) => [keyOf(point), point] as const),
  )
  const all = [...points.values()]
  const periods = all.map(({ period }) => period)
  return {
    ...finding,
    cases: finding.cases.slice(0, MOST_CASES),
    caseCount: finding.cases.length,
    touched: all.flatMap(({ source, location, period }) => [source, location, period]),
    locations: [...new Set(all.map(({ location }) => location))],
    firstPeriod: periods.reduce((a, b) => Math.min(a, b)),
    lastPeriod: periods.reduce((a, b) => Math.max(a, b)),
  }
}

function keyOf({ source, location, period }: PointKey): string {
  return `${source}:${location}:${period}`
}

function rank({ status, severity }: KeptFinding): number {
  return (status === 'open' ? 0 : 10) + AUDIT_SEVERITIES.indexOf(severity)
}
