import { mean } from '#domain/statistics/moments.ts'
import { type Insufficient, type Invalid, insufficient, invalid } from '#domain/statistics/outcome.ts'
import { quotient } from '#domain/statistics/quotient.ts'
import { mannKendall } from '#domain/statistics/trend/mann-kendall.ts'
import { olsLine } from '#domain/statistics/trend/ols.ts'
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
  /** The divisor of the current year. */
  readonly basis: 'mean' | 'ols_forecast'
  /** Current year divided by the value expected from the years before. */
  readonly r: number
  readonly r_nat: number | null
  /** Distance from the nation's ratio in percent. */
  readonly relative_pct: number | null
  readonly flagged: boolean | null
}

/**
 * Consistency over time: r = current year / mean of the up to 3 years before, of which at least 2 are needed. When the
 * nation's years before trend (Mann–Kendall p < .05 from 4 years on) the divisor is the least squares forecast of the
 * current year instead. A place is flagged when |r / r_nation − 1| ≥ .33. Source: methods §2.3.
 */
export function consistencyOverTime(years: YearAndBefore): TimeConsistency | Insufficient | Invalid {
  const { nat_preceding, nat_current } = years
  const basis = isTrending(nat_preceding ?? years.preceding) ? 'ols_forecast' : 'mean'
  const own = changeRatio(years.preceding, years.current, basis)
  if (own.status !== 'ok') return own
  if (nat_preceding === undefined || nat_current === undefined) {
    return { ...own, basis, r_nat: null, relative_pct: null, flagged: null }
  }
  const nation = changeRatio(nat_preceding, nat_current, basis)
  if (nation.status !== 'ok') return nation
  const likeness = quotient(own.r, nation.r)
  if (likeness === null) return invalid('national_ratio_zero')
  const relative = likeness - 1
  return { ...own, basis, r_nat: nation.r, relative_pct: 100 * relative, flagged: isFarFromNation(relative) }
}

interface ChangeRatio {
  readonly status: 'ok'
  readonly n: number
  readonly r: number
}

function changeRatio(
  preceding: readonly (number | null)[],
  current: number,
  basis: TimeConsistency['basis'],
): ChangeRatio | Insufficient | Invalid {
  const before = preceding.slice(basis === 'mean' ? -MOST_YEARS : 0)
  const known = before.flatMap((value, year) => (value === null ? [] : [{ year, value }]))
  if (known.length < 2) return insufficient(known.length, 2, 'too_few_preceding_years')
  const expected = basis === 'mean' ? mean(known.map(({ value }) => value)) : forecast(known, before.length)
  const r = quotient(current, expected)
  return r === null || expected <= 0 ? invalid('nothing_expected') : { status: 'ok', n: known.length, r }
}

function isTrending(series: readonly (number | null)[]): boolean {
  const test = mannKendall(series.filter((value) => value !== null))
  return test !== null && test.p < 0.05
}

function forecast(known: readonly { readonly year: number; readonly value: number }[], year: number): number {
  const line = olsLine(
    known.map((entry) => entry.year),
    known.map((entry) => entry.value),
  )
  return line === null ? 0 : line.intercept + line.slope * year
}
