import type { Point } from '#domain/observation/point.ts'
import type { SharePair } from '#domain/reference/curation.ts'
import { aCase } from '../a-case.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { type FiguresBeside, figuresBeside } from './figures-beside.ts'

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
    const known = figuresBeside(wholes, pair.first)
    const found: AuditCase[] = []
    for (let row = 0; row < table.length; row++) {
      const part = point(row)
      const whole = known.valueAt(part)
      if (whole === undefined) continue
      checked += 1
      if (beyondBy(pair, part.value, whole) > pair.tolerance) found.push(caseOf(pair, part, known))
    }
    return found
  })
  return { checked, cases }
}

/** Points by which a share and the other go beyond what both can be. */
function beyondBy({ kind }: SharePair, part: number, whole: number): number {
  return kind === 'inside' ? part - whole : part + whole - ALL
}

function caseOf(pair: SharePair, part: Point, known: FiguresBeside): AuditCase {
  const { kind, first } = pair
  const whole = known.figureAt(part) ?? part
  const beyond = beyondBy(pair, part.value, whole.value)
  const explanation = explainedBy([part, whole], ['over_100', 'doubtful', 'partial_period', 'imprecise'])
  const numbers = { value: part.value, whole: whole.value, first, sum: part.value + whole.value }
  return aCase(beyond > HIGH ? 'high' : 'medium', kind, [part, whole], numbers, { explanation })
}
