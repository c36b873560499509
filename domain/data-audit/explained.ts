import type { Flag } from '#domain/observation/flag.ts'
import type { Point } from '#domain/observation/point.ts'
import type { AuditExplanation } from './audit-rule.ts'

/** The explanation that a flag of a figure gives. */
const BY_FLAG: readonly (readonly [Flag, AuditExplanation])[] = [
  ['over_100', 'over_100'],
  ['doubtful', 'doubtful'],
  ['definition_differs', 'definition_differs'],
  ['partial_period', 'partial_period'],
  ['located_only', 'located_only'],
  ['reanalysis', 'reanalysis'],
  ['interval_from_reanalysis', 'reanalysis'],
  ['direct_estimate', 'reanalysis'],
  ['high_cv', 'imprecise'],
  ['small_sample', 'imprecise'],
]

/** The first of the allowed explanations that a flag of one of the figures gives; null: nothing that is known explains it. */
export function explainedBy(
  points: readonly Point[],
  allowed: readonly AuditExplanation[],
): AuditExplanation | null {
  const found = BY_FLAG.find(
    ([flag, explanation]) =>
      allowed.includes(explanation) && points.some((point) => point.flags.includes(flag)),
  )
  return found?.[1] ?? null
}
