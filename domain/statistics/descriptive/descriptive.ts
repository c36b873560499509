import { type Message, message } from '#domain/message/message.ts'
import type { Slope } from '#domain/indicator/indicator.ts'
import { completePairs, finiteOrNull, isPresent } from '#domain/number/present.ts'
import { medianAbsoluteDeviation } from '#domain/statistics/median.ts'
import { mean, standardDeviation, sum, variance } from '#domain/statistics/moments.ts'
import { insufficient, type Outcome } from '#domain/statistics/outcome.ts'
import { quantile } from '#domain/statistics/quantile.ts'
import { studentQuantile } from '#domain/statistics/special/student.ts'
import { type Extremes, extremesOf } from './extremes.ts'
import { type Shape, shapeOf } from './shape.ts'

/** Values to describe; a gap is null. `weights` (population) and `labels` (places) run beside `values`. */
export interface DescriptiveInput {
  readonly values: readonly (number | null)[]
  /** Shares from 0 to 1 of the wanted quantiles. */
  readonly probabilities?: readonly number[] | undefined
  readonly weights?: readonly (number | null)[] | undefined
  readonly labels?: readonly string[] | undefined
  readonly slope?: Slope | undefined
}

/** Every statistic of methods §3 in the unit of the values; null where n is below its minimum or it has no meaning. */
export interface Description extends Shape {
  readonly n: number
  readonly missing: number
  readonly min: number
  readonly max: number
  readonly range: number
  readonly sum: number
  readonly mean: number
  readonly median: number
  readonly quantiles: readonly { readonly p: number; readonly value: number }[]
  readonly q1: number | null
  readonly q3: number | null
  readonly iqr: number | null
  readonly lower_fence: number | null
  readonly upper_fence: number | null
  /** Places in `values`, from 0, of values outside the fences. */
  readonly outliers: readonly number[]
  readonly variance: number | null
  readonly sd: number | null
  readonly cv_pct: number | null
  readonly se: number | null
  readonly ci95_mean: readonly [number, number] | null
  readonly mad_raw: number
  readonly mad_scaled: number
  readonly geometric_mean: number | null
  readonly weighted_mean: number | null
  readonly extremes: Extremes | null
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

const PROBABILITIES = [0.1, 0.25, 0.5, 0.75, 0.9]

/**
 * Describes a list of numbers. Minimum n is 1; each statistic has its own (methods §3): quartiles and fences 4,
 * variance, sd and cv 2, se and interval of the mean 3, skewness 3, kurtosis 4. Insufficient without any value.
 */
export function describeValues(input: DescriptiveInput): Outcome<Description> {
  const values = input.values.filter(isPresent)
  const [first] = values
  if (first === undefined) return insufficient(0, 1)
  const sorted = values.toSorted((a, b) => a - b)
  const at = (p: number) => quantile(sorted, p) ?? first
  const [min, max] = [at(0), at(1)]
  const mad = medianAbsoluteDeviation(values)
  const weighted = weightedMean(input)
  return {
    status: 'ok',
    n: values.length,
    missing: input.values.length - values.length,
    min,
    max,
    range: max - min,
    sum: sum(values),
    mean: mean(values),
    median: at(0.5),
    quantiles: (input.probabilities ?? PROBABILITIES).map((p) => ({ p, value: at(p) })),
    ...fences(input.values, sorted),
    ...spread(values),
    mad_raw: mad.raw,
    mad_scaled: mad.scaled,
    ...shapeOf(values),
    geometric_mean: min > 0 ? Math.exp(mean(values.map(Math.log))) : null,
    weighted_mean: weighted,
    extremes: extremesOf(labelled(input), input.slope ?? null),
    warnings: input.weights && weighted === null ? ['weights_unusable'] : [],
    // Over all 37 states the interval of the mean is no sampling error.
    caveats: values.length < 3 ? [] : [message('statistics.spread-caveat')],
  }
}

/** Quartiles and Tukey fences q1 − 1.5·iqr and q3 + 1.5·iqr, from 4 values on. */
function fences(values: readonly (number | null)[], sorted: readonly number[]) {
  const [q1, q3] = [quantile(sorted, 0.25), quantile(sorted, 0.75)]
  if (sorted.length < 4 || q1 === null || q3 === null) {
    return { q1: null, q3: null, iqr: null, lower_fence: null, upper_fence: null, outliers: [] }
  }
  const iqr = q3 - q1
  const [lower, upper] = [q1 - 1.5 * iqr, q3 + 1.5 * iqr]
  const outliers = values.flatMap((value, index) =>
    isPresent(value) && (value < lower || value > upper) ? [index] : [],
  )
  return { q1, q3, iqr, lower_fence: lower, upper_fence: upper, outliers }
}

/** Variance and its consequences: 2 values for sd, 3 for the standard error and t interval of the mean. */
function spread(
  values: readonly number[],
): Pick<Description, 'variance' | 'sd' | 'cv_pct' | 'se' | 'ci95_mean'> {
  const n = values.length
  if (n < 2) return { variance: null, sd: null, cv_pct: null, se: null, ci95_mean: null }
  const sd = standardDeviation(values)
  const centre = mean(values)
  const basic = {
    variance: variance(values),
    sd,
    cv_pct: centre > 0 ? finiteOrNull((100 * sd) / centre) : null,
  }
  if (n < 3) return { ...basic, se: null, ci95_mean: null }
  const se = sd / Math.sqrt(n)
  const half = studentQuantile(0.975, n - 1) * se
  return { ...basic, se, ci95_mean: [centre - half, centre + half] }
}

/** Σwx / Σw over complete pairs; null without weights or when one is negative or all are 0. */
function weightedMean({ values, weights }: DescriptiveInput): number | null {
  if (!weights) return null
  const { x, y } = completePairs(values, weights)
  if (y.some((weight) => weight < 0) || sum(y) === 0) return null
  return finiteOrNull(sum(x.map((value, index) => value * (y[index] ?? 0))) / sum(y))
}

function labelled({ values, labels }: DescriptiveInput) {
  return (labels ?? []).flatMap((label, index) => {
    const value = values[index]
    return isPresent(value) ? [{ label, value }] : []
  })
}
