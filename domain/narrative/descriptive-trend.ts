import { tooFew } from '#domain/gap/outcome-gap.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, difference, percentage, pValue, signed } from '#domain/message/value.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import type { Trend } from '#domain/statistics/trend/trend.ts'

/** Fewer values than this allow no test worth the name. Source: methods §3. */
const FEWEST_FOR_TEST = 5

/** The trend of one source at one place in a sentence; wording by the slope direction: improving, worsening, stable. */
export function trendAnswer(trend: Outcome<Trend>, indicator: Indicator): Message {
  if (trend.status === 'invalid') return message('trends.duplicate')
  if (trend.status !== 'ok') return message(trend.n === 1 ? 'trends.one-figure' : 'trends.no-figure')
  const change = changeWords(trend, indicator)
  if (trend.n < FEWEST_FOR_TEST) {
    return message('trends.too-few', { count: decimal(trend.n, 0), change })
  }
  const interval = trend.annual_change_ci95
  const test = trend.seasonal_mann_kendall ?? trend.mann_kendall
  return message('trends.verdict', {
    verdict: verdictOf(trend),
    pace: pace(trend.annual_change, indicator),
    interval: interval ? 'yes' : 'no',
    low: interval ? signedChange(interval[0], indicator) : '',
    high: interval ? signedChange(interval[1], indicator) : '',
    test: trend.seasonal_mann_kendall ? 'seasonal' : test ? 'whole' : 'none',
    p: test ? pValue(test.p) : '',
    change,
  })
}

function verdictOf({ direction, verdict }: Trend) {
  if (direction !== null) return direction
  return verdict === 'increasing' || verdict === 'decreasing' ? verdict : 'none'
}

/** A change with its sign, with one digit more than the values where these are whole numbers. */
export function signedChange(change: number, indicator: Indicator): Value {
  const small = Math.abs(change) < 1 ? 2 : 1
  return signed(change, Math.max(small, indicator.factor === 4 ? indicator.decimals : 0))
}

function pace(change: number, indicator: Indicator): Message {
  return message('trends.pace', { change: signedChange(change, indicator), unit: unitOf(indicator) })
}

/** Differences of percentages are points. */
function unitOf({ factor }: Indicator) {
  return factor === 2 ? 'points' : 'none'
}

function changeWords({ change }: Trend, indicator: Indicator): Message {
  if (change.absolute === 0) return message('trends.same-ends')
  const size = { difference: difference(change.absolute, indicator) }
  return message(change.absolute > 0 ? 'trends.last-more' : 'trends.last-less', size)
}

/** One line of the table of the trend: its value, or why there is none. */
export interface TrendLine {
  readonly name: Message
  readonly meaning: Message
  readonly value: Value | null
  readonly remark: Value | null
  /** Why there is no value; null where there is one. */
  readonly gap: Gap | null
}

export interface TrendGroup {
  readonly name: Message
  readonly lines: readonly TrendLine[]
}

/** Every number of the trend with its meaning, the change and its pace first; lines without one say why. */
export function trendGroups(trend: Trend, indicator: Indicator): readonly TrendGroup[] {
  return [
    { name: message('trends.title'), lines: paceLines(trend, indicator) },
    { name: message('trends.tests'), lines: [...testLines(trend), ...lineLines(trend, indicator)] },
  ]
}

/** The caveats about the numbers. The answer itself says when there are too few for a test, and no test is given then. */
export function trendCaveats({ n, caveats }: Trend): readonly Message[] {
  return n < FEWEST_FOR_TEST ? [] : caveats
}

function paceLines(trend: Trend, indicator: Indicator): TrendLine[] {
  const { n, theil_sen: sen } = trend
  const [change, ...rates] = growthLines(trend, indicator)
  return [
    ...(change ? [change] : []),
    {
      name: message('trends.theil-sen'),
      meaning: message('trends.theil-sen-meaning'),
      value: sen && pace(sen.slope, indicator),
      remark: sen && range(sen.ci95, indicator),
      gap: sen ? null : tooFew(n, 4),
    },
    ...rates,
  ]
}

/** A test of fewer figures than it needs is none. */
function testLines({ n, mann_kendall, seasonal_mann_kendall: seasonal }: Trend): TrendLine[] {
  const test = n < FEWEST_FOR_TEST ? null : mann_kendall
  const approximate = test?.approximate ? message('trends.approximate') : null
  return [
    {
      name: message('trends.mann-kendall'),
      meaning: message('trends.mann-kendall-meaning'),
      value: test && score(test),
      remark: approximate,
      gap: test ? null : tooFew(n, FEWEST_FOR_TEST),
    },
    ...(seasonal
      ? [
          {
            name: message('trends.seasonal'),
            meaning: message('trends.seasonal-meaning'),
            value: score(seasonal),
            remark: null,
            gap: null,
          },
        ]
      : []),
  ]
}

function lineLines({ ols, n }: Trend, indicator: Indicator): TrendLine[] {
  const p = n < FEWEST_FOR_TEST ? null : ols.p
  return [
    {
      name: message('trends.ols'),
      meaning: message('trends.ols-meaning'),
      value: pace(ols.slope, indicator),
      remark:
        ols.ci95 === null
          ? tooFew(n, 3).note
          : p === null
            ? range(ols.ci95, indicator)
            : rangeAndP(ols.ci95, p, indicator),
      gap: null,
    },
    {
      name: message('trends.r2'),
      meaning: message('trends.r2-meaning'),
      value: ols.r2 === null ? null : decimal(ols.r2, 2),
      remark: null,
      gap: ols.r2 !== null ? null : n < 3 ? tooFew(n, 3) : meaningless(message('trends.all-same')),
    },
  ]
}

function growthLines({ change }: Trend, indicator: Indicator): TrendLine[] {
  const whole = signedChange(change.absolute, indicator)
  return [
    {
      name: message('trends.change'),
      meaning: message('trends.change-meaning'),
      value: message('trends.change-value', { change: whole, unit: unitOf(indicator) }),
      remark:
        change.relative_pct === null
          ? null
          : message('trends.change-share', { percent: percentage(change.relative_pct, 1) }),
      gap: null,
    },
    {
      name: message('trends.growth'),
      meaning: message('trends.growth-meaning'),
      ...shareOf(change.cagr_pct),
    },
    {
      name: message('trends.rate'),
      meaning: message('trends.rate-meaning'),
      ...shareOf(change.aarc_regression_pct),
    },
  ]
}

function shareOf(share: number | null): Pick<TrendLine, 'value' | 'remark' | 'gap'> {
  if (share === null) {
    return { value: null, remark: null, gap: meaningless(message('trends.needs-positive')) }
  }
  return { value: message('trends.share', { percent: percentage(share, 2) }), remark: null, gap: null }
}

/** The number has no meaning for these values, however many there are. */
function meaningless(note: Message): Gap {
  return { reason: 'not_applicable', note }
}

function score({ S, p }: { readonly S: number; readonly p: number }): Message {
  return message('trends.score', { score: decimal(S, 0), p: pValue(p) })
}

function range(bounds: readonly [number, number] | null, indicator: Indicator): Message | null {
  return bounds && message('trends.interval', endsOf(bounds, indicator))
}

function rangeAndP(bounds: readonly [number, number], p: number, indicator: Indicator): Message {
  return message('trends.interval-and-p', { ...endsOf(bounds, indicator), p: pValue(p) })
}

function endsOf([low, high]: readonly [number, number], indicator: Indicator) {
  return { low: signedChange(low, indicator), high: signedChange(high, indicator) }
}
