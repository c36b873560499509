import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatDifference, formatNumber, formatWithUnit } from '#domain/number/format.ts'
import type { DescribedSet } from '#domain/section/descriptive-set.ts'
import { modeOf } from '#domain/section/descriptive-mode.ts'
import type { Weights } from '#domain/section/descriptive-weights.ts'
import type { Description } from '#domain/statistics/descriptive/descriptive.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'

/** One line of the table of statistics: its value in words, or why there is none. */
export interface StatisticLine {
  readonly name: string
  /** What it says, in plain words. */
  readonly meaning: string
  readonly value: string | null
  /** Why there is no value, or what to mind about it. */
  readonly remark: string | null
}

export interface StatisticGroup {
  readonly name: string
  readonly lines: readonly StatisticLine[]
}

/** The statistics of methods §3 in words, in four groups; every one is there, with its value or with the reason for none. */
export function statisticGroups(
  described: Description,
  set: DescribedSet,
  weights: Weights,
): readonly StatisticGroup[] {
  const writer = new StatisticWriter(described, set)
  return [
    { name: 'Count', lines: countLines(writer) },
    { name: 'Centre', lines: centreLines(writer, weights) },
    { name: 'Spread', lines: spreadLines(writer) },
    { name: 'Shape', lines: shapeLines(writer) },
  ]
}

/** Writes numbers with the digits and the unit of the indicator; means of small values carry at least one digit after the point. */
class StatisticWriter {
  readonly described: Description
  readonly set: DescribedSet
  readonly indicator: Indicator

  constructor(described: Description, set: DescribedSet) {
    this.described = described
    this.set = set
    const least = described.max < 1000 ? 1 : 0
    this.indicator = { ...set.indicator, decimals: Math.max(least, set.indicator.decimals) }
  }

  value(number: number): string {
    return formatWithUnit(number, this.indicator)
  }

  difference(number: number): string {
    return formatDifference(number, this.indicator)
  }

  /** `Needs 4 values; there are 3.` */
  needs(least: number): string {
    const { n } = this.described
    return `Needs ${least} values; there ${n === 1 ? 'is' : 'are'} ${n}.`
  }

  line(
    name: string,
    meaning: string,
    number: number | null,
    write: (number: number) => string,
    reason: string | null = null,
  ): StatisticLine {
    return number === null
      ? { name, meaning, value: null, remark: reason }
      : { name, meaning, value: write(number), remark: null }
  }
}

function countLines(writer: StatisticWriter): StatisticLine[] {
  const { described, set } = writer
  const whole = (number: number) => formatNumber(number, 0)
  const what = set.across === 'time' ? 'Periods' : 'Places'
  const sumReason =
    set.across === 'time'
      ? 'Values of one place at different times are not added up.'
      : 'Only counts add up; a sum of shares, rates or means says nothing.'
  const sum = set.across !== 'time' && figureUnit(set.indicator) === 'count' ? described.sum : null
  return [
    writer.line('Values (n)', `${what} with a figure.`, described.n, whole),
    writer.line(
      'Missing',
      `${what} without one. They are left out, never taken as zero.`,
      set.missing.length,
      whole,
    ),
    writer.line(
      'Sum',
      'All values added up.',
      sum,
      (number) => formatWithUnit(number, set.indicator),
      sumReason,
    ),
  ]
}

function centreLines(writer: StatisticWriter, weights: Weights): StatisticLine[] {
  const { described, indicator, set } = writer
  const value = (number: number) => writer.value(number)
  const mode = modeOf(
    set.points.map((point) => point.value),
    set.indicator,
  )
  const weighted = writer.line(
    'Mean weighted by population',
    'Each place counts for as many people as it has, so that large states count for more.',
    described.weighted_mean,
    value,
    weights.status === 'none' ? weights.reason : 'The weights add up to nothing.',
  )
  const positive = 'Needs values above 0 only.'
  return [
    writer.line(
      'Mean',
      'The sum of the values over their number; each counts the same.',
      described.mean,
      value,
    ),
    weights.status === 'found' && weighted.value !== null
      ? { ...weighted, remark: `By ${weights.name}.` }
      : weighted,
    writer.line('Median', 'Half of the values lie below it, half above.', described.median, value),
    {
      ...writer.line('Mode', 'The value, as shown, that occurs most often.', mode?.times ?? null, () =>
        (mode?.values ?? []).map((number) => formatWithUnit(number, set.indicator)).join(', '),
      ),
      remark: mode ? `Occurs ${mode.times} times.` : 'No value, as shown, occurs twice.',
    },
    writer.line(
      'Geometric mean',
      'The mean of the logarithms, turned back: for values that grow by shares.',
      described.geometric_mean,
      value,
      positive,
    ),
    interval(writer, indicator),
    writer.line(
      'Standard error of the mean',
      'The standard deviation over the square root of the number of values.',
      described.se,
      (number) => writer.difference(number),
      writer.needs(3),
    ),
  ]
}

