import { completePairs, isPresent } from '#domain/number/present.ts'
import { pearsonR } from './pearson.ts'

/** Correlation of two series of equal steps with one shifted. `lag` in steps; k > 0 pairs x_t with y_{t+k}: x leads. */
export interface LaggedCorrelation {
  readonly lag: number
  readonly n: number
  readonly r: number | null
  /** Pearson's r of the changes from step to step, which a common trend does not inflate. */
  readonly r_first_differences: number | null
  readonly reason: 'too_few_pairs' | 'lag_too_long' | 'zero_variance' | null
}

const LEAST_PAIRS = 5

/**
 * Pearson's r at each lag, with that of first differences. No number below 5 pairs or beyond a quarter of the series.
 * Gaps drop their pairs. Source: methods §4, Lag.
 */
export function laggedCorrelations(
  x: readonly (number | null)[],
  y: readonly (number | null)[],
  lags: readonly number[],
): LaggedCorrelation[] {
  const [stepsX, stepsY] = [differences(x), differences(y)]
  return lags.map((lag) => {
    const pairs = shifted(x, y, lag)
    const n = pairs.x.length
    const none = { lag, n, r: null, r_first_differences: null }
    if (Math.abs(lag) > x.length / 4) return { ...none, reason: 'lag_too_long' }
    if (n < LEAST_PAIRS) return { ...none, reason: 'too_few_pairs' }
    const r = pearsonR(pairs.x, pairs.y)
    const steps = shifted(stepsX, stepsY, lag)
    return {
      lag,
      n,
      r,
      r_first_differences: steps.x.length < LEAST_PAIRS ? null : pearsonR(steps.x, steps.y),
      reason: r === null ? 'zero_variance' : null,
    }
  })
}

function shifted(x: readonly (number | null)[], y: readonly (number | null)[], lag: number) {
  return lag >= 0 ? completePairs(x.slice(0, x.length - lag), y.slice(lag)) : completePairs(x.slice(-lag), y)
}

function differences(values: readonly (number | null)[]): (number | null)[] {
  return values.slice(1).map((value, index) => {
    const before = values[index]
    return isPresent(value) && isPresent(before) ? value - before : null
  })
}
