import type { Indicator } from '#domain/indicator/indicator.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'

/** An interval of more points than these is marked on a map of shares. */
export const WIDE_POINTS = 40

/** True where the interval of a share is so wide that its class says little. */
export function isWide(point: Point, indicator: Indicator): boolean {
  if (figureUnit(indicator) !== 'percent') return false
  const range = interval(point)
  return range !== null && range.upper - range.lower > WIDE_POINTS
}
