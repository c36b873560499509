/** The limits of a number, both ends included. */
export interface NumberBounds {
  readonly least: number
  readonly most: number
}

/** The kind of a number, as far as its size goes. */
export type NumberKind = 'percent' | 'per-1000' | 'per-100000' | 'count' | 'money' | 'other'

/** No figure of health, in any unit, is larger; numbers computed from such figures stay finite. */
export const LARGEST_NUMBER = 1e15

/** The people of the nation as UN WPP 2024 expects them in 2030, rounded down. */
const PEOPLE = 260_000_000

/** Counts may exceed the people: visits, doses, nets over years. */
const MOST_COUNTED = 10 * PEOPLE

/**
 * The bounds of figures by kind. They are wide: a number outside is a slip of the keyboard or of the unit,
 * never a finding. A rate may be ten times that of a figure equal to its denominator, as cases are counted
 * more than once a year; a percentage a hundred times, as routine reports of small areas have wrong
 * denominators and are audited, not lost.
 */
export const NUMBER_BOUNDS: Readonly<Record<NumberKind, NumberBounds>> = {
  percent: { least: 0, most: 10_000 },
  'per-1000': { least: 0, most: 10_000 },
  'per-100000': { least: 0, most: 1_000_000 },
  count: { least: 0, most: MOST_COUNTED },
  money: { least: -LARGEST_NUMBER, most: LARGEST_NUMBER },
  other: { least: -10_000_000, most: 10_000_000 },
}

/** False for a number outside the bounds, and for a value that is no number. */
export function isWithin(value: number, { least, most }: NumberBounds): boolean {
  return value >= least && value <= most
}

/** False for a value that no figure in any unit can have, and for one that is no number. */
export function isSane(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER
}
