import { mean } from '#domain/statistics/moments.ts'
import { studentQuantile } from '#domain/statistics/special/student.ts'
import type { Band } from './combination.ts'

/**
 * Straight line on the real dates of values, for series with long gaps such as surveys: it goes on from the last value at the
 * slope of least squares, so that no step leads away from what was found last. Its width is that of the prediction interval ŷ ± t_{q, n−2}·s·√(1 + 1/n + (t − t̄)²/Σ(t_i − t̄)²). `at` are positions in steps, `values` on the
 * working scale, at least 3 of both; `targets` are the positions wanted. Source: methods §5.
 */
export function datedTrend(
  at: readonly number[],
  values: readonly number[],
  targets: readonly number[],
): Band {
  const n = values.length
  const middle = mean(at)
  const centre = mean(values)
  const squares = at.reduce((sum, t) => sum + (t - middle) ** 2, 0)
  const products = at.reduce((sum, t, index) => sum + (t - middle) * ((values[index] ?? 0) - centre), 0)
  const slope = products / squares
  const rest = at.reduce((sum, t, index) => {
    const error = (values[index] ?? 0) - centre - slope * (t - middle)
    return sum + error * error
  }, 0)
  const errors = targets.map((t) => Math.sqrt((rest / (n - 2)) * (1 + 1 / n + (t - middle) ** 2 / squares)))
  const t90 = studentQuantile(0.9, n - 2)
  const t975 = studentQuantile(0.975, n - 2)
  const [from, last] = [at.at(-1) ?? middle, values.at(-1) ?? centre]
  return {
    centre: targets.map((t) => last + slope * (t - from)),
    half80: errors.map((error) => t90 * error),
    half95: errors.map((error) => t975 * error),
  }
}
