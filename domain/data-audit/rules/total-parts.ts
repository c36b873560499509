import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { wholesWithParts } from './families.ts'

/** A total and its parts differ when they are this many percent apart, and by more than each part's rounding. */
const TOLERANCE = 0.5
/** From here on a sentence would say something else. */
const HIGH = 10

/** Counts add up: a total against the sum of its parts. */
export const totalParts: AuditRule = (audited) => {
  if (figureUnit(audited.indicator) !== 'count') return { checked: 0, cases: [] }
  const families = wholesWithParts(audited)
  const cases = families.flatMap(({ whole, parts }) => {
    const sum = parts.reduce((total, { value }) => total + value, 0)
    const gap = Math.abs(whole.value - sum)
    const share = (100 * gap) / Math.max(whole.value, sum, 1)
    if (share <= TOLERANCE || gap <= parts.length / 2) return []
    const explanation = explainedBy([whole, ...parts], ['partial_period', 'located_only', 'doubtful'])
    const severity = share > HIGH ? 'high' : 'medium'
    return [
      aCase(severity, 'sum', [whole], { value: whole.value, sum, parts: parts.length }, { explanation }),
    ]
  })
  return { checked: families.length, cases }
}
