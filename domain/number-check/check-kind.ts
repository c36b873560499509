import { topicOf } from '#domain/best-figure/topic.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { numberKind } from '#domain/statistics/number-kind.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import { isWithin, NUMBER_BOUNDS } from '#domain/number/bounds.ts'
import { anomaliesOf } from '#domain/observation/anomaly.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import type { Curation } from '#domain/reference/curation.ts'

/**
 * The nature of a figure, as far as its usual faults go: the share of children who got a dose; another share who get care; a
 * share who have something; deaths for each so many; another rate; a count; any other number, such as money or an index.
 */
export type CheckKind = 'doses' | 'coverage' | 'prevalence' | 'mortality' | 'rate' | 'count' | 'quantity'

/** The nature of the figures of an indicator. */
export function checkKind(indicator: Indicator, { dueWeeks }: Curation): CheckKind {
  if (dueWeeks[indicator.id] !== undefined) return 'doses'
  const unit = figureUnit(indicator)
  const topic = topicOf(indicator)
  const isCare = topic === 'coverage' && indicator.slope !== 'Negative'
  if (unit === 'percent') return isCare ? 'coverage' : 'prevalence'
  if (unit === 'rate') return topic === 'mortality' ? 'mortality' : 'rate'
  return unit === 'count' ? 'count' : 'quantity'
}

/** Why no figure can be as it is: a share above its whole, more deaths than births, below zero, beyond any number of its kind. */
export type Impossible = 'above_whole' | 'below_zero' | 'out_of_bounds'

/** Why a figure is not possible; null: it can be right. */
export function impossibleBecause(point: Point, indicator: Indicator): Impossible | null {
  const isSigned = numberKind(indicator) === 'other' && figureUnit(indicator) !== 'other'
  if (isSigned) return isWithin(point.value, NUMBER_BOUNDS.other) ? null : 'out_of_bounds'
  if (point.value < 0 && numberKind(indicator) !== 'money' && figureUnit(indicator) !== 'other')
    return 'below_zero'
  const isOdd = anomaliesOf(point, indicator).some(({ grade }) => grade === 'impossible')
  if (isOdd && point.value >= 0) return 'above_whole'
  const isShareOfBirths = figureUnit(indicator) === 'rate' && topicOf(indicator) === 'mortality'
  if (isShareOfBirths && point.value > unitScale(indicator)) return 'above_whole'
  return isWithin(point.value, NUMBER_BOUNDS[numberKind(indicator)]) ? null : 'out_of_bounds'
}

/** The largest share that can be; null for what is no share of a whole. */
export function mostPossible(indicator: Indicator): number | null {
  if (figureUnit(indicator) !== 'percent') return null
  const whole = unitScale(indicator)
  const above = pointOf({
    indicator: indicator.id,
    source: 0,
    location: 0,
    period: 0,
    value: whole * 1.01,
  })
  return impossibleBecause(above, indicator) === 'above_whole' ? whole : null
}
