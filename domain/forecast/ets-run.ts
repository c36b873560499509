import type { SeasonKind } from './ets-form.ts'

/** Smoothing weights: α of the level, β of the slope (not β*), γ of the season, φ the damping (1 = none). */
export interface EtsWeights {
  readonly alpha: number
  readonly beta: number
  readonly gamma: number
  readonly phi: number
}

/** Level, slope per step, and the season of each of the coming steps (empty without a season). */
export interface EtsState {
  readonly level: number
  readonly slope: number
  readonly season: readonly number[]
}

/** The result of a pass over the series: the last state, and error and one-step forecast of each value. */
export interface EtsRun {
  readonly state: EtsState
  readonly errors: readonly number[]
  readonly forecasts: readonly number[]
}

/**
 * Passes the error-correction form over a series: f = l + φb (with the season), e = y − f, l = l + φb + αe, b = φb + βe,
 * s = s + γe; a season that multiplies divides e by the season, and by the level for its own update.
 * Errors added or taken as a share give the same states; they differ in likelihood only. Source: methods §5.2.
 */
export function runEts(
  values: readonly number[],
  kind: SeasonKind,
  { alpha, beta, gamma, phi }: EtsWeights,
  start: EtsState,
): EtsRun {
  let { level, slope } = start
  const season = [...start.season]
  const period = season.length
  const errors = new Array<number>(values.length)
  const forecasts = new Array<number>(values.length)
  for (let t = 0; t < values.length; t += 1) {
    const slot = period > 0 ? t % period : 0
    const s = season[slot] ?? 0
    const base = level + phi * slope
    const forecast = kind === 'N' ? base : kind === 'A' ? base + s : base * s
    const error = (values[t] ?? 0) - forecast
    const forLevel = kind === 'M' ? error / s : error
    level = base + alpha * forLevel
    slope = phi * slope + beta * forLevel
    if (kind !== 'N') season[slot] = s + gamma * (kind === 'M' ? error / base : error)
    errors[t] = error
    forecasts[t] = forecast
  }
  const next = period > 0 ? values.length % period : 0
  return {
    state: { level, slope, season: [...season.slice(next), ...season.slice(0, next)] },
    errors,
    forecasts,
  }
}
