import { centralSum, mean } from '#domain/statistics/moments.ts'

/** Skewness and excess kurtosis, without unit. Null below the minimum n or when all values are equal. */
export interface Shape {
  readonly skew_G1: number | null
  readonly kurt_excess_G2: number | null
}

/**
 * Sample skewness G1 = √(n(n−1))/(n−2) · m3/m2^1.5 (n ≥ 3) and excess kurtosis
 * G2 = (n−1)/((n−2)(n−3)) · ((n+1)(m4/m2² − 3) + 6) (n ≥ 4), both null without spread.
 * Source: Joanes and Gill 1998; methods §3.
 */
export function shapeOf(values: readonly number[]): Shape {
  const n = values.length
  const centre = n === 0 ? 0 : mean(values)
  const deviations = values.map((value) => value - centre)
  const largest = deviations.reduce((most, deviation) => Math.max(most, Math.abs(deviation)), 0)
  if (n < 3 || centralSum(values, 2) === 0) return { skew_G1: null, kurt_excess_G2: null }
  // Both are free of scale: unit-sized deviations keep their fourth powers inside the range of a float.
  const unit = deviations.map((deviation) => deviation / largest)
  const [m2, m3, m4] = [2, 3, 4].map((power) => mean(unit.map((u) => u ** power))) as [number, number, number]
  const skew = (Math.sqrt(n * (n - 1)) / (n - 2)) * (m3 / m2 ** 1.5)
  if (n < 4) return { skew_G1: skew, kurt_excess_G2: null }
  const kurtosis = ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * (m4 / m2 ** 2 - 3) + 6)
  return { skew_G1: skew, kurt_excess_G2: kurtosis }
}
