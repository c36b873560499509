import type { EtsFit } from './ets-fit.ts'
import type { EtsForm } from './ets-form.ts'
import type { EtsState, EtsWeights } from './ets-run.ts'
import type { Projection } from './projection.ts'

/**
 * Forecast of a fitted form: l + b(φ + … + φ^h), with the season of that step.
 *
 * Variance, with c_j = α + β(φ + … + φ^j) (+ γ on whole years): σ²(1 + Σ_{j<h} c_j²) for added errors; for errors as a
 * share θ_h(1 + σ²) − μ_h² with θ_h = μ_h² + σ²Σ_{j<h} c_j²θ_{h−j}, and for a season that multiplies the same on the
 * level, times the square of the season and (1 + γ²σ²)^⌊(h−1)/m⌋. Source: methods §5.2; Hyndman et al. 2008, table 6.1
 * and §6.4.
 */
export function projectEts(fit: EtsFit, horizon: number): Projection {
  return projectState(fit.form, fit.weights, fit.state, fit.variance, horizon)
}

/** The same from weights, state and error variance that are given. */
export function projectState(
  form: EtsForm,
  weights: EtsWeights,
  state: EtsState,
  sigma2: number,
  horizon: number,
): Projection {
  const { alpha, beta, gamma, phi } = weights
  const period = state.season.length
  const damping = dampingSums(phi, horizon)
  const base = damping.map((sum) => state.level + state.slope * sum)
  const season = base.map((_, index) => (period === 0 ? null : (state.season[index % period] ?? 0)))
  const weightAt = (j: number) =>
    alpha + beta * (damping[j - 1] ?? 0) + (form.season === 'A' && j % period === 0 ? gamma : 0)
  const weightsAhead = Array.from({ length: Math.max(horizon - 1, 0) }, (_, index) => weightAt(index + 1))
  const added = form.season === 'A' ? base.map((level, index) => level + (season[index] ?? 0)) : base
  if (form.error === 'A') return { mean: added, variance: addedVariance(weightsAhead, sigma2, horizon) }
  const spread = shareVariance(added, weightsAhead, sigma2)
  if (form.season !== 'M') return { mean: added, variance: spread.map(({ variance }) => variance) }
  return {
    mean: base.map((level, index) => level * (season[index] ?? 1)),
    variance: spread.map(({ theta, mean }, index) => {
      const growth = (1 + gamma * gamma * sigma2) ** Math.floor(index / period)
      return Math.max(theta * (1 + sigma2) * growth - mean * mean, 0) * (season[index] ?? 1) ** 2
    }),
  }
}

/** φ, φ + φ², … up to the horizon. */
function dampingSums(phi: number, horizon: number): number[] {
  const sums: number[] = []
  for (let h = 1, power = phi, sum = 0; h <= horizon; h += 1, power *= phi) {
    sum += power
    sums.push(sum)
  }
  return sums
}

function addedVariance(weightsAhead: readonly number[], sigma2: number, horizon: number): number[] {
  return Array.from({ length: horizon }, (_, index) => {
    const sum = weightsAhead.slice(0, index).reduce((total, weight) => total + weight * weight, 0)
    return sigma2 * (1 + sum)
  })
}

function shareVariance(means: readonly number[], weightsAhead: readonly number[], sigma2: number) {
  const thetas: number[] = []
  return means.map((mean, index) => {
    let carried = 0
    for (let j = 1; j <= index; j += 1) carried += (weightsAhead[j - 1] ?? 0) ** 2 * (thetas[index - j] ?? 0)
    const theta = mean * mean + sigma2 * carried
    thetas.push(theta)
    return { theta, mean, variance: Math.max(theta * (1 + sigma2) - mean * mean, 0) }
  })
}
