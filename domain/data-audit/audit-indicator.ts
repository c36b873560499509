import { type AuditCase, AUDIT_RULES, type AuditRule, type AuditRuleId } from './audit-rule.ts'
import { arranged, type AuditInput } from './audited-indicator.ts'
import { constant } from './rules/constant.ts'
import { copies } from './rules/copies.ts'
import { definitions } from './rules/definitions.ts'
import { digits } from './rules/digits.ts'
import { editions } from './rules/editions.ts'
import { equalDoses } from './rules/equal-doses.ts'
import { impossible } from './rules/impossible.ts'
import { improbable } from './rules/improbable.ts'
import { jump } from './rules/jump.ts'
import { lateZeros } from './rules/late-zeros.ts'
import { meanOfParts } from './rules/mean-of-parts.ts'
import { outsideLgas } from './rules/outside-lgas.ts'
import { outsideParts } from './rules/outside-parts.ts'
import { over100 } from './rules/over-100.ts'
import { partAboveWhole } from './rules/part-above-whole.ts'
import { partsAndWhole } from './rules/parts-and-whole.ts'
import { partsRepeat } from './rules/parts-repeat.ts'
import { projections } from './rules/projections.ts'
import { repeatsPart } from './rules/repeats-part.ts'
import { shareAboveWhole } from './rules/share-above-whole.ts'
import { surveyEstimate } from './rules/survey-estimate.ts'
import { totalParts } from './rules/total-parts.ts'
import { asBefore, takenOut, withdrawnCases } from './withdrawn.ts'

/** A rule that looks at the figures themselves; the others are about what these find, or what was taken out. */
type OwnRule = Exclude<AuditRuleId, 'one_cause' | 'rejected'>

const RULES: Readonly<Record<OwnRule, AuditRule>> = {
  impossible,
  repeats_part: repeatsPart,
  total_parts: totalParts,
  outside_parts: outsideParts,
  outside_lgas: outsideLgas,
  mean_of_parts: meanOfParts,
  parts_repeat: partsRepeat,
  part_above_whole: partAboveWhole,
  share_above_whole: shareAboveWhole,
  parts_and_whole: partsAndWhole,
  over_100: over100,
  improbable,
  jump,
  constant,
  late_zeros: lateZeros,
  equal_doses: equalDoses,
  projections,
  definitions,
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
  for (const rule of AUDIT_RULES)
    if (rule !== 'rejected' && rule !== 'one_cause') yield { rule, ...RULES[rule](audited) }
}
