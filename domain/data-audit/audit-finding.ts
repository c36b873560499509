import { periodYear } from '#domain/period/period.ts'
import {
  AUDIT_SEVERITIES,
  type AuditCase,
  type AuditExplanation,
  type AuditRuleId,
  type AuditSeverity,
} from './audit-rule.ts'
import type { AuditedRule } from './audit-indicator.ts'

/** Whether somebody has answered a finding: `confirmed` by the publisher, that it is an error. */
export const AUDIT_STATUSES = ['open', 'explained', 'withdrawn', 'confirmed'] as const

export type AuditStatus = (typeof AUDIT_STATUSES)[number]

/** Everything that one rule found in the figures of one source about one indicator, and that has one explanation or none. */
export interface AuditFinding {
  /** `jump.18.10`: the same from release to release, so that a link and a decision stay with it. */
  readonly key: string
  readonly rule: AuditRuleId
  readonly severity: AuditSeverity
  /** The status by the rules themselves; people decide otherwise. */
  readonly status: AuditStatus
  readonly explanation: AuditExplanation | null
  readonly indicator: number
  readonly source: number
  /** The source that it is held against; null where that is no other. */
  readonly other: number | null
  /** The gravest first, then the newest. */
  readonly cases: readonly AuditCase[]
}

/** The findings of one indicator, by the order of the rules. */
export function findingsOf(audited: Iterable<AuditedRule>): AuditFinding[] {
  return [...audited].flatMap(({ rule, cases }) =>
    [...Map.groupBy(cases, (one) => keyOf(rule, one))].map(([key, all]) => findingOf(key, rule, all)),
  )
}

function findingOf(key: string, rule: AuditRuleId, cases: readonly AuditCase[]): AuditFinding {
  const sorted = cases.toSorted((a, b) => rank(a) - rank(b) || newest(b) - newest(a))
  const [first] = sorted
  const [point] = first?.points ?? []
  return {
    key,
    rule,
    severity: first?.severity ?? 'low',
    status: statusOf(first?.explanation ?? null),
    explanation: first?.explanation ?? null,
    indicator: point?.indicator ?? 0,
    source: point?.source ?? 0,
    other: first?.other ?? null,
    cases: sorted,
  }
}

function statusOf(explanation: AuditExplanation | null): AuditStatus {
  if (explanation === null) return 'open'
  return explanation === 'withdrawn' ? 'withdrawn' : 'explained'
}

function keyOf(rule: AuditRuleId, { points, other, explanation }: AuditCase): string {
  const [point] = points
  return [rule, point?.indicator, point?.source, other, explanation]
    .filter((part) => part !== null && part !== undefined)
    .join('.')
}

function rank({ severity }: AuditCase): number {
  return AUDIT_SEVERITIES.indexOf(severity)
}

function newest({ points }: AuditCase): number {
  return periodYear(points[0]?.period ?? 0)
}
