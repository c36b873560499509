import type { Point } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { recallMeaning } from '#domain/triangulation/why-differ/meaning.ts'
import { recallWords } from '#domain/triangulation/why-differ/recall-words.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { apart } from '../quantity.ts'
import { twinsIn } from './same-evidence.ts'

/** The differences that rounding and another tabulation of the same interviews make: points, or percent of the value. */
const TOLERANCE = { percent: 3, other: 10 } as const
const MEDIUM = { percent: 10, other: 40 } as const

/** Two tabulations of the same evidence, or a copy and its original, say the same of a place and period. */
export const copies: AuditRule = (audited) => {
  const kind = audited.indicator.factor === 2 ? 'percent' : 'other'
  // Older editions have a rule of their own.
  const twins = twinsIn(audited).filter(
    ({ one, other }) => one.coordinates.supersededBy === null && other.coordinates.supersededBy === null,
  )
  const cases = twins.flatMap(({ one, other }) => {
    const distance = apart(one.value, other.value, audited.indicator)
    if (distance <= TOLERANCE[kind]) return []
    const explanation = reachesBack(audited, one, other)
      ? 'reaches_back'
      : explainedBy(
          [one, other],
          ['definition_differs', 'reanalysis', 'doubtful', 'partial_period', 'imprecise'],
        )
    const numbers = { value: one.value, copy: other.value }
    const severity = distance > MEDIUM[kind] ? 'medium' : 'low'
    return [aCase(severity, 'twin', [one, other], numbers, { explanation, other: other.source })]
  })
  return { checked: twins.length, cases }
}

/** Deaths of the five years before a survey are not those of the ten before it, as the two describe them. */
function reachesBack({ reference }: AuditedIndicator, one: Point, other: Point): boolean {
  const level = reference.locations.get(one.location)?.level ?? 1
  const [first, second] = [one, other].map(({ indicator, source }) =>
    recallMeaning(recallWords(reference.measures.get(measureKey(indicator, source)), level)),
  )
  return typeof first === 'string' && typeof second === 'string' && first !== second
}
