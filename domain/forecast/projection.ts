/**
 * One model's projection of the coming steps, on the scale it was fitted on: `mean[h − 1]` and `variance[h −
 * 1]` of the value h steps after the last one. Both have the length of the horizon and hold finite numbers,
 * variance ≥ 0.
 */
export interface Projection {
  readonly mean: readonly number[]
  readonly variance: readonly number[]
}

/** A projection from one rule for the mean and one for the variance, each of the step h = 1, 2, … `horizon`. */
export function project(
  horizon: number,
  mean: (h: number) => number,
  variance: (h: number) => number,
): Projection {
  const steps = Array.from({ length: horizon }, (_, index) => index + 1)
  return { mean: steps.map(mean), variance: steps.map((h) => Math.max(variance(h), 0)) }
}