function interval(writer: StatisticWriter, indicator: Indicator): StatisticLine {
  const { ci95_mean: ci, caveats } = writer.described
  const [low = 0, high = 0] = ci ?? []
  const found = writer.line(
    '95% interval of the mean',
    'Mean ± t · standard error.',
    ci && low,
    () => `${formatWithUnit(low, indicator)} to ${formatWithUnit(high, indicator)}`,
    writer.needs(3),
  )
  return found.value === null ? found : { ...found, remark: caveats.join(' ') }
}

function spreadLines(writer: StatisticWriter): StatisticLine[] {
  const { described } = writer
  const value = (number: number) => writer.value(number)
  const difference = (number: number) => writer.difference(number)
  const four = writer.needs(4)
  const two = writer.needs(2)
  const percentiles = [0.1, 0.9].map((p) => {
    const found = described.quantiles.find((quantile) => quantile.p === p)
    const share = formatNumber(100 * p, 0)
    const meaning = `${share}% of the values lie below it (R type 7).`
    return writer.line(`${share}% quantile`, meaning, found?.value ?? null, value, writer.needs(1))
  })
  const squared = (number: number) => formatNumber(number, 1)
  return [
    writer.line('Smallest', 'The lowest value.', described.min, value),
    writer.line('Largest', 'The highest value.', described.max, value),
    writer.line('Range', 'Largest minus smallest.', described.range, difference),
    writer.line('Lower quartile (Q1)', 'A quarter of the values lie below it.', described.q1, value, four),
    writer.line('Upper quartile (Q3)', 'A quarter of the values lie above it.', described.q3, value, four),
    writer.line('Quartile distance (IQR)', 'Q3 minus Q1: the middle half.', described.iqr, difference, four),
    ...percentiles,
    fence(writer, 'Lower fence', 'Q1 − 1.5 · IQR; a value below it is an outlier.', described.lower_fence),
    fence(writer, 'Upper fence', 'Q3 + 1.5 · IQR; a value above it is an outlier.', described.upper_fence),
    writer.line(
      'Standard deviation',
      'The usual distance from the mean (n − 1).',
      described.sd,
      difference,
      two,
    ),
    writer.line('Variance', 'The standard deviation squared.', described.variance, squared, two),
    writer.line(
      'Coefficient of variation',
      'The standard deviation in percent of the mean.',
      described.cv_pct,
      (number) => `${formatNumber(number, 1)}%`,
      described.n < 2 ? two : 'Needs a mean above 0.',
    ),
    writer.line(
      'Median absolute deviation',
      'The median distance from the median; far values hardly move it.',
      described.mad_raw,
      (number) => `${difference(number)} (× 1.4826: ${difference(described.mad_scaled)})`,
    ),
  ]
}

function fence(writer: StatisticWriter, name: string, meaning: string, limit: number | null): StatisticLine {
  const line = writer.line(name, meaning, limit, (number) => writer.value(number), writer.needs(4))
  const { min } = writer.described
  const isBeyond = limit !== null && min >= 0 && (limit < 0 || (writer.indicator.factor === 2 && limit > 100))
  return isBeyond
    ? { ...line, remark: 'Beyond what the values can be, so no value lies outside here.' }
    : line
}

function shapeLines(writer: StatisticWriter): StatisticLine[] {
  const { described } = writer
  const plain = (number: number) => formatNumber(number, 2)
  const reason = (least: number) => (described.n < least ? writer.needs(least) : 'All values are the same.')
  return [
    writer.line(
      'Skewness (G1)',
      'Above 0: a few high values pull the mean up; below 0: a few low ones pull it down.',
      described.skew_G1,
      plain,
      reason(3),
    ),
    writer.line(
      'Excess kurtosis (G2)',
      'Above 0: more far values than a bell curve has; below 0: fewer.',
      described.kurt_excess_G2,
      plain,
      reason(4),
    ),
  ]
}
