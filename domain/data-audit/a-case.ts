import type { Point } from '#domain/observation/point.ts'
import type { AuditCase, AuditExplanation, AuditSeverity } from './audit-rule.ts'

interface Circumstances {
  readonly explanation?: AuditExplanation | null
  readonly other?: number
}

/** A contradiction of these figures, said by the sentence of the rule with these numbers. */
export function aCase(
  severity: AuditSeverity,
  sentence: string,
  points: readonly Point[],
  numbers: AuditCase['numbers'] = {},
  { explanation = null, other }: Circumstances = {},
): AuditCase {
  return {
    severity,
    sentence,
    numbers,
    points: points.map(({ indicator, source, location, period }) => ({
      indicator,
      source,
      location,
      period,
    })),
    explanation,
    other: other ?? null,
    note: null,
  }
}
