import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import type { Point } from './point.ts'

/** A stretch of time in years: `from` inside, `to` outside. The year 2018 runs from 2018 to 2019. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

/** The members that place a figure in time. */
export type Dated = Pick<Point, 'period' | 'coordinates'>

const MONTHS = 12
const QUARTERS = 4
const WEEKS = 53

/**
 * The time that a figure is about: the year of birth of the children whose vaccination it counts, else the reference period that
 * its publisher names, else the period under which it is published. Source: methods §13.1.
 */
export function aboutSpan({ period, coordinates }: Dated): TimeSpan {
  const { birthCohort, referenceStart, referenceEnd } = coordinates
  if (birthCohort !== null) return { from: birthCohort, to: birthCohort + 1 }
  return {
    from: spanOf(referenceStart ?? referenceEnd ?? period).from,
    to: spanOf(referenceEnd ?? referenceStart ?? period).to,
  }
}

function spanOf(code: PeriodCode): TimeSpan {
  const year = periodYear(code)
  const part = code % 1000
  const kind = periodKind(code)
  if (kind === 'year') return { from: year, to: year + 1 }
  const [first, parts] =
    kind === 'month' ? [part - 1, MONTHS] : kind === 'week' ? [part - 101, WEEKS] : [part - 201, QUARTERS]
  return { from: year + first / parts, to: year + (first + 1) / parts }
}

/** The middle of the time that a figure is about, so that a whole year stands at its own number: 2018, 2015.8. */
export function aboutYear(figure: Dated): number {
  const { from, to } = aboutSpan(figure)
  return (from + to) / 2 - 0.5
}

/** At least this share of the shorter stretch has to lie in the other. Source: methods §13.1. */
const LEAST_OVERLAP = 0.5
/** Noise of binary fractions. */
const EPSILON = 1e-9

/**
 * True when two figures speak of the same: children born in the same year, or stretches of time that share at
 * least half of the shorter. Source: methods
 * 13.1.
 */
export function isSameTime(a: Dated, b: Dated): boolean {
  if (isUndated(a) || isUndated(b)) return a.period === b.period
  const [first, second] = [aboutSpan(a), aboutSpan(b)]
  const overlap = Math.min(first.to, second.to) - Math.max(first.from, second.from)
  const shorter = Math.min(first.to - first.from, second.to - second.from)
  return overlap + EPSILON >= LEAST_OVERLAP * shorter && overlap > 0
}

/** A figure whose evidence is known, but not the time that it describes: its label alone tells too little. */
function isUndated({ coordinates }: Dated): boolean {
  const { birthCohort, referenceStart, referenceEnd, evidence } = coordinates
  return birthCohort === null && referenceStart === null && referenceEnd === null && evidence.length > 0
}

/**
 * The meaning of the years of an axis: those under which figures are published, or those in which the
 * children were born.
 */
export type YearsOf = 'report' | 'birth'

/** The period at which a figure stands on an axis; by birth null for one without a known year of birth. */
export function placedAt({ period, coordinates }: Dated, yearsOf: YearsOf): PeriodCode | null {
  if (yearsOf === 'report') return period
  return coordinates.birthCohort === null ? null : coordinates.birthCohort * 1000
}

/** The years asked for, or those of reports where no figure says in which year anybody was born. */
export function knownYears(asked: YearsOf | undefined, figures: readonly Dated[]): YearsOf {
  return asked === 'birth' && hasBirthYears(figures) ? 'birth' : 'report'
}

/** Whether some figure says in which year its children were born. */
export function hasBirthYears(figures: readonly Dated[]): boolean {
  return figures.some(({ coordinates }) => coordinates.birthCohort !== null)
}

/** Figures in the order of such years, and those that have no place among them. */
export function inYearsOf<Figure extends Dated>(
  yearsOf: YearsOf,
  figures: readonly Figure[],
): { readonly placed: readonly Figure[]; readonly unplaced: readonly Figure[] } {
  if (yearsOf === 'report') return { placed: figures, unplaced: [] }
  const at = (figure: Figure) => placedAt(figure, yearsOf) ?? Number.NaN
  const placed = figures.filter((figure) => placedAt(figure, yearsOf) !== null)
  return {
    placed: placed.toSorted((a, b) => at(a) - at(b) || a.period - b.period),
    unplaced: figures.filter((figure) => placedAt(figure, yearsOf) === null),
  }
}

/** How far apart in time two figures are, in years between the middles of their times. */
export function yearsApart(a: Dated, b: Dated): number {
  return Math.abs(aboutYear(a) - aboutYear(b))
}
