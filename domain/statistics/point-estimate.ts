import type { Point } from '#domain/observation/point.ts'
import { standardError } from './difference.ts'
import type { Uncertain } from './standard-error.ts'

/**
 * A published point as an estimate: with its bounds when they are those of a 95% interval, with a standard error when the
 * interval is of a lower level or its publisher gives only that, and with neither when none was published. Source: methods §0 C2 and §7.1.
 */
export function pointEstimate(point: Point): Uncertain {
  const { value, lower, upper, intervalLevel, se } = point
  if ((intervalLevel !== null && intervalLevel !== 95) || (lower === null && se !== null))
    return { estimate: value, se: standardError(point) }
  return { estimate: value, lower, upper }
}
