import type { Indicator, Slope } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { roundShown, type ValueFormat } from '#domain/number/format.ts'
import { boundsAsPublished } from '#domain/observation/as-published.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { widthTo95 } from '#domain/statistics/standard-error.ts'

/** Where a value stands against a target. */
export type TargetStanding = 'above' | 'on' | 'below' | 'none'

/**
 * Standing of a value in terms of achievement: `above` is the good side whatever the slope.
 *
 * Positive slope: above when value > target. Negative slope: above when value < target. Equality holds for the value
 * as displayed. No target, or a slope that is not known, gives `none`; so does a share above 100%, whose target population is
 * too low: it neither reaches a target nor misses it. Source: methods §9, §13.8.
 */
export function targetStanding(
  value: number,
  target: number | null,
  slope: Slope,
  format: ValueFormat,
): TargetStanding {
  if (target === null || slope === null || isImpossibleShare(value, target, format)) return 'none'
  const shown = roundShown(value, format)
  const aim = roundShown(target, format)
  if (shown === aim) return 'on'
  return shown > aim === (slope === 'Positive') ? 'above' : 'below'
}

/** Standing of a figure against the national target; `none` also where too few events stand behind it. Source: methods §13.8. */
export function figureStanding(
  point: Pick<Point, 'value' | 'numerator'> & Partial<Pick<Point, 'flags'>>,
  indicator: Indicator,
): TargetStanding {
  if (restsOnFewEvents(point, indicator)) return 'none'
  return targetStanding(point.value, indicator.nationalTarget, indicator.slope, indicator)
}

/** A percentage above 100 under a target that none may pass. */
function isImpossibleShare(value: number, target: number, { factor }: ValueFormat): boolean {
  return factor === 2 && value > 100 && target <= 100
}

/**
 * True when the 95% interval of a value includes the target, so that the side of the target is not certain. A published 90%
 * interval is widened first: read as it is, it would give the wrong side in 1 of 10 cases where both are equal.
 * False without an interval or a target: then there is nothing to judge by. Source: methods §7.1.
 */
export function sideIsUncertain(
  point: Pick<Point, 'value' | 'lower' | 'upper' | 'intervalLevel'>,
  target: number | null,
): boolean {
  const { value, lower, upper } = point
  if (lower === null || upper === null || target === null) return false
  const wider = widthTo95(point.intervalLevel ?? 95)
  return value - wider * (value - lower) <= target && target <= value + wider * (upper - value)
}

/**
 * True when the interval of a figure, as readers see it in print, includes a target: what "includes it" says, and what marks beside an
 * interval mean. Source: methods §13.11.
 */
export function intervalIncludes(
  point: Pick<Point, 'value' | 'flags' | 'isWholeNumber' | 'lower' | 'upper'>,
  target: number,
  format: ValueFormat,
): boolean {
  const { lower, upper } = point
  if (lower === null || upper === null) return false
  const printed = boundsAsPublished(point, format)
  const aim = roundShown(target, format)
  return roundShown(lower, printed) <= aim && aim <= roundShown(upper, printed)
}

/** Says which side is the good one: `12 or fewer` for a target on a negative slope; none beyond which nothing can be. */
export function targetWords(
  target: Value,
  { slope, factor, value }: Pick<Indicator, 'slope' | 'factor'> & { readonly value: number },
): Value {
  if (value === 0 || (factor === 2 && value === 100)) return target
  if (slope === 'Negative') return message('target.fewer', { target })
  return slope === 'Positive' ? message('target.more', { target }) : target
}

/** Whether the national target is only indicative: nobody checked it against the strategic plan. */
export function isIndicative(indicator: Indicator): boolean {
  return indicator.nationalSource.toLowerCase() === 'indicative'
}
