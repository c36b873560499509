import { chooseEts } from './ets.ts'
import { fitEts } from './ets-fit.ts'
import { DAMPED, formName, SIMPLE } from './ets-form.ts'
import { fitShortDamped, SHORT_SERIES } from './ets-short.ts'
import { projectEts } from './ets-projection.ts'
import { FEWEST, type SingleModel } from './model-names.ts'
import { drift, naive } from './naive.ts'
import type { Projection } from './projection.ts'
import { isSeasonal, seasonalPart } from './season.ts'
import { theta } from './theta.ts'

/** The projections of every model for one series, on the scale it was given in. */
export interface ModelSet {
  readonly projections: Readonly<Partial<Record<SingleModel, Projection>>>
  /** Naive on the values without their season; the same as naive when there is none. */
  readonly seasonAdjustedNaive: Projection
  /** The form that the ets model chose, in letters. */
  readonly etsForm: string | null
  readonly seasonal: boolean
}

/**
 * Projections of all models that a series is long enough for. `values` has no gaps; `frequency` is 1 or 12. When the
 * seasonal test passes, drift, ses, damped and theta work on the values without their season and get it back. `shares`
 * says that the values have a natural zero, so that ets may try errors as a share. Source: methods §5.1–5.3.
 */
export function projectModels(
  values: readonly number[],
  frequency: number,
  horizon: number,
  shares: boolean,
): ModelSet {
  const season = removeSeason(values, frequency, shares)
  const plain = season.adjusted
  const restored = (projection: Projection) => season.restore(projection, values.length)
  const base = {
    naive: naive(values, horizon),
    drift: restored(drift(plain, horizon)),
  }
  const common = { seasonAdjustedNaive: restored(naive(plain, horizon)), seasonal: season.seasonal }
  if (values.length < FEWEST.ets) return { ...common, projections: base, etsForm: null }
  const simple = fitEts(plain, SIMPLE, 1)
  const damped = plain.length < SHORT_SERIES ? fitShortDamped(plain) : fitEts(plain, DAMPED, 1)
  const chosen = chooseEts(values, frequency, shares)
  const smoothing = { alpha: simple.weights.alpha, level: simple.state.level, variance: simple.variance }
  return {
    ...common,
    projections: {
      ...base,
      ses: restored(projectEts(simple, horizon)),
      damped: restored(projectEts(damped, horizon)),
      theta: restored(theta(plain, smoothing, horizon)),
      ets: projectEts(chosen ?? simple, horizon),
    },
    etsForm: formName((chosen ?? simple).form),
  }
}

interface SeasonRemoved {
  readonly seasonal: boolean
  readonly adjusted: readonly number[]
  readonly restore: (projection: Projection, n: number) => Projection
}

function removeSeason(values: readonly number[], frequency: number, shares: boolean): SeasonRemoved {
  if (!isSeasonal(values, frequency)) {
    return { seasonal: false, adjusted: values, restore: (projection) => projection }
  }
  const style = shares && values.every((value) => value > 0) ? 'multiplied' : 'added'
  const part = seasonalPart(values, frequency, style)
  const at = (t: number) => part[t % frequency] ?? (style === 'added' ? 0 : 1)
  if (style === 'added') {
    return {
      seasonal: true,
      adjusted: values.map((value, t) => value - at(t)),
      restore: ({ mean, variance }, n) => ({
        mean: mean.map((value, index) => value + at(n + index)),
        variance,
      }),
    }
  }
  return {
    seasonal: true,
    adjusted: values.map((value, t) => value / at(t)),
    restore: ({ mean, variance }, n) => ({
      mean: mean.map((value, index) => value * at(n + index)),
      variance: variance.map((value, index) => value * at(n + index) ** 2),
    }),
  }
}
