import type { Point } from '#domain/observation/point.ts'
import { unitScale } from '#domain/statistics/figure-unit.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { aCase } from '../a-case.ts'
import { isShare, maySink } from '../quantity.ts'

/** How far a published value may lie from the sum of its own parts, in the digits of rounding: 1 of 100. */
const PARTS_TOLERANCE = 1

/**
 * Values that cannot be right: below nothing, a share above everything in a survey or an estimate, outside the interval
 * published with them, other than their own numerator and denominator say. Coverage above 100 of a routine source has a rule
 * of its own, because there the figure is as reported and the target population is wrong.
 */
export const impossible: AuditRule = (audited) => {
  const cases: AuditCase[] = []
  for (let row = 0; row < audited.table.length; row++) {
    const found = wrong(audited, audited.point(row))
    if (found) cases.push(found)
  }
  return { checked: audited.table.length, cases }
}

function wrong({ indicator, reference }: AuditedIndicator, point: Point): AuditCase | null {
  const { value, lower, upper, numerator, denominator } = point
  if (value < 0 && !maySink(indicator)) return aCase('impossible', 'below', [point], { value })
  const isRoutine = () => reference.sources.get(point.source)?.classification === 'Routine'
  if (value > 100 && isShare(indicator) && !isRoutine() && !point.flags.includes('over_100')) {
    return aCase('impossible', 'share', [point], { value })
  }
  if (lower !== null && upper !== null && (value < lower || value > upper)) {
    return aCase('impossible', 'interval', [point], { value, lower, upper })
  }
  if (numerator === null || denominator === null || denominator <= 0) return null
  const scale = unitScale(indicator)
  if (scale === 1) return null
  const made = (scale * numerator) / denominator
  if (Math.abs(made - value) <= (PARTS_TOLERANCE * scale) / 100) return null
  return aCase('high', 'parts', [point], { value, made })
}
