import { Z_975 } from './special/normal.ts'

/** Half the width of an interval of each level that publishers give, in standard errors: the normal quantile. */
const HALF_WIDTHS: ReadonlyMap<number, number> = new Map([
  [80, 1.2815515655446004],
  [90, 1.6448536269514722],
  [95, Z_975],
])

/** An estimate with its own standard error, or the bounds of its 95% interval, or neither. */
export interface Uncertain {
  readonly estimate: number
  readonly se?: number | null | undefined
  readonly lower?: number | null | undefined
  readonly upper?: number | null | undefined
}

/** The standard error of an estimate and whether given bounds had to be left out. `se` is null when none is known. */
export interface KnownError {
  readonly se: number | null
  readonly boundsInvalid: boolean
}

/**
 * Standard error behind a published interval: its width over 2z, z by the level (80%, 90% or 95%), in the unit of the bounds.
 * Source: methods §7.1.
 */
export function errorFromBounds(lower: number, upper: number, level = 95): number {
  return (widthTo95(level) * (upper - lower)) / (2 * Z_975)
}

/** How many times as wide as an interval of this level (80%, 90% or 95%) the 95% interval is. Source: methods §7.1. */
export function widthTo95(level: number): number {
  return Z_975 / (HALF_WIDTHS.get(level) ?? Z_975)
}

/**
 * The standard error of an estimate in its own unit: as given, else from its 95% bounds, else null. Bounds
 * that do not enclose the estimate, or that lack one side, are left out and reported. Source: methods
 * 0 C2 and
 * 7.1.
 */
export function knownError({ estimate, se, lower, upper }: Uncertain): KnownError {
  if (typeof se === 'number' && se >= 0) return { se, boundsInvalid: false }
  const hasLower = typeof lower === 'number'
  const hasUpper = typeof upper === 'number'
  if (!hasLower && !hasUpper) return { se: null, boundsInvalid: false }
  if (!hasLower || !hasUpper || lower > estimate || upper < estimate) return { se: null, boundsInvalid: true }
  return { se: errorFromBounds(lower, upper), boundsInvalid: false }
}

/**
 * True when an interval is so asymmetric around its estimate that it was made on the log scale: its two halves differ by
 * more than 10% of its width, and everything is above zero. For ratios and rates. Source: methods §7.1.
 */
export function isLogInterval(estimate: number, lower: number, upper: number): boolean {
  if (lower <= 0 || estimate <= 0) return false
  return Math.abs(upper - estimate - (estimate - lower)) > 0.1 * (upper - lower)
}
