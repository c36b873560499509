import { mean } from '#domain/statistics/moments.ts'
import { type Insufficient, type Invalid, insufficient, invalid } from '#domain/statistics/outcome.ts'
import { quotient } from '#domain/statistics/quotient.ts'
import { isFarFromNation } from './thresholds.ts'

const MOST_YEARS = 3

/** A year and the years before it, the latest last; the nation's, when a place is held against it. A gap is null. */
export interface YearAndBefore {
  readonly preceding: readonly (number | null)[]
  readonly current: number
  readonly nat_preceding?: readonly (number | null)[] | undefined
  readonly nat_current?: number | undefined
}

export interface TimeConsistency {
  readonly status: 'ok'
  readonly n: number
  /** Current year divided by the mean of the years before. */
  readonly r: number
  readonly r_nat: number | null
  /** Distance from the nation's ratio in percent. */
  readonly relative_pct: number | null
  readonly flagged: boolean | null
}

/**
 * Consistency over time: r = current year / mean of the up to 3 years before, of which at least 2 are needed. A place is
 * flagged when |r / r_nation − 1| ≥ .33. Source: methods §2.3.
 */
export function consistencyOverTime(years: YearAndBefore): TimeConsistency | Insufficient | Invalid {
  const own = changeRatio(years.preceding, years.current)
  if (own.status !== 'ok') return own
  const { nat_preceding, nat_current } = years
  const bare = { status: 'ok', n: own.n, r: own.r } as const
  if (nat_preceding === undefined || nat_current === undefined) {
    return { ...bare, r_nat: null, relative_pct: null, flagged: null }
  }
  const nation = changeRatio(nat_preceding, nat_current)
  if (nation.status !== 'ok') return nation
  const likeness = quotient(own.r, nation.r)
  if (likeness === null) return invalid('national_ratio_zero')
  const relative = likeness - 1
  return {
    ...bare,
    r_nat: nation.r,
    relative_pct: 100 * relative,
    flagged: isFarFromNation(relative),
  }
}

function changeRatio(
  preceding: readonly (number | null)[],
  current: number,
): { readonly status: 'ok'; readonly n: number; readonly r: number } | Insufficient | Invalid {
  const known = preceding.slice(-MOST_YEARS).filter((value) => value !== null)
  if (known.length < 2) {
    return insufficient(known.length, 2, 'too_few_preceding_years')
  }
  const before = mean(known)
  const r = quotient(current, before)
  return r === null ? invalid('preceding_mean_zero') : { status: 'ok', n: known.length, r }
}
