import type { Point } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { recallMeaning } from '#domain/triangulation/why-differ/meaning.ts'
import { recallWords } from '#domain/triangulation/why-differ/recall-words.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditExplanation, AuditRule } from '../audit-rule.ts'
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
    const explanation = explanationOf(audited, one, other)
    const numbers = { value: one.value, copy: other.value }
    const severity = distance > MEDIUM[kind] ? 'medium' : 'low'
    return [aCase(severity, 'twin', [one, other], numbers, { explanation, other: other.source })]
  })
  return { checked: twins.length, cases }
}

/** Why the two differ; null where nothing that is known explains it. */
function explanationOf(audited: AuditedIndicator, one: Point, other: Point): AuditExplanation | null {
  if (isOwnModel(audited, one, other)) return 'own_model'
  const stretches = [one, other].map((point) => stretchOf(audited, point))
  const [first, second] = stretches
  if (typeof first === 'string' && typeof second === 'string' && first !== second) return 'reaches_back'
  const flagged = explainedBy(
    [one, other],
    ['definition_differs', 'reanalysis', 'doubtful', 'partial_period', 'imprecise'],
  )
  if (flagged) return flagged
  // Of a rate of deaths that is tabulated again nothing says that both count the same number of years.
  const isUnsaid = RECALLED_DEATHS.test(audited.indicator.fullName) && stretches.includes(null)
  return isUnsaid && isTabulatedAgain(audited.reference, one, other) ? 'reaches_back' : null
}

/** An official estimate that takes in the model of another publisher is a model of its own, and no copy of that one. */
function isOwnModel({ reference }: AuditedIndicator, ...points: readonly Point[]): boolean {
  return points.some(({ indicator, source, coordinates }) => {
    const isOfficial = reference.measures.get(measureKey(indicator, source))?.custodian === true
    const publishers = coordinates.evidence.map((id) => reference.evidence.get(id)?.currentSource ?? source)
    return isOfficial && publishers.some((publisher) => publisher !== source)
  })
}

/** Rates of deaths that mothers are asked about, over a number of years before the interview. */
const RECALLED_DEATHS = /mortality/i

/** The years before the interview that a figure counts, as its source describes it; of other rates what people are asked to remember. */
function stretchOf({ reference, indicator }: AuditedIndicator, point: Point): string | null {
  const level = reference.locations.get(point.location)?.level ?? 1
  const words = recallWords(reference.measures.get(measureKey(point.indicator, point.source)), level)
  const meaning = recallMeaning(words)
  if (!RECALLED_DEATHS.test(indicator.fullName)) return meaning
  // That a child dies before its first birthday is what is counted, and not when.
  const years = (meaning ?? '').split('; ').filter((code) => /^\d+ year$/.test(code))
  return years.length === 0 ? null : years.join('; ')
}

function isTabulatedAgain({ sources }: AuditedIndicator['reference'], one: Point, other: Point): boolean {
  const isFrom = (a: Point, b: Point) => sources.get(a.source)?.derivedFrom.includes(b.source) === true
  return isFrom(one, other) || isFrom(other, one)
}
