import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'

/**
 * True for counts: the nation is the sum of its parts, so on one axis with them it would push them all to its foot. It is
 * written beside them and not drawn.
 */
export function isSumOfParts(indicator: Indicator): boolean {
  return figureUnit(indicator) === 'count'
}
