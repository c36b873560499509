import type { Point } from '#domain/observation/point.ts'
import { Z_975 } from './special/normal.ts'
import { errorFromBounds } from './standard-error.ts'

export interface Difference {
  readonly status: 'tested'
  /** b − a, in the unit of the indicator. */
  readonly difference: number
  readonly z: number
  /** True when |z| > 1.96: the two can be told apart at the 95% level. */
  readonly significant: boolean
}

export interface UntestedDifference {
  readonly status: 'untested'
  readonly difference: number
  readonly reason: 'no_interval' | 'zero_width'
}

/**
 * Standard error behind a published interval: its width over 2z, z by the level (80%, 90% or 95%); without an interval the one that its
 * publisher gives. Returns null where neither was published. Source: methods §7.1.
 */
export function standardError(point: Point): number | null {
  if (point.lower === null || point.upper === null) return point.se
  return errorFromBounds(point.lower, point.upper, point.intervalLevel ?? 95)
}

/**
 * Compares two independent estimates: z = (b − a) / √(se_a² + se_b²), significant when |z| > 1.96.
 * Overlapping intervals do not imply that there is no difference, so the test is on z. Source: methods §7.2.
 */
export function compareEstimates(a: Point, b: Point): Difference | UntestedDifference {
  const difference = b.value - a.value
  const seA = standardError(a)
  const seB = standardError(b)
  if (seA === null || seB === null) return { status: 'untested', difference, reason: 'no_interval' }
  const se = Math.hypot(seA, seB)
  if (se === 0) return { status: 'untested', difference, reason: 'zero_width' }
  const z = difference / se
  return { status: 'tested', difference, z, significant: Math.abs(z) > Z_975 }
}
