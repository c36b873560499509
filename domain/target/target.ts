import type { Indicator, Slope } from '#domain/indicator/indicator.ts'
import { roundShown, type ValueFormat } from '#domain/number/format.ts'

/** Where a value stands against a target. */
export type TargetStanding = 'above' | 'on' | 'below' | 'none'

/**
 * Standing of a value in terms of achievement: `above` is the good side whatever the slope.
 *
 * Positive slope: above when value > target. Negative slope: above when value < target. Equality holds for the value
 * as displayed. No target, or a slope that is not known, gives `none`. Source: methods §9.
 */
export function targetStanding(
  value: number,
  target: number | null,
  slope: Slope,
  format: ValueFormat,
): TargetStanding {
  if (target === null || slope === null) return 'none'
  const shown = roundShown(value, format)
  const aim = roundShown(target, format)
  if (shown === aim) return 'on'
  return shown > aim === (slope === 'Positive') ? 'above' : 'below'
}

/** True when the published interval holds the target, so that the side of the target is not certain. */
export function intervalHoldsTarget(
  lower: number | null,
  upper: number | null,
  target: number | null,
): boolean {
  return lower !== null && upper !== null && target !== null && lower <= target && target <= upper
}

/** Says which side is the good one: `12 or fewer` for a target on a negative slope. */
export function targetWords(target: string, slope: Slope): string {
  if (slope === 'Negative') return `${target} or fewer`
  return slope === 'Positive' ? `${target} or more` : target
}

/** Label of the national target line: `NT: 90%`, with `(indicative)` where the target is so marked. */
export function isIndicative(indicator: Indicator): boolean {
  return indicator.nationalSource.toLowerCase() === 'indicative'
}
