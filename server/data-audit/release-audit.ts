import { type AuditFinding, findingsOf } from '#domain/data-audit/audit-finding.ts'
import type { AuditedRule } from '#domain/data-audit/audit-indicator.ts'
import { toldOnce } from '#domain/data-audit/one-cause.ts'
import { AUDIT_RULES, AUDIT_SEVERITIES, type AuditRuleId } from '#domain/data-audit/audit-rule.ts'
import type { PointKey } from '#domain/observation/point.ts'

/** Cases of a finding that are kept; the others are counted. */
const MOST_CASES = 500

/** Figures of another indicator than that of the finding. */
export interface AlsoTouched {
  readonly indicator: number
  readonly touched: readonly number[]
}

/** A finding as it is kept with its release: the first cases, and the facts about all of them. */
export interface KeptFinding extends AuditFinding {
  readonly caseCount: number
  /** Source, place and period of every figure that it touches, one after the other: three numbers for each. */
  readonly touched: readonly number[]
  /** The same of figures of other indicators, which one cause touches too. */
  readonly also: readonly AlsoTouched[]
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

/** What a rule looked at in the whole release, and what it found there, explained or not. */
export interface RuleCount {
  readonly rule: AuditRuleId
  readonly checked: number
  readonly findings: number
  /** Figures that these touch. */
  readonly figures: number
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

/**
 * The audits of all indicators as one: what has one cause is told once. `stateOf` is the state that a place is or lies in; null above
 * states.
 */
export function releaseAudit(
  audits: readonly IndicatorAudit[],
  stateOf: (location: number) => number | null,
): ReleaseAudit {
  const { causes, others } = toldOnce(
    audits.flatMap((one) => one.findings),
    stateOf,
  )
  const findings = [...causes.map(kept), ...others.map(withoutTold)]
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  return {
    counts: AUDIT_RULES.map((rule) => {
      const own = byRule.get(rule) ?? []
      return {
        rule,
        checked: audits.reduce((sum, { checked }) => sum + (checked[rule] ?? 0), 0),
        findings: own.length,
        figures: own.reduce((sum, finding) => sum + figureCount(finding), 0),
      }
    }),
    findings: findings.toSorted((a, b) => rank(a) - rank(b) || b.caseCount - a.caseCount),
  }
}

/** A kept finding whose cases were told elsewhere in part: of one with more cases than are kept, the others stay uncounted. */
function withoutTold(finding: KeptFinding): KeptFinding {
  const isWhole = finding.cases.length === Math.min(finding.caseCount, MOST_CASES)
  return isWhole ? finding : kept(finding)
}

/** Figures that a finding touches. */
export function figureCount({ touched, also }: KeptFinding): number {
  return also.reduce((sum, other) => sum + other.touched.length, touched.length) / 3
}

/** The figures that a finding touches of each indicator. */
export function touchedBy({ indicator, touched, also }: KeptFinding): readonly AlsoTouched[] {
  return [{ indicator, touched }, ...also]
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
    touched: inRow(all.filter(({ indicator }) => indicator === finding.indicator)),
    also: [...Map.groupBy(all, ({ indicator }) => indicator)]
      .filter(([indicator]) => indicator !== finding.indicator)
      .map(([indicator, own]) => ({ indicator, touched: inRow(own) })),
    locations: [...new Set(all.map(({ location }) => location))],
    firstPeriod: periods.reduce((a, b) => Math.min(a, b)),
    lastPeriod: periods.reduce((a, b) => Math.max(a, b)),
  }
}

function inRow(points: readonly PointKey[]): number[] {
  return points.flatMap(({ source, location, period }) => [source, location, period])
}

function keyOf({ indicator, source, location, period }: PointKey): string {
  return `${indicator}:${source}:${location}:${period}`
}

function rank({ status, severity }: KeptFinding): number {
  return (status === 'open' ? 0 : 10) + AUDIT_SEVERITIES.indexOf(severity)
}
