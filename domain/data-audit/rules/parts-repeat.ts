import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'
import { halfStep, isAverage } from '../quantity.ts'
import { wholesWithParts } from './families.ts'

/** Parts that equal the whole to the last digit, as a share of all parts, from which on they were filled in. */
const SHARE = 0.4
const LEAST_PARTS = 5

/** Parts differ: where many of them equal the whole to the last digit, the whole was written into the gaps. */
export const partsRepeat: AuditRule = (audited) => {
  if (!isAverage(audited.indicator)) return { checked: 0, cases: [] }
  const families = wholesWithParts(audited).filter(
    ({ whole, parts }) => parts.length >= LEAST_PARTS && whole.value !== 0 && whole.value !== 100,
  )
  const cases = families.flatMap(({ whole, parts, values, least, most }) => {
    const same = parts.filter(({ value }) => value === whole.value)
    if (same.length < SHARE * parts.length) return []
    const steps = (most - least) / (2 * halfStep([whole.value, ...values])) + 1
    const byChance = (3 * parts.length) / steps
    if (same.length <= byChance) return []
    return [
      aCase('high', 'whole', [whole, ...same], { value: whole.value, same: same.length, of: parts.length }),
    ]
  })
  return { checked: families.length, cases }
}
