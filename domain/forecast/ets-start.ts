import type { EtsForm } from './ets-form.ts'
import { type EtsState, type EtsWeights, runEts } from './ets-run.ts'

/** A starting state with the squares of the errors that it leaves. */
export interface FittedStart {
  readonly state: EtsState
  /** Σ e², in the square of the unit. */
  readonly squares: number
}

/**
 * Starting level and slope that leave the least Σe² for given weights, when seasons are added or absent. The errors are
 * linear in both, so this is least squares with two unknowns and needs no search. The season is taken as given.
 */
export function bestStart(
  values: readonly number[],
  form: EtsForm,
  weights: EtsWeights,
  season: readonly number[],
): FittedStart {
  const zeros = new Array<number>(values.length).fill(0)
  const still = new Array<number>(season.length).fill(0)
  const run = (from: readonly number[], level: number, slope: number, start: readonly number[]) =>
    runEts(from, form.season, weights, { level, slope, season: start }).errors
  const rest = run(values, 0, 0, season)
  const ofLevel = run(zeros, 1, 0, still)
  const ofSlope = form.trend === 'N' ? zeros : run(zeros, 0, 1, still)
  const [level, slope] = leastSquares(rest, ofLevel, ofSlope)
  let squares = 0
  for (let t = 0; t < rest.length; t += 1) {
    squares += ((rest[t] ?? 0) + level * (ofLevel[t] ?? 0) + slope * (ofSlope[t] ?? 0)) ** 2
  }
  return { state: { level, slope, season }, squares }
}

/** The a, b for which rest + a·first + b·second has the least squares; b is 0 when the two cannot be told apart. */
function leastSquares(
  rest: readonly number[],
  first: readonly number[],
  second: readonly number[],
): readonly [number, number] {
  const aa = dot(first, first)
  const ab = dot(first, second)
  const bb = dot(second, second)
  const ra = dot(rest, first)
  const rb = dot(rest, second)
  const determinant = aa * bb - ab * ab
  if (determinant <= 1e-12 * aa * bb) return [aa > 0 ? -ra / aa : 0, 0]
  return [(rb * ab - ra * bb) / determinant, (ra * ab - rb * aa) / determinant]
}

function dot(a: readonly number[], b: readonly number[]): number {
  let total = 0
  for (let t = 0; t < a.length; t += 1) total += (a[t] ?? 0) * (b[t] ?? 0)
  return total
}
