import { type EtsForm, parameterCount } from './ets-form.ts'
import { type EtsRun, type EtsState, type EtsWeights, runEts } from './ets-run.ts'
import { bestStart } from './ets-start.ts'
import { minimise } from './nelder-mead.ts'
import { seasonalPart } from './season.ts'

/** A form fitted to a series. `variance` is that of the errors: in squared units, or as a squared share for M. */
export interface EtsFit {
  readonly form: EtsForm
  readonly weights: EtsWeights
  /** State after the last value. */
  readonly state: EtsState
  readonly variance: number
  /** Corrected Akaike criterion, comparable between forms on one series; infinite when n is too small for the form. */
  readonly aicc: number
}

/** Least and greatest smoothing weight, and the range of φ. Source: methods §5.2; the same bounds as R's ets. */
const LEAST = 1e-4
const MOST = 0.9999
const LEAST_PHI = 0.8
const MOST_PHI = 0.98

/** Weights from which the search may start: level, slope as a share of it, damping, season as a share of 1 − α. */
const STARTS = [
  [0.1, 0.1, 0.9, 0.1],
  [0.3, 0.1, 0.97, 0.05],
  [0.6, 0.2, 0.9, 0.1],
  [0.9, 0.05, 0.97, 0.1],
  [0.9, 0.5, 0.85, 0.1],
]

/**
 * Fits one form by the greatest likelihood: the least n·ln Σe², or n·ln Σ(e/f)² + 2Σln|f| for errors as a share.
 * `values` has no gaps, at least 3 of them, all above 0 when the form has shares; `frequency` is 1 or 12. The starting
 * season comes from the classical decomposition, all else is estimated. Source: methods §5.2; Hyndman et al. 2008.
 */
export function fitEts(values: readonly number[], form: EtsForm, frequency: number): EtsFit {
  const { found, start } =
    form.error === 'A' ? fitAdded(values, form, frequency) : fitShares(values, form, frequency)
  const run = runEts(values, form.season, found, start)
  const count = parameterCount(form, frequency)
  const squares = form.error === 'A' ? squaresOf(run.errors) : shareSquares(run)
  return {
    form,
    weights: found,
    state: run.state,
    variance: squares / Math.max(values.length - count, 1),
    aicc: criterion(costOf(form, run, floorOf(values)), values.length, count + 1),
  }
}

interface Found {
  readonly found: EtsWeights
  readonly start: EtsState
}

function fitAdded(values: readonly number[], form: EtsForm, frequency: number): Found {
  const season = form.season === 'N' ? [] : seasonalPart(values, frequency, 'added')
  const n = values.length
  const floor = floorOf(values)
  const cost = (at: readonly number[]) =>
    n * Math.log(bestStart(values, form, weightsFrom(at, form), season).squares + floor)
  const used = axesOf(form)
  const starts = STARTS.map((all) => ({ at: used.map((axis) => all[axis] ?? 0), value: 0 }))
    .map(({ at }) => ({ at, value: cost(at) }))
    .toSorted((a, b) => a.value - b.value)
    .slice(0, 2)
  const [best] = starts
    .map(({ at }) => minimise(cost, at, at.map(stepFrom), { tolerance: 1e-6, limit: 250 }))
    .toSorted((a, b) => a.value - b.value)
  const found = weightsFrom(best?.at ?? [], form)
  return { found, start: bestStart(values, form, found, season).state }
}

/** Errors as a share are not linear in the start, so level and slope are searched too, from the fit with added errors. */
function fitShares(values: readonly number[], form: EtsForm, frequency: number): Found {
  const season =
    form.season === 'N' ? [] : seasonalPart(values, frequency, form.season === 'A' ? 'added' : 'multiplied')
  const plain: EtsForm = { ...form, error: 'A', season: 'N' }
  const level = values.map((value, t) => removed(value, season[t % frequency], form))
  const near = fitAdded(level, plain, frequency)
  const { alpha, beta, phi } = near.found
  const first = [alpha, beta / alpha, phi, 0.1]
  const used = axesOf(form)
  const states = form.trend === 'N' ? [near.start.level] : [near.start.level, near.start.slope]
  const startOf = (at: readonly number[]): EtsState => ({
    level: at[used.length] ?? 0,
    slope: form.trend === 'N' ? 0 : (at[used.length + 1] ?? 0),
    season,
  })
  const floor = floorOf(values)
  const cost = (at: readonly number[]) =>
    costOf(form, runEts(values, form.season, weightsFrom(at, form), startOf(at)), floor)
  const from = used.map((axis) => first[axis] ?? 0)
  const size = Math.abs(near.start.level) + Math.abs(near.start.slope)
  const step = [...from.map(stepFrom), ...states.map((_, index) => (index === 0 ? 0.05 : 0.01) * size)]
  const best = minimise(cost, [...from, ...states], step, { tolerance: 1e-4, limit: 250 })
  return { found: weightsFrom(best.at, form), start: startOf(best.at) }
}

function removed(value: number, season: number | undefined, form: EtsForm): number {
  if (season === undefined) return value
  return form.season === 'M' ? value / season : value - season
}

/** The parameters α, β*, φ, γ* (0 to 3) that a form has. */
function axesOf({ trend, season }: EtsForm): number[] {
  const ofTrend = { N: [], A: [1], Ad: [1, 2] }[trend]
  return [0, ...ofTrend, ...(season === 'N' ? [] : [3])]
}

/** Searched numbers to weights: kept in their bounds, β = αβ* and γ = (1 − α)γ*, so that 0 < β < α and γ < 1 − α. */
function weightsFrom(at: readonly number[], form: EtsForm): EtsWeights {
  const used = axesOf(form)
  const share = (axis: number, least = LEAST, most = MOST) => {
    const index = used.indexOf(axis)
    return index < 0 ? null : Math.min(Math.max(at[index] ?? least, least), most)
  }
  const alpha = share(0) ?? LEAST
  return {
    alpha,
    beta: alpha * (share(1) ?? 0),
    gamma: (1 - alpha) * (share(3) ?? 0),
    phi: share(2, LEAST_PHI, MOST_PHI) ?? 1,
  }
}

function stepFrom(value: number): number {
  return value > 0.75 ? -0.1 : 0.15
}

function costOf(form: EtsForm, run: EtsRun, floor: number): number {
  const n = run.errors.length
  if (form.error === 'A') return n * Math.log(squaresOf(run.errors) + floor)
  const logs = run.forecasts.reduce((sum, forecast) => sum + Math.log(Math.abs(forecast)), 0)
  return n * Math.log(shareSquares(run) + 1e-20) + 2 * logs
}

/** Keeps the logarithm finite when a form fits a series exactly. */
function floorOf(values: readonly number[]): number {
  return 1e-20 * squaresOf(values) + 1e-200
}

function squaresOf(errors: readonly number[]): number {
  return errors.reduce((sum, error) => sum + error * error, 0)
}

/** Σ(e/f)²; infinite when a one-step forecast is not above 0. */
function shareSquares({ errors, forecasts }: EtsRun): number {
  return errors.reduce((sum, error, t) => {
    const forecast = forecasts[t] ?? 0
    return forecast > 0 ? sum + (error / forecast) ** 2 : Number.POSITIVE_INFINITY
  }, 0)
}

function criterion(cost: number, n: number, k: number): number {
  if (n - k - 1 <= 0) return Number.POSITIVE_INFINITY
  return cost + 2 * k + (2 * k * (k + 1)) / (n - k - 1)
}
