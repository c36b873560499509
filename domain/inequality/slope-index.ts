import { type Stratum, weightedSum } from './subgroup.ts'

/** A line fitted over the relative rank: its value at rank 0, the most disadvantaged, and at rank 1. */
export interface FittedEnds {
  readonly at0: number
  readonly at1: number
}

const MOST_STEPS = 100
/** Beyond this a logit is 0 or 1 in double precision: the groups are separated and there is no maximum. */
const STEEPEST = 35

/** Weighted least squares of the figure on relative rank, weights = population shares. Null when all ranks are equal. */
export function linearEnds(strata: readonly Stratum[]): FittedEnds | null {
  const mean = weightedSum(strata, (group) => group.estimate)
  const middle = weightedSum(strata, (group) => group.rank)
  const spread = weightedSum(strata, (group) => (group.rank - middle) ** 2)
  if (spread === 0) return null
  const slope = weightedSum(strata, (group) => (group.rank - middle) * (group.estimate - mean)) / spread
  return { at0: mean - slope * middle, at1: mean + slope * (1 - middle) }
}

/**
 * Binomial model with logit link of figure / scale on relative rank, weights = population shares, by Newton's method.
 * In the unit of the figure. Null when a figure lies outside 0 to `scale`, or when the maximum lies at infinity (all
 * figures 0 or `scale` and separated by rank). Source: methods §6, the default of the slope index of inequality.
 */
export function logitEnds(strata: readonly Stratum[], scale: number): FittedEnds | null {
  if (strata.some(({ estimate }) => estimate < 0 || estimate > scale)) return null
  const mean = weightedSum(strata, (group) => group.estimate) / scale
  if (mean === 0 || mean === 1) return { at0: mean * scale, at1: mean * scale }
  let [level, slope] = [Math.log(mean / (1 - mean)), 0]
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = newtonMove(strata, scale, level, slope)
    if (move === null) return null
    level += move.level
    slope += move.slope
    if (Math.abs(level) > STEEPEST && Math.abs(slope) > STEEPEST) return null
    if (Math.abs(move.level) + Math.abs(move.slope) < 1e-12) {
      return { at0: scale * logistic(level), at1: scale * logistic(level + slope) }
    }
  }
  return null
}

function newtonMove(strata: readonly Stratum[], scale: number, level: number, slope: number) {
  let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0]
  for (const { share, rank, estimate } of strata) {
    const fitted = logistic(level + slope * rank)
    const error = share * (estimate / scale - fitted)
    const weight = share * fitted * (1 - fitted)
    g0 += error
    g1 += error * rank
    h00 += weight
    h01 += weight * rank
    h11 += weight * rank * rank
  }
  const determinant = h00 * h11 - h01 * h01
  if (!(determinant > 1e-300)) return null
  return {
    level: (h11 * g0 - h01 * g1) / determinant,
    slope: (h00 * g1 - h01 * g0) / determinant,
  }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
