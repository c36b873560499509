import type { Slope } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { isPresent } from '#domain/number/present.ts'
import { insufficient, invalid, type Outcome } from '#domain/statistics/outcome.ts'
import { type Change, changeOf } from './change.ts'
import {
  type MannKendall,
  mannKendall,
  type SeasonalMannKendall,
  seasonalMannKendall,
} from './mann-kendall.ts'
import { type OlsLine, olsLine } from './ols.ts'
import { type TheilSenLine, theilSenLine } from './theil-sen.ts'

/** A value at a time in years; `month` is 1–12 for monthly figures. A gap is null. */
export interface DatedValue {
  readonly time: number
  readonly value: number | null
  readonly month?: number | undefined
}

export type Verdict = 'increasing' | 'decreasing' | 'no_clear_trend'

/** Trend of a series; slopes are in the unit of the values per year. Parts below their minimum n are null. */
export interface Trend {
  readonly n: number
  readonly missing: number
  readonly ols: OlsLine
  readonly theil_sen: TheilSenLine | null
  readonly mann_kendall: MannKendall | null
  readonly seasonal_mann_kendall: SeasonalMannKendall | null
  readonly verdict: Verdict | null
  /** The verdict in terms of the good direction; null without slope direction or verdict. */
  readonly direction: 'improving' | 'worsening' | 'stable' | null
  readonly change: Change
  /** The pace to project with: the slope of Theil–Sen where there is one, else of least squares. */
  readonly annual_change: number
  readonly annual_change_ci95: readonly [number, number] | null
  readonly annual_change_method: 'theil_sen' | 'ols'
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

/** Fewer months than this give no seasonal terms. */
const SEASONAL_MINIMUM = 24
const SIGNIFICANT = 0.05

/**
 * Trend by least squares (n ≥ 3 for a test), Theil–Sen and Mann–Kendall (n ≥ 4), on the real gaps between periods.
 * Monthly series of 24 and more are judged by seasonal Mann–Kendall. Insufficient below 2 values; invalid when a
 * period comes twice. Up to 2,000 values. Source: methods §3.
 */
export function trendOf(series: readonly DatedValue[], slope: Slope = null): Outcome<Trend> {
  const dated = series
    .flatMap(({ value, ...when }) => (isPresent(value) ? [{ ...when, value }] : []))
    .toSorted((a, b) => a.time - b.time)
  const [time, y] = [dated.map((entry) => entry.time), dated.map((entry) => entry.value)]
  if (new Set(time).size < time.length) return invalid('duplicate_periods')
  const ols = olsLine(time, y)
  if (ols === null) return insufficient(y.length, 2)
  const [theil_sen, mann_kendall] = [theilSenLine(time, y), mannKendall(y)]
  const pace = theil_sen ?? ols
  const months = dated.flatMap(({ month }) => (month === undefined ? [] : [month]))
  const isSeasonal = months.length === y.length && y.length >= SEASONAL_MINIMUM
  const seasonal = isSeasonal ? seasonalMannKendall(y, months) : null
  const verdict = verdictOf(seasonal ?? mann_kendall)
  return {
    status: 'ok',
    n: y.length,
    missing: series.length - y.length,
    ols,
    theil_sen,
    mann_kendall,
    seasonal_mann_kendall: seasonal,
    verdict,
    direction: directionOf(verdict, slope),
    change: changeOf(time, y),
    annual_change: pace.slope,
    annual_change_ci95: pace.ci95,
    annual_change_method: theil_sen ? 'theil_sen' : 'ols',
    warnings: y.length < 5 ? ['too_few_points_for_a_test'] : [],
    caveats: caveatsOf(y.length, isSeasonal),
  }
}

function verdictOf(test: { readonly S: number; readonly p: number } | null): Verdict | null {
  if (test === null) return null
  if (test.p >= SIGNIFICANT) return 'no_clear_trend'
  return test.S > 0 ? 'increasing' : 'decreasing'
}

function caveatsOf(n: number, isSeasonal: boolean): Message[] {
  return [
    ...(n < 5 ? [message('trends.caveat-few')] : []),
    ...(n >= 4 && n < 10 ? [message('trends.caveat-approximate')] : []),
    ...(isSeasonal ? [message('trends.caveat-seasonal')] : []),
  ]
}

function directionOf(verdict: Verdict | null, slope: Slope): Trend['direction'] {
  if (verdict === null || slope === null) return null
  if (verdict === 'no_clear_trend') return 'stable'
  return (verdict === 'increasing') === (slope === 'Positive') ? 'improving' : 'worsening'
}
