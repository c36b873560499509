import type { Point } from '#domain/observation/point.ts'
import { errorFromBounds, type Uncertain } from './standard-error.ts'

/**
 * Standard error behind a published interval: its width over 2z, z by the level (80%, 90% or 95%); without an interval the one that its
 * publisher gives. Returns null where neither is held. Source: methods §7.1.
 */
export function standardError(point: Pick<Point, 'lower' | 'upper' | 'intervalLevel' | 'se'>): number | null {
  if (point.lower === null || point.upper === null) return point.se
  return errorFromBounds(point.lower, point.upper, point.intervalLevel ?? 95)
}

/**
 * A published point as an estimate: with its bounds when they are those of a 95% interval, with a standard error when the
 * interval is of a lower level or its publisher gives only that, and with neither when none is held. Source: methods §0 C2 and §7.1.
 */
export function pointEstimate(point: Point): Uncertain {
  const { value, lower, upper, intervalLevel, se } = point
  if ((intervalLevel !== null && intervalLevel !== 95) || (lower === null && se !== null))
    return { estimate: value, se: standardError(point) }
  return { estimate: value, lower, upper }
}
