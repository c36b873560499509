import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatDifference, formatNumber } from '#domain/number/format.ts'
import { shownP } from '#domain/number/p-value.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import type { Trend } from '#domain/statistics/trend/trend.ts'
import { plain, type Segment, strong } from './segment.ts'

/** Fewer values than this allow no test worth the name. Source: methods §3. */
const FEWEST_FOR_TEST = 5

/** The trend of one source at one place in a sentence; wording by the slope direction: improving, worsening, stable. */
export function trendAnswer(trend: Outcome<Trend>, indicator: Indicator): Segment[] {
  if (trend.status === 'invalid')
    return [plain('Two figures stand at one period, so there is no trend to speak of.')]
  if (trend.status !== 'ok') {
    return [
      plain(
        trend.n === 1
          ? 'There is one figure for the place itself: no trend can be seen.'
          : 'The source has no figure for the place itself, only for places inside it.',
      ),
    ]
  }
  const change = changeWords(trend, indicator)
  if (trend.n < FEWEST_FOR_TEST) {
    return [strong('Too few points for a test'), plain(` (${trend.n}). ${change}`)]
  }
  return [strong(verdictWords(trend)), plain(`: ${paceWords(trend, indicator)} ${change}`)]
}

function verdictWords({ direction, verdict }: Trend): string {
  if (direction === 'improving') return 'Improving'
  if (direction === 'worsening') return 'Worsening'
  if (direction === 'stable') return 'Stable, no clear trend'
  if (verdict === null || verdict === 'no clear trend') return 'No clear trend'
  return verdict === 'increasing' ? 'Increasing' : 'Decreasing'
}

/** `+1.7 points a year (95% interval −1.0 to +3.5), Mann–Kendall p = 0.060.` */
function paceWords({ annual_change, annual_change_ci95, ...trend }: Trend, indicator: Indicator): string {
  const test = trend.seasonal_mann_kendall ?? trend.mann_kendall
  const name = trend.seasonal_mann_kendall ? 'seasonal Mann–Kendall' : 'Mann–Kendall'
  const pace = signed(annual_change, indicator)
  const bounds = annual_change_ci95
    ? ` (95% interval ${signed(annual_change_ci95[0], indicator)} to ${signed(annual_change_ci95[1], indicator)})`
    : ''
  return `${pace}${unitOf(indicator)} a year${bounds}${test ? `, ${name} p ${shownP(test.p)}` : ''}.`
}

/** A change with its sign, with one digit more than the values where these are whole numbers. */
export function signed(change: number, indicator: Indicator): string {
  const small = Math.abs(change) < 1 ? 2 : 1
  const text = formatNumber(change, Math.max(small, indicator.factor === 4 ? indicator.decimals : 0))
  return change > 0 ? `+${text}` : text
}

/** Differences of percentages are points. */
function unitOf({ factor }: Indicator): string {
  return factor === 2 ? ' points' : ''
}

function changeWords({ change, n }: Trend, indicator: Indicator): string {
  if (n < 2) return ''
  if (change.absolute === 0) return 'The first and the last figure are the same.'
  const way = change.absolute > 0 ? 'more' : 'less'
  return `The last figure is ${formatDifference(change.absolute, indicator)} ${way} than the first.`
}

/** One line of the table of the trend: its value in words, or why there is none. */
export interface TrendLine {
  readonly name: string
  readonly meaning: string
  readonly value: string | null
  readonly remark: string | null
}

/** Every number of the trend with its meaning; lines without one say why. */
export function trendLines(trend: Trend, indicator: Indicator): TrendLine[] {
  const { ols, theil_sen: sen, mann_kendall: test, seasonal_mann_kendall: seasonal, change, n } = trend
  const pace = (value: number) => `${signed(value, indicator)}${unitOf(indicator)} a year`
  const needs = (least: number) => `Needs ${least} figures; there are ${n}.`
  const range = (ci: readonly [number, number] | null) =>
    ci ? `95% interval ${signed(ci[0], indicator)} to ${signed(ci[1], indicator)}` : null
  const share = (value: number | null) => (value === null ? null : `${formatNumber(value, 2)}% a year`)
  const positive = 'Needs figures above 0 only.'
  return [
    {
      name: 'Theil–Sen slope',
      meaning: 'The median of the slopes between all pairs of figures; one odd figure hardly moves it.',
      value: sen && pace(sen.slope),
      remark: sen ? range(sen.ci95) : needs(4),
    },
    {
      name: 'Mann–Kendall',
      meaning:
        'Whether later figures tend to be higher, or lower, than earlier ones: S, and how often chance does as much.',
      value: test && `S = ${formatNumber(test.S, 0)}, p ${shownP(test.p)}`,
      remark: test ? (test.approximate ? 'Approximate below 10 figures.' : null) : needs(4),
    },
    ...(seasonal
      ? [
          {
            name: 'Seasonal Mann–Kendall',
            meaning: 'The same, each month compared with the same month of other years.',
            value: `S = ${formatNumber(seasonal.S, 0)}, p ${shownP(seasonal.p)}`,
            remark: null,
          },
        ]
      : []),
    {
      name: 'Least-squares slope',
      meaning: 'The straight line with the smallest squared distances.',
      value: pace(ols.slope),
      remark: ols.p === null ? needs(3) : [range(ols.ci95), `p ${shownP(ols.p)}`].join(', '),
    },
    {
      name: 'R²',
      meaning: 'The share of the differences between years that the straight line explains.',
      value: ols.r2 === null ? null : formatNumber(ols.r2, 2),
      remark: ols.r2 === null ? (n < 3 ? needs(3) : 'All figures are the same.') : null,
    },
    {
      name: 'Change, first to last',
      meaning: 'The last figure minus the first.',
      value: `${signed(change.absolute, indicator)}${unitOf(indicator)}`,
      remark: change.relative_pct === null ? null : `${formatNumber(change.relative_pct, 1)}% of the first`,
    },
    {
      name: 'Growth per year (compound)',
      meaning: 'The steady growth that leads from the first figure to the last.',
      value: share(change.cagr_pct),
      remark: change.cagr_pct === null ? positive : null,
    },
    {
      name: 'Average annual rate of change',
      meaning: 'From the regression of the logarithms; UNICEF’s annual rate of reduction is minus this.',
      value: share(change.aarc_regression_pct),
      remark: change.aarc_regression_pct === null ? positive : null,
    },
  ]
}
