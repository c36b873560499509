import { periodKind } from '#domain/period/period.ts'
import type { Point } from '#domain/observation/point.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { apart } from '../quantity.ts'
import { type FiguresBeside, figuresBeside } from './figures-beside.ts'

/** The differences that rounding can make: points, or percent of a count. */
const TOLERANCE = 2
const HIGH = 10
/**
 * Those of a later dose are among those of the first, cases confirmed among those suspected; that many are lost between two doses
 * is a finding about the programme and no error. Source: methods §2.4; the pairs are those of the curation.
 */
export const partAboveWhole: AuditRule = (audited) => {
  const { indicator, reference, wholes, table } = audited
  const pairs = reference.curation.relatedPairs.filter(({ second }) => second === indicator.id)
  let checked = 0
  const cases = pairs.flatMap(({ first, kind, mayLag }) => {
    const known = figuresBeside(wholes, first)
    // The second doses of a month are those of children whose first was given earlier.
    if (mayLag) return []
    const found: AuditCase[] = []
    for (let row = 0; row < table.length; row++) {
      const part = audited.point(row)
      const whole = known.valueAt(part)
      if (whole === undefined || (kind === 'drop_out' && periodKind(part.period) !== 'year')) continue
      checked += 1
      if (part.value <= whole || apart(part.value, whole, indicator) <= TOLERANCE) continue
      found.push(caseOf(audited, part, known))
    }
    return found
  })
  return { checked, cases }
}

function caseOf({ indicator }: AuditedIndicator, part: Point, known: FiguresBeside): AuditCase {
  const whole = known.figureAt(part) ?? part
  const explanation = explainedBy([part, whole], ['over_100', 'doubtful', 'partial_period', 'imprecise'])
  const numbers = { value: part.value, whole: whole.value, first: whole.indicator }
  const severity = apart(part.value, whole.value, indicator) > HIGH ? 'high' : 'medium'
  return aCase(severity, 'above', [part, whole], numbers, { explanation })
}
