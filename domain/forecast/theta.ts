import { mean as meanOf } from '#domain/statistics/moments.ts'
import { type Projection, project } from './projection.ts'

/** Simple exponential smoothing as the theta method needs it. */
export interface Smoothing {
  readonly alpha: number
  /** Smoothed level after the last value. */
  readonly level: number
  /** Variance of the one-step errors, in squared units. */
  readonly variance: number
}

/**
 * Theta method: ŷ = level + (b/2)(h − 1 + (1 − (1 − α)^n)/α), b the least-squares slope per step; variance
 * σ²(1 + (h − 1)α²). `values` has no gaps and no season, at least 3 values. Source: methods §5.3; Assimakopoulos &
 * Nikolopoulos 2000 in the form of Hyndman & Billah 2003.
 */
export function theta(values: readonly number[], smoothing: Smoothing, horizon: number): Projection {
  const { alpha, level, variance } = smoothing
  const half = slopePerStep(values) / 2
  const already = (1 - (1 - alpha) ** values.length) / alpha
  return project(
    horizon,
    (h) => level + half * (h - 1 + already),
    (h) => variance * (1 + (h - 1) * alpha * alpha),
  )
}

function slopePerStep(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const centre = meanOf(values)
  let products = 0
  let squares = 0
  for (const [t, value] of values.entries()) {
    products += (t - middle) * (value - centre)
    squares += (t - middle) ** 2
  }
  return squares === 0 ? 0 : products / squares
}
