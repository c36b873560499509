import { periodAfter } from '#domain/statistics/regular-series.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'

/** No forecast reaches further, in steps of the series. */
export const FURTHEST = 24

const DEFAULT_YEARS = 5
const DEFAULT_MONTHS = 12

/** How far a forecast goes unless somebody says: 5 years, at most half of the `n` figures, or 12 months. Source: methods §5. */
export function usualSteps(n: number, frequency: 1 | 12): number {
  return frequency === 12 ? DEFAULT_MONTHS : Math.min(DEFAULT_YEARS, Math.floor(n / 2))
}

/**
 * The same for a reader, for whom a forecast that ends in the past is none: where the newest figure is old it leads to the coming
 * year, if half of the series reaches so far.
 */
function usualReach({ n, last, frequency }: ReachingSeries, currentYear: number): number {
  const usual = usualSteps(n, frequency)
  if (frequency === 12) return usual
  const toComing = currentYear + 1 - periodYear(last)
  return Math.min(Math.max(usual, toComing), Math.max(Math.floor(n / 2), 1), FURTHEST)
}

/** Steps from the newest figure to a year (its December, for months) or to a month; 0 or below when it is not ahead. */
function stepsUntil(until: PeriodCode, last: PeriodCode, frequency: 1 | 12): number {
  const years = periodYear(until) - periodYear(last)
  if (frequency === 1) return years
  const month = periodKind(until) === 'month' ? until % 1000 : 12
  return 12 * years + month - (last % 1000)
}

/** A reach that was asked for: up to a year or month, or so many steps, as earlier links say it. */
export type AskedReach = { readonly until: PeriodCode } | { readonly steps: number }

/** How far a forecast goes. */
export interface Reach {
  readonly steps: number
  /** The period of its last step. */
  readonly until: PeriodCode
  /** Why it is not as far as was asked for: figures are there already, or it would be more than {@link FURTHEST} steps. */
  readonly moved: 'passed' | 'too_far' | null
}

/** A series as far as its reach is concerned. */
export interface ReachingSeries {
  /** Figures in it. */
  readonly n: number
  readonly last: PeriodCode
  readonly frequency: 1 | 12
}

/** How far the forecast of a series goes: as far as was asked for where that can be, else as far as is usual for a reader. */
export function reachOf(series: ReachingSeries, asked: AskedReach | null, currentYear: number): Reach {
  const { last, frequency } = series
  const wanted =
    asked === null ? null : 'steps' in asked ? asked.steps : stepsUntil(asked.until, last, frequency)
  const isAhead = wanted !== null && wanted > 0
  const steps = isAhead ? Math.min(wanted, FURTHEST) : usualReach(series, currentYear)
  return {
    steps,
    until: periodAfter(last, frequency, steps),
    moved: wanted === null || wanted === steps ? null : isAhead ? 'too_far' : 'passed',
  }
}
