import { normalQuantile } from '#domain/statistics/special/normal.ts'
import { studentQuantile } from '#domain/statistics/special/student.ts'
import type { ModelSet } from './models.ts'
import type { SingleModel } from './model-names.ts'
import type { Projection } from './projection.ts'
import type { ScaleName } from './working-scale.ts'

/** Centre and half-widths of the two intervals for each step, on the working scale. */
export interface Band {
  readonly centre: readonly number[]
  readonly half80: readonly number[]
  readonly half95: readonly number[]
}

/** Normal quantiles of the upper ends of the 80 % and the 95 % interval. */
const Z_90 = normalQuantile(0.9)
const Z_975 = normalQuantile(0.975)

/** Band of one model: normal quantiles times its standard error. Source: methods §5.1–5.3. */
export function singleBand({ mean, variance }: Projection): Band {
  const errors = variance.map(Math.sqrt)
  return {
    centre: mean,
    half80: errors.map((error) => Z_90 * error),
    half95: errors.map((error) => Z_975 * error),
  }
}

/**
 * The combination: centre = mean of its members; half-width = greatest of theirs, times t_{q, max(n − 3, 3)}/z_q, since
 * intervals of single models are too narrow. Members: ETS, theta and damped Holt; for percentages on the logit scale
 * naive, theta and ETS; naive and drift below 7 values. `n` counts the values that the models saw.
 * Source: methods §5.5.
 */
export function combinationBand(models: ModelSet, scale: ScaleName, n: number): Band {
  return wideBand(membersOf(models, scale), models, scale, n)
}

/** Centre of one model with the cautious half-widths of the combination, itself included. Source: methods §5.5, §5.6. */
export function selectedBand(model: SingleModel, models: ModelSet, scale: ScaleName, n: number): Band {
  const own = models.projections[model]
  return wideBand(own ? [own] : membersOf(models, scale), models, scale, n)
}

function wideBand(centres: readonly Projection[], models: ModelSet, scale: ScaleName, n: number): Band {
  const members = [...membersOf(models, scale), ...centres]
  const df = Math.max(n - 3, 3)
  const horizon = models.seasonAdjustedNaive.mean.length
  const steps = Array.from({ length: horizon }, (_, index) => index)
  const widest = steps.map((step) =>
    Math.sqrt(Math.max(...members.map(({ variance }) => variance[step] ?? 0))),
  )
  const t90 = studentQuantile(0.9, df)
  const t975 = studentQuantile(0.975, df)
  return {
    centre: steps.map(
      (step) => centres.reduce((sum, { mean }) => sum + (mean[step] ?? 0), 0) / centres.length,
    ),
    half80: widest.map((error) => t90 * error),
    half95: widest.map((error) => t975 * error),
  }
}

function membersOf({ projections, seasonAdjustedNaive }: ModelSet, scale: ScaleName): Projection[] {
  const { ets, theta, damped, drift } = projections
  const chosen = scale === 'logit' ? [seasonAdjustedNaive, theta, ets] : [ets, theta, damped]
  const members = chosen.filter((projection) => projection !== undefined)
  if (members.length === 3) return members
  return drift ? [seasonAdjustedNaive, drift] : [seasonAdjustedNaive]
}
