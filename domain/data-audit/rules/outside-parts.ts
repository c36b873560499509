import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { apart, halfStep, isAverage } from '../quantity.ts'
import { wholesWithParts } from './families.ts'

/** Beyond the range by more than this many points (percent of the value, where it is no percentage). */
const TOLERANCE = 1
const HIGH = 5

/** An average lies between the least and the most of its parts. */
export const outsideParts: AuditRule = (audited) => {
  const { indicator } = audited
  if (!isAverage(indicator)) return { checked: 0, cases: [] }
  const families = wholesWithParts(audited)
  const cases = families.flatMap(({ whole, parts, values, least, most }) => {
    if (whole.value >= least && whole.value <= most) return []
    const end = whole.value < least ? least : most
    const beyond = apart(whole.value, end, indicator)
    if (beyond <= TOLERANCE || Math.abs(whole.value - end) <= 2 * halfStep([whole.value, ...values]))
      return []
    const explanation = explainedBy(
      [whole, ...parts],
      ['reanalysis', 'partial_period', 'doubtful', 'over_100'],
    )
    const severity = beyond > HIGH ? 'high' : 'medium'
    return [aCase(severity, 'range', [whole], { value: whole.value, least, most }, { explanation })]
  })
  return { checked: families.length, cases }
}
