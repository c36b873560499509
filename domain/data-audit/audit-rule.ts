import type { PointKey } from '#domain/observation/point.ts'
import type { AuditedIndicator } from './audited-indicator.ts'

/** Every rule of the data audit, in the order in which they are shown. */
export const AUDIT_RULES = [
  'impossible',
  'repeats_part',
  'total_parts',
  'outside_parts',
  'outside_lgas',
  'mean_of_parts',
  'parts_repeat',
  'part_above_whole',
  'share_above_whole',
  'parts_and_whole',
  'over_100',
  'improbable',
  'jump',
  'constant',
  'late_zeros',
  'equal_doses',
  'projections',
  'definitions',
  'copies',
  'editions',
  'survey_estimate',
  'digits',
  'one_cause',
  'rejected',
] as const

export type AuditRuleId = (typeof AUDIT_RULES)[number]

/**
 * The consequences of a finding, the gravest first. `impossible`: no such value can be right. `high`: a
 * sentence, a rank or a colour would change. `medium`: a reader must know before using it. `low`: good to
 * know.
 */
export const AUDIT_SEVERITIES = ['impossible', 'high', 'medium', 'low'] as const

export type AuditSeverity = (typeof AUDIT_SEVERITIES)[number]

/** Why a contradiction is no open question: a word that `audit-words.explained` has a sentence for. */
export const AUDIT_EXPLANATIONS = [
  'over_100',
  'doubtful',
  'definition_differs',
  'partial_period',
  'reanalysis',
  'located_only',
  'imprecise',
  'older_edition',
  'one_visit',
  'modelled_apart',
  'own_model',
  'reaches_back',
  'withdrawn',
] as const

export type AuditExplanation = (typeof AUDIT_EXPLANATIONS)[number]

/** One contradiction: the figures that it touches, and the numbers of its sentence, by their names in the text. */
export interface AuditCase {
  readonly severity: AuditSeverity
  /** At least one; the first is the figure that the sentence is about. */
  readonly points: readonly PointKey[]
  readonly numbers: Readonly<Record<string, number>>
  /** The sentence of the rule that says it: `audit-cases.<rule>-<sentence>`. */
  readonly sentence: string
  readonly explanation: AuditExplanation | null
  /** The source that the figure is held against, where that is another. */
  readonly other: number | null
  /** The data set's own words about it; null where it has none. */
  readonly note: string | null
}

/** The number of things that a rule looked at, and its findings there. */
export interface RuleResult {
  /** Figures, pairs or series, as the rule counts. */
  readonly checked: number
  readonly cases: readonly AuditCase[]
}

/** A rule looks at all figures of one indicator. Pure; it knows places, classes and units, never single ids. */
export type AuditRule = (audited: AuditedIndicator) => RuleResult
