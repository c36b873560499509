import type { Point } from '#domain/observation/point.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { apart, isAverage } from '../quantity.ts'
import { wholesWithParts } from './families.ts'

/** Points (percent of the value, where it is no percentage) that rounding and other weights can make. */
const TOLERANCE = { percent: 5, other: 15 } as const
/** How much of the spread of the parts another choice of weights can make. */
const SHARE_OF_SPREAD = 0.35
const HIGH = 10

/** An average lies near the mean of its parts, weighted with their own denominators or with the people who live there. */
export const meanOfParts: AuditRule = (audited) => {
  const { indicator } = audited
  if (!isAverage(indicator)) return { checked: 0, cases: [] }
  let checked = 0
  const cases = wholesWithParts(audited).flatMap(({ whole, parts }) => {
    const weights = weightsOf(audited, parts)
    if (weights === null) return []
    checked += 1
    const mean = weightedMean(parts, weights)
    const distance = apart(whole.value, mean, indicator)
    const base = indicator.factor === 2 ? TOLERANCE.percent : TOLERANCE.other
    const room = (SHARE_OF_SPREAD * spread(parts, mean)) / Math.sqrt(parts.length)
    const allowed = base + apart(mean, mean + room, indicator)
    if (distance <= allowed) return []
    const explanation = explainedBy(
      [whole, ...parts],
      ['reanalysis', 'partial_period', 'doubtful', 'over_100'],
    )
    const severity = distance > allowed + HIGH ? 'high' : 'medium'
    return [aCase(severity, 'mean', [whole], { value: whole.value, mean }, { explanation })]
  })
  return { checked, cases }
}

function weightsOf({ people }: AuditedIndicator, parts: readonly Point[]): readonly number[] | null {
  const own = parts.map(({ denominator }) => denominator ?? 0)
  if (own.every((weight) => weight > 0)) return own
  const living = parts.map(({ location }) => people.get(location) ?? 0)
  return living.every((weight) => weight > 0) ? living : null
}

function weightedMean(parts: readonly Point[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return parts.reduce((sum, { value }, index) => sum + value * (weights[index] ?? 0), 0) / all
}

function spread(parts: readonly Point[], mean: number): number {
  return Math.sqrt(parts.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / parts.length)
}
