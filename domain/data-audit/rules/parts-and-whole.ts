import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { aCase } from '../a-case.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { figuresBeside } from './figures-beside.ts'

/** So many points between the parts and their whole change what a reader concludes. */
const HIGH = 15

/**
 * Two shares of the same people, of which everybody in the whole is in one, make the whole. A model that estimates each by itself need not
 * keep to it: then this is the cause, told once for its source. The triples and the tolerance are those of the curation.
 */
export const partsAndWhole: AuditRule = ({ indicator, reference, wholes, table, point }) => {
  const triples = reference.curation.sharePairs.filter(
    ({ kind, second }) => kind === 'make' && second === indicator.id,
  )
  let checked = 0
  const cases: AuditCase[] = []
  for (const { first, beside = 0, tolerance } of triples) {
    const [all, others] = [figuresBeside(wholes, first), figuresBeside(wholes, beside)]
    for (let row = 0; row < table.length; row++) {
      const part = point(row)
      const [whole, other] = [all.figureAt(part), others.figureAt(part)]
      if (!whole || !other) continue
      checked += 1
      const sum = part.value + other.value
      const apart = Math.abs(sum - whole.value)
      if (apart <= tolerance) continue
      const numbers = { value: part.value, sum, whole: whole.value, first, beside }
      const explanation = explanationOf([part, other, whole])
      cases.push(
        aCase(apart > HIGH ? 'high' : 'medium', 'make', [part, other, whole], numbers, { explanation }),
      )
    }
  }
  return { checked, cases }

  function explanationOf(points: readonly Point[]) {
    const source = byId(reference.sources, points[0]?.source ?? 0)
    if (source.classification === 'Estimate') return 'modelled_apart' as const
    return explainedBy(points, ['over_100', 'doubtful', 'partial_period', 'imprecise'])
  }
}
