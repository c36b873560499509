import { type Projection, project } from './projection.ts'

/**
 * Naive: the last value goes on. Variance h·σ², σ² the mean of the squared steps, not centred.
 * `values` has no gaps and at least 2 values, in any unit. Source: methods §5.1; Hyndman & Athanasopoulos, FPP3.
 */
export function naive(values: readonly number[], horizon: number): Projection {
  const steps = stepsOf(values, 1)
  const variance = steps.reduce((sum, step) => sum + step * step, 0) / Math.max(steps.length, 1)
  const last = values.at(-1) ?? 0
  return project(
    horizon,
    () => last,
    (h) => h * variance,
  )
}

/**
 * Drift: the line from the first value to the last goes on, ŷ = y_n + h(y_n − y_1)/(n − 1). Variance σ²h(1 + h/(n − 1)),
 * σ² the variance of the steps about their mean with n − 2 in the divisor. At least 3 values without gaps.
 * Source: methods §5.1; FPP3.
 */
export function drift(values: readonly number[], horizon: number): Projection {
  const steps = stepsOf(values, 1)
  const n = values.length
  const mean = steps.reduce((sum, step) => sum + step, 0) / Math.max(steps.length, 1)
  const squares = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0)
  const variance = squares / Math.max(n - 2, 1)
  const last = values.at(-1) ?? 0
  return project(
    horizon,
    (h) => last + h * mean,
    (h) => variance * h * (1 + h / (n - 1)),
  )
}

/**
 * Seasonal naive: the value of the same month of the last year. Variance σ²(⌊(h − 1)/m⌋ + 1), σ² the mean of the squared
 * steps over one year. At least m + 1 values without gaps. Source: methods §5.1; FPP3.
 */
export function seasonalNaive(values: readonly number[], frequency: number, horizon: number): Projection {
  const steps = stepsOf(values, frequency)
  const variance = steps.reduce((sum, step) => sum + step * step, 0) / Math.max(steps.length, 1)
  const years = (h: number) => Math.floor((h - 1) / frequency) + 1
  return project(
    horizon,
    (h) => values[values.length - 1 + h - years(h) * frequency] ?? 0,
    (h) => variance * years(h),
  )
}

function stepsOf(values: readonly number[], lag: number): number[] {
  return values.slice(lag).map((value, index) => value - (values[index] ?? value))
}
