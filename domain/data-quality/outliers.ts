import { mean, standardDeviation } from '#domain/statistics/moments.ts'
import type { Insufficient } from '#domain/statistics/outcome.ts'
import { median, medianAbsoluteDeviation } from '#domain/statistics/median.ts'
import { modifiedZ } from '#domain/statistics/modified-z.ts'
import { THRESHOLDS } from './thresholds.ts'
import { type RecordCompleteness, recordCompleteness } from './completeness.ts'

/** The unit of the review is a year of months; below this many values there is nothing to judge by. */
const LEAST = 6
/** Median absolute deviation × this estimates the standard deviation of normal values. */
const MAD_SCALE = 1.4826

/** One value of the series beside the others. `z` and `mz` are null when the values do not vary. */
export interface JudgedValue {
  readonly index: number
  readonly period: string | null
  readonly value: number
  readonly z: number | null
  readonly mz: number | null
  /** By z: extreme from 3 on, moderate from 2 on. */
  readonly class: 'none' | 'moderate' | 'extreme'
  /** |modified z| above 3.5. */
  readonly mz_outlier: boolean
  /** More than 5 scaled median absolute deviations from the median. */
  readonly mad_extreme: boolean
  /** Median of the other values, for values that are outliers by any rule. Shown, never put in their place. */
  readonly suggested: number | null
}

export interface OutlierSearch extends RecordCompleteness {
  readonly status: 'ok'
  readonly n: number
  readonly missing: number
  readonly mean: number
  readonly sd: number
  readonly median: number
  readonly mad: number
  readonly mad_scale: number
  readonly points: readonly JudgedValue[]
  /** The values among them that are outliers by any rule. */
  readonly outliers: readonly JudgedValue[]
}

/**
 * Outliers in one series of at least 6 values: z = (v − mean) / s (n − 1); modified z = .6745 (v − median) / MAD, or
 * (v − median) / (1.253314 · mean absolute deviation) when the MAD is 0; and 5 scaled MADs. With 10 values or fewer |z|
 * cannot reach 3, so that all three are given. Gaps are left out and counted. Source: methods §2.2.
 */
export function findOutliers(
  values: readonly (number | null)[],
  periods: readonly string[] = [],
): OutlierSearch | Insufficient {
  const present = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const numbers = present.map(({ value }) => value)
  const records = recordCompleteness(values)
  if (numbers.length < LEAST || records === null) {
    return { status: 'insufficient', n: numbers.length, n_required: LEAST, reason: 'too_few_values' }
  }
  const spread = spreadOf(numbers)
  const modified = modifiedZ(numbers)
  const points = present.map(({ value, index }, position) => {
    const others = () => numbers.filter((_, other) => other !== position)
    const mz = spread.sd === 0 ? null : (modified[position] ?? null)
    return judge({ value, index, period: periods[index] ?? null, mz }, spread, others)
  })
  return {
    status: 'ok',
    n: numbers.length,
    missing: values.length - numbers.length,
    mean: spread.mean,
    sd: spread.sd,
    median: spread.median,
    mad: spread.mad,
    mad_scale: MAD_SCALE,
    ...records,
    points,
    outliers: points.filter((point) => point.suggested !== null),
  }
}

interface Spread {
  readonly mean: number
  readonly sd: number
  readonly median: number
  readonly mad: number
}

function spreadOf(values: readonly number[]): Spread {
  return {
    mean: mean(values),
    sd: standardDeviation(values),
    median: median(values),
    mad: medianAbsoluteDeviation(values).raw,
  }
}

function judge(
  point: Pick<JudgedValue, 'value' | 'index' | 'period' | 'mz'>,
  spread: Spread,
  others: () => readonly number[],
): JudgedValue {
  const { value, mz } = point
  const z = spread.sd === 0 ? null : (value - spread.mean) / spread.sd
  const size = Math.abs(z ?? 0)
  const { moderate, extreme } = THRESHOLDS.outlier
  const grade = size >= extreme ? 'extreme' : size >= moderate ? 'moderate' : 'none'
  const isFar = Math.abs(mz ?? 0) > THRESHOLDS.modifiedZ
  const isExtreme =
    spread.mad > 0 && Math.abs(value - spread.median) > THRESHOLDS.deviations * MAD_SCALE * spread.mad
  const isOutlier = grade !== 'none' || isFar || isExtreme
  const suggested = isOutlier ? median(others()) : null
  return { ...point, z, class: grade, mz_outlier: isFar, mad_extreme: isExtreme, suggested }
}
