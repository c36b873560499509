import type { EtsFit } from './ets-fit.ts'
import { DAMPED, parameterCount } from './ets-form.ts'
import { type EtsWeights, runEts } from './ets-run.ts'
import { minimise } from './nelder-mead.ts'

/** Below this many values a model is not chosen by its past, and damped Holt is held back. Source: methods §13.9. */
export const SHORT_SERIES = 15

const LEAST = 1e-4
const MOST = 0.5
const LEAST_PHI = 0.8
const MOST_PHI = 0.98

/** Values from which level and slope at the start are read. Source: Hyndman et al. 2008, §2.6. */
const START_VALUES = 10

const START_WEIGHTS = [0.3, 0.3, 0.9]
const STEPS = [0.1, 0.2, -0.05]

/**
 * Damped Holt for fewer than 15 values: 8 to 14 values cannot tell six numbers, and their greatest likelihood follows the noise.
 * Level and slope start on the least-squares line through the first ten values, α and β stay at or below ½, φ in .8–.98;
 * only these three are searched. `values` has no gaps, at least 3 of them. Source: methods §13.9.
 */
export function fitShortDamped(values: readonly number[]): EtsFit {
  const start = lineStart(values)
  const squaresAt = (at: readonly number[]) => {
    const { errors } = runEts(values, 'N', weightsFrom(at), start)
    return errors.reduce((sum, error) => sum + error * error, 0)
  }
  const { at, value } = minimise(squaresAt, START_WEIGHTS, STEPS, { tolerance: 1e-9, limit: 250 })
  const weights = weightsFrom(at)
  const count = parameterCount(DAMPED, 1)
  return {
    form: DAMPED,
    weights,
    state: runEts(values, 'N', weights, start).state,
    variance: value / Math.max(values.length - count, 1),
    aicc: Number.POSITIVE_INFINITY,
  }
}

/** Searched numbers to weights: α, β as a share of α, φ, each kept in its bounds. */
function weightsFrom([alpha = LEAST, share = LEAST, phi = MOST_PHI]: readonly number[]): EtsWeights {
  const level = within(alpha, LEAST, MOST)
  return {
    alpha: level,
    beta: level * within(share, LEAST, 1 - LEAST),
    gamma: 0,
    phi: within(phi, LEAST_PHI, MOST_PHI),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** The least-squares line through the first values, at the step before the first. */
function lineStart(values: readonly number[]) {
  const first = values.slice(0, START_VALUES)
  const middle = (first.length + 1) / 2
  const mean = first.reduce((sum, value) => sum + value, 0) / first.length
  let [cross, square] = [0, 0]
  for (const [index, value] of first.entries()) {
    cross += (index + 1 - middle) * (value - mean)
    square += (index + 1 - middle) ** 2
  }
  const slope = square === 0 ? 0 : cross / square
  return { level: mean - slope * middle, slope, season: [] }
}
