import type { PeriodCode } from '#domain/period/period.ts'
import { NO_NUMBERS, type NumberField } from './columns.ts'
import { type Coordinates, NO_COORDINATES } from './coordinates.ts'
import type { Flag } from './flag.ts'

/** The levels of intervals that publishers give, in percent. */
export const INTERVAL_LEVELS = [80, 90, 95] as const

/** Where a figure stands: one source's statement on one indicator for one place and period. */
export interface PointKey {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly period: PeriodCode
}

/** The numbers that are published beside a value. `null` is a gap: never zero, never guessed. */
export type PointNumbers = { readonly [Field in NumberField]: number | null }

/**
 * A figure with everything published about it.
 *
 * `lower` and `upper` come as a pair or not at all and enclose `value`; `intervalLevel` is 80, 90 or 95 (percent).
 * `numerator` and `denominator` are counts in units, not thousands.
 */
export interface Point extends PointKey, PointNumbers {
  readonly value: number
  readonly flags: readonly Flag[]
  /** Id of the publication that the value was read in; null when the source's own citation covers it. */
  readonly citation: number | null
  /** Its series is published in whole numbers; absent where it is not, or nothing is known of a series. */
  readonly isWholeNumber?: true
  /** The subject of the figure. */
  readonly coordinates: Coordinates
}

const BLANK: Point = {
  indicator: 0,
  source: 0,
  location: 0,
  period: 0,
  value: 0,
  ...NO_NUMBERS,
  flags: [],
  citation: null,
  coordinates: NO_COORDINATES,
}

/** A figure while it is made. */
export type PointInMaking = { -readonly [Field in keyof Point]: Point[Field] }

/**
 * A figure with nothing published beside its value, to be given its key and value: for callers that make a
 * million of them. A copy of one object and assignments take half of the time of objects that are put
 * together.
 */
export function blankPoint(): PointInMaking {
  return { ...BLANK }
}

/** A figure with nothing published but the parts given here. */
export function pointOf(given: PointKey & Pick<Point, 'value'> & Partial<Point>): Point {
  return { ...BLANK, ...given }
}

/** The published interval of a point, or null when none was published. */
export function interval(
  point: Point,
): { readonly lower: number; readonly upper: number; readonly level: number } | null {
  if (point.lower === null || point.upper === null) return null
  return { lower: point.lower, upper: point.upper, level: point.intervalLevel ?? 95 }
}
