import { type Message, message } from '#domain/message/message.ts'
import { decimal, percentage, sentences, shortFigure, whole } from '#domain/message/value.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import { modeOf } from '#domain/spread/mode.ts'
import type { Weights } from '#domain/spread/weights.ts'
import type { Description } from '#domain/statistics/descriptive/descriptive.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { Lines, lineOf, meaningless, type StatisticLine } from './statistic-line.ts'

export interface StatisticGroup {
  readonly name: Message
  readonly lines: readonly StatisticLine[]
}

/**
 * The statistics of methods §3 in groups, the few that most readers want first; every one is there, with its value or with the
 * reason for none.
 */
export function statisticGroups(
  described: Description,
  set: DescribedSet,
  weights: Weights,
): readonly StatisticGroup[] {
  const lines = new Lines(described, set)
  return [
    { name: message('statistics.first'), lines: firstLines(lines, weights) },
    { name: message('statistics.centre'), lines: centreLines(lines) },
    { name: message('statistics.spread'), lines: spreadLines(lines) },
    { name: message('statistics.fences'), lines: fenceLines(lines) },
    { name: message('statistics.shape'), lines: shapeLines(lines) },
  ]
}

/** How many, the middle, the middle half and both ends. */
function firstLines(lines: Lines, weights: Weights): StatisticLine[] {
  const { described, set } = lines
  const what = set.across === 'time' ? 'periods' : 'places'
  const value = (number: number) => lines.value(number)
  const four = lines.needs(4)
  return [
    lineOf(
      { name: message('statistics.n'), meaning: message('statistics.n-meaning', { what }) },
      whole(described.n),
      null,
    ),
    lineOf(
      { name: message('statistics.missing'), meaning: message('statistics.missing-meaning', { what }) },
      whole(set.missing.length),
      null,
    ),
    lines.line('median', described.median, value),
    weightedLine(lines, weights),
    lines.line('q1', described.q1, value, four),
    lines.line('q3', described.q3, value, four),
    lines.line('smallest', described.min, value),
    lines.line('largest', described.max, value),
  ]
}

function centreLines(lines: Lines): StatisticLine[] {
  const { described } = lines
  const value = (number: number) => lines.value(number)
  const positive = meaningless(message('statistics.needs-positive'))
  return [
    lines.line('mean', described.mean, value),
    interval(lines),
    lines.line('error', described.se, (number) => lines.difference(number), lines.needs(3)),
    modeLine(lines),
    lines.line('geometric', described.geometric_mean, value, positive),
    sumLine(lines),
  ]
}

function sumLine(lines: Lines): StatisticLine {
  const { described, set } = lines
  const isSeries = set.across === 'time'
  const why = meaningless(message(isSeries ? 'statistics.sum-time' : 'statistics.sum-counts'))
  const sum = !isSeries && figureUnit(set.indicator) === 'count' ? described.sum : null
  return lines.line('sum', sum, (number) => shortFigure(number, set.indicator), why)
}

function weightedLine(lines: Lines, weights: Weights): StatisticLine {
  const why = meaningless(weights.status === 'none' ? weights.reason : message('statistics.weights-nothing'))
  const line = lines.line('weighted', lines.described.weighted_mean, (number) => lines.value(number), why)
  if (weights.status === 'none' || line.value === null) return line
  return { ...line, remark: message('statistics.weighted-by', { name: weights.name }) }
}

/** The most frequent value; where several are equally frequent, none of them is. */
function modeLine(lines: Lines): StatisticLine {
  const { indicator, points } = lines.set
  const mode = modeOf(
    points.map((point) => point.value),
    indicator,
  )
  const values = mode?.values ?? []
  const [only = null] = values.length === 1 ? values : []
  const times = mode && { times: whole(mode.times) }
  const why =
    times === null
      ? message('statistics.mode-none')
      : message('statistics.mode-several', { count: values.length, ...times })
  const line = lines.line('mode', only, (number) => shortFigure(number, indicator), meaningless(why))
  return only === null || times === null ? line : { ...line, remark: message('statistics.mode-times', times) }
}

function interval(lines: Lines): StatisticLine {
  const { ci95_mean: ci, caveats } = lines.described
  const [low = 0, high = 0] = ci ?? []
  const ends = { low: lines.value(low), high: lines.value(high) }
  const found = lines.line('interval', ci && low, () => message('statistics.range', ends), lines.needs(3))
  return found.value === null ? found : { ...found, remark: sentences(caveats) }
}

function spreadLines(lines: Lines): StatisticLine[] {
  const { described } = lines
  const size = (number: number) => lines.difference(number)
  const [two, four] = [lines.needs(2), lines.needs(4)]
  const variation = described.n < 2 ? two : meaningless(message('statistics.needs-mean'))
  return [
    lines.line('width', described.range, size),
    lines.line('iqr', described.iqr, size, four),
    ...[0.1, 0.9].map((p) => quantileLine(lines, p)),
    lines.line('deviation', described.sd, size, two),
    lines.line('variance', described.variance, (number) => decimal(number, 1), two),
    lines.line('variation', described.cv_pct, (number) => percentage(number, 1), variation),
    lines.line('mad', described.mad_raw, (number) =>
      message('statistics.mad-value', { raw: size(number), scaled: size(described.mad_scaled) }),
    ),
  ]
}

function quantileLine(lines: Lines, p: number): StatisticLine {
  const found = lines.described.quantiles.find((quantile) => quantile.p === p)
  const share = { share: percentage(100 * p) }
  return lineOf(
    { name: message('statistics.quantile', share), meaning: message('statistics.quantile-meaning', share) },
    found ? lines.value(found.value) : null,
    lines.needs(1),
  )
}

function fenceLines(lines: Lines): StatisticLine[] {
  const { lower_fence, upper_fence } = lines.described
  return [fence(lines, 'lower-fence', lower_fence), fence(lines, 'upper-fence', upper_fence)]
}

/** A limit that no value can pass is none. */
function fence(lines: Lines, name: 'lower-fence' | 'upper-fence', limit: number | null): StatisticLine {
  const { min } = lines.described
  const isBeyond = limit !== null && min >= 0 && (limit < 0 || (lines.indicator.factor === 2 && limit > 100))
  const why = isBeyond ? meaningless(message('statistics.fence-beyond')) : lines.needs(4)
  return lines.line(name, isBeyond ? null : limit, (number) => lines.value(number), why)
}

function shapeLines(lines: Lines): StatisticLine[] {
  const { described } = lines
  const two = (number: number) => decimal(number, 2)
  const reason = (least: number) =>
    described.n < least ? lines.needs(least) : meaningless(message('statistics.all-same'))
  return [
    lines.line('skewness', described.skew_G1, two, reason(3)),
    lines.line('kurtosis', described.kurt_excess_G2, two, reason(4)),
  ]
}
