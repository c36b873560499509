import type { Point } from '#domain/observation/point.ts'
import type { SharePair } from '#domain/reference/curation.ts'
import { aCase } from '../a-case.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { figureKey, keyedPoints } from './keyed-points.ts'

const ALL = 100
/** So many points beyond the bound change what a reader concludes. */
const HIGH = 10

/**
 * Of the people of one survey no share of some is above that of all, as of four visits above one, and two shares that exclude each other
 * make no more than everybody. The pairs and the tolerance are those of the curation.
 */
export const shareAboveWhole: AuditRule = ({ indicator, reference, wholes, table, point }) => {
  const pairs = reference.curation.sharePairs.filter(
    ({ kind, second }) => (kind === 'inside' || kind === 'together') && second === indicator.id,
  )
  let checked = 0
  const cases = pairs.flatMap((pair) => {
    const known = keyedPoints(wholes, pair.first)
    const found: AuditCase[] = []
    for (let row = 0; row < table.length; row++) {
      const part = point(row)
      const whole = known.get(figureKey(part))
      if (!whole) continue
      checked += 1
      const one = compared(pair, part, whole)
      if (one) found.push(one)
    }
    return found
  })
  return { checked, cases }
}

function compared({ kind, first, tolerance }: SharePair, part: Point, whole: Point): AuditCase | null {
  const beyond = kind === 'inside' ? part.value - whole.value : part.value + whole.value - ALL
  if (beyond <= tolerance) return null
  const explanation = explainedBy([part, whole], ['over_100', 'doubtful', 'partial_period', 'imprecise'])
  const numbers = { value: part.value, whole: whole.value, first, sum: part.value + whole.value }
  return aCase(beyond > HIGH ? 'high' : 'medium', kind, [part, whole], numbers, { explanation })
}
