import { type AuditCase, AUDIT_RULES, type AuditRule, type AuditRuleId } from './audit-rule.ts'
import { arranged, type AuditInput } from './audited-indicator.ts'
import { copies } from './rules/copies.ts'
import { digits } from './rules/digits.ts'
import { editions } from './rules/editions.ts'
import { impossible } from './rules/impossible.ts'
import { improbable } from './rules/improbable.ts'
import { jump } from './rules/jump.ts'
import { meanOfParts } from './rules/mean-of-parts.ts'
import { outsideParts } from './rules/outside-parts.ts'
import { over100 } from './rules/over-100.ts'
import { partAboveWhole } from './rules/part-above-whole.ts'
import { partsRepeat } from './rules/parts-repeat.ts'
import { repeatsPart } from './rules/repeats-part.ts'
import { surveyEstimate } from './rules/survey-estimate.ts'
import { totalParts } from './rules/total-parts.ts'
import { asBefore, takenOut, withdrawnCases } from './withdrawn.ts'

const RULES: Readonly<Record<Exclude<AuditRuleId, 'rejected'>, AuditRule>> = {
  impossible,
  repeats_part: repeatsPart,
  total_parts: totalParts,
  outside_parts: outsideParts,
  mean_of_parts: meanOfParts,
  parts_repeat: partsRepeat,
  part_above_whole: partAboveWhole,
  over_100: over100,
  improbable,
  jump,
  copies,
  editions,
  survey_estimate: surveyEstimate,
  digits,
}

/** The work of one rule on one indicator, and its findings. */
export interface AuditedRule {
  readonly rule: AuditRuleId
  readonly checked: number
  readonly cases: readonly AuditCase[]
}

/** Holds all figures of an indicator against each other, one rule after the other, so that a caller may pause between. */
export function* auditIndicator(input: AuditInput): Generator<AuditedRule> {
  yield* byRules(input)
  const gone = takenOut(input.table, input.rejections)
  if (gone.size === 0) return
  const before = byRules({ ...input, table: asBefore(input.table, gone), editions: [] })
  for (const { rule, cases } of withdrawnCases(before, gone)) yield { rule, checked: 0, cases }
}

function* byRules(input: AuditInput): Generator<AuditedRule> {
  const audited = arranged(input)
  for (const rule of AUDIT_RULES) if (rule !== 'rejected') yield { rule, ...RULES[rule](audited) }
}
