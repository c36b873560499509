import { mean } from '#domain/statistics/moments.ts'
import { type Band, singleBand } from './combination.ts'
import { DAMPED, SIMPLE } from './ets-form.ts'
import { projectState } from './ets-projection.ts'
import { runEts } from './ets-run.ts'
import { theta } from './theta.ts'

/** Models whose weights a caller may set. */
export const FIXABLE_MODELS = ['ses', 'damped', 'theta'] as const

export type FixableModel = (typeof FIXABLE_MODELS)[number]

/** Smoothing weights and starting state that are given and not estimated; `level` and `slope` in the unit of the series. */
export interface FixedWeights {
  readonly alpha: number
  /** Only for damped, as is `phi` and `slope`. */
  readonly beta?: number | undefined
  readonly phi?: number | undefined
  readonly level: number
  readonly slope?: number | undefined
}

/**
 * Forecast with given weights, to check a calculation by hand. `values` has no gaps. Error variance: mean of the squared
 * one-step errors, since nothing was estimated. Source: methods §5.2, §5.3.
 */
export function fixedBand(
  model: FixableModel,
  values: readonly number[],
  given: FixedWeights,
  horizon: number,
): Band {
  const form = model === 'damped' ? DAMPED : SIMPLE
  const { alpha, level, beta = 0, phi = 1, slope = 0 } = given
  const damped = model === 'damped'
  const weights = { alpha, gamma: 0, beta: damped ? beta : 0, phi: damped ? phi : 1 }
  const run = runEts(values, 'N', weights, { level, slope: damped ? slope : 0, season: [] })
  const variance = mean(run.errors.map((error) => error * error))
  if (model === 'theta')
    return singleBand(theta(values, { alpha, level: run.state.level, variance }, horizon))
  return singleBand(projectState(form, weights, run.state, variance, horizon))
}
