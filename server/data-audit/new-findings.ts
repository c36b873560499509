import type { AuditSeverity } from '#domain/data-audit/audit-rule.ts'
import type { IndicatorAudit, KeptFinding } from './release-audit.ts'

/** A finding that a change brings, or that it makes larger. */
export interface NewFinding {
  readonly finding: KeptFinding
  /** Figures that it touches and that were not in question before. */
  readonly figures: number
}

/** The publisher has to say that they have seen these: no such value can be right, or a statement would change. */
const SEVERE: readonly AuditSeverity[] = ['impossible', 'high']

/** The findings open after a change and not before, the gravest first. */
export function newFindings(
  before: readonly IndicatorAudit[],
  after: readonly IndicatorAudit[],
): NewFinding[] {
  const known = new Map(before.flatMap(({ findings }) => findings).map((one) => [one.key, figuresOf(one)]))
  return after
    .flatMap(({ findings }) => findings)
    .filter(({ status }) => status === 'open')
    .map((finding) => {
      const held = known.get(finding.key)
      return { finding, figures: [...figuresOf(finding)].filter((figure) => !held?.has(figure)).length }
    })
    .filter(({ figures }) => figures > 0)
    .toSorted((a, b) => rank(a) - rank(b) || b.figures - a.figures)
}

/** True for a finding that somebody has to have seen before it is published. */
export function isSevere({ finding }: NewFinding): boolean {
  return SEVERE.includes(finding.severity)
}

function rank({ finding }: NewFinding): number {
  return isSevere({ finding, figures: 0 }) ? SEVERE.indexOf(finding.severity) : SEVERE.length
}

function figuresOf({ touched }: KeptFinding): ReadonlySet<string> {
  const figures = new Set<string>()
  for (let at = 0; at < touched.length; at += 3) figures.add(touched.slice(at, at + 3).join(':'))
  return figures
}
