import type { PeriodCode } from '#domain/period/period.ts'
import type { Coordinates } from './coordinates.ts'
import type { Flag } from './flag.ts'

/** Where a figure stands: one source's statement on one indicator for one place and period. */
export interface PointKey {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly period: PeriodCode
}

/**
 * A figure with everything published about it. `null` is a gap: never zero, never guessed.
 *
 * `lower` and `upper` come as a pair or not at all and enclose `value`; `intervalLevel` is 90 or 95 (percent).
 * `numerator` and `denominator` are counts in units, not thousands.
 */
export interface Point extends PointKey {
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly intervalLevel: number | null
  readonly numerator: number | null
  readonly denominator: number | null
  readonly sampleSize: number | null
  readonly flags: readonly Flag[]
  /** Id of the publication that the value was read in; null when the source's own citation covers it. */
  readonly citation: number | null
  /** Its series is published in whole numbers; absent where it is not, or nothing is known of a series. */
  readonly isWholeNumber?: true
  /** What the figure is about. */
  readonly coordinates: Coordinates
}

/** The published interval of a point, or null when none was published. */
export function interval(
  point: Point,
): { readonly lower: number; readonly upper: number; readonly level: number } | null {
  if (point.lower === null || point.upper === null) return null
  return { lower: point.lower, upper: point.upper, level: point.intervalLevel ?? 95 }
}
