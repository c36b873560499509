import { finiteOrNull } from '#domain/number/present.ts'
import { mean } from '#domain/statistics/moments.ts'
import { quantile } from '#domain/statistics/quantile.ts'
import { naiveScale, symmetricError } from './accuracy.ts'
import { type Band, combinationBand, selectedBand, singleBand } from './combination.ts'
import { fanOf } from './fan.ts'
import { type ModelSet, projectModels } from './models.ts'
import { type ModelName, SINGLE_MODELS } from './model-names.ts'
import type { SeriesUnit, WorkingScale } from './working-scale.ts'

/** Everything a backtest needs to know about a series. */
export interface TestedSeries {
  /** In the unit of the series, without gaps. */
  readonly values: readonly number[]
  /** False for values that were filled in: these are never checked. */
  readonly observed: readonly boolean[]
  readonly frequency: 1 | 12
  readonly unit: SeriesUnit
  readonly scale: WorkingScale
  /** True: every model with the cautious widths of the combination; false: with its own. */
  readonly cautious: boolean
}

/** One forecast of one model from one origin, beside the later figure. */
interface Check {
  readonly origin: number
  /** |error| in the unit of the series. */
  readonly error: number
  /** |error| as a share of the naive error before that origin; null when that is 0. */
  readonly scaled: number | null
  readonly symmetric: number
  readonly inside80: boolean
  readonly inside95: boolean
  /** |error| over the half-width of the 95 % interval, on the working scale; null for a width of 0. */
  readonly reach: number | null
}

/** Checks by model, all from the same origins where the model could be fitted. */
export type Backtest = ReadonlyMap<ModelName, readonly Check[]>

/** The results of a model's checks. `mae`, `mase` and `smape` are means over all checks; coverages are shares, 0 to 1. */
export interface BacktestSummary {
  /** In the unit of the series. */
  readonly mae: number
  readonly mase: number | null
  readonly smape: number
  readonly coverage80: number
  readonly coverage95: number
  readonly n_origins: number
  readonly n_checks: number
}

/**
 * Fits all models to the first values of a series, from several origins, and compares with the later values:
 * origins from max(5, n − 8), for months from max(36, n − 24) every third; up to 3 steps ahead, 12 for
 * months. Source: methods
 * 5.6.
 */
export function backtest(series: TestedSeries, horizon: number): Backtest {
  const n = series.values.length
  const monthly = series.frequency === 12
  const first = monthly ? Math.max(36, n - 24) : Math.max(5, n - 8)
  const steps = Math.min(horizon, monthly ? 12 : 3)
  const checks = new Map<ModelName, Check[]>()
  for (let origin = first; origin < n; origin += monthly ? 3 : 1) {
    for (const [model, found] of checksFrom(series, origin, Math.min(steps, n - origin))) {
      checks.set(model, [...(checks.get(model) ?? []), ...found])
    }
  }
  return checks
}

function checksFrom(series: TestedSeries, origin: number, steps: number): [ModelName, Check[]][] {
  const training = series.values.slice(0, origin)
  const models = projectModels(
    training.map(series.scale.to),
    series.frequency,
    steps,
    series.scale.name === 'identity',
  )
  return bandsOf(models, series, origin).map(([model, band]) => [model, compare(series, training, band)])
}

function bandsOf(models: ModelSet, { scale, cautious }: TestedSeries, n: number): [ModelName, Band][] {
  const singles = SINGLE_MODELS.flatMap((name): [ModelName, Band][] => {
    const projection = models.projections[name]
    if (!projection) return []
    return [[name, cautious ? selectedBand(name, models, scale.name, n) : singleBand(projection)]]
  })
  return [['combination', combinationBand(models, scale.name, n)], ...singles]
}

function compare(series: TestedSeries, training: readonly number[], band: Band): Check[] {
  const origin = training.length
  const size = naiveScale(training, series.frequency)
  const fan = fanOf(band, series.scale, series.unit, training, { cautious: series.cautious })
  return fan.flatMap((expected, index) => {
    const actual = series.values[origin + index]
    if (actual === undefined || !series.observed[origin + index]) return []
    const half = band.half95[index] ?? 0
    const distance = Math.abs(series.scale.to(actual) - (band.centre[index] ?? 0))
    return [
      {
        origin,
        error: Math.abs(actual - expected.mean),
        scaled: size === null ? null : finiteOrNull(Math.abs(actual - expected.mean) / size),
        symmetric: symmetricError(actual, expected.mean),
        inside80: actual >= expected.lo80 && actual <= expected.hi80,
        inside95: actual >= expected.lo95 && actual <= expected.hi95,
        reach: half > 0 ? distance / half : null,
      },
    ]
  })
}

/** Means over the checks of one model, or null when there are none. */
export function summarise(checks: readonly Check[]): BacktestSummary | null {
  if (checks.length === 0) return null
  const scaled = checks.flatMap((check) => (check.scaled === null ? [] : [check.scaled]))
  return {
    mae: mean(checks.map((check) => check.error)),
    mase: scaled.length > 0 ? mean(scaled) : null,
    smape: mean(checks.map((check) => check.symmetric)),
    coverage80: mean(checks.map((check) => (check.inside80 ? 1 : 0))),
    coverage95: mean(checks.map((check) => (check.inside95 ? 1 : 0))),
    n_origins: new Set(checks.map((check) => check.origin)).size,
    n_checks: checks.length,
  }
}

/** Another model replaces the combination only when its MASE is this share of it or less. Source: methods §5.6. */
const CLEARLY_BETTER = 0.95
const FEWEST_ORIGINS = 4

/**
 * The model to use: the combination, unless another had a MASE more than 5 % lower over at least 4 origins that both
 * share; then the one with the lowest. Source: methods §5.6.
 *
 * Two limits of our own, because on made-up series a lower mean alone picks luck and makes forecasts worse than no
 * selection: the other model must be better from every origin, except naive for percentages, which is the safe choice
 * there; and percentages never go to drift or damped, which methods §5.5 found worst for them.
 */
export function selectModel(tested: Backtest, percent: boolean): ModelName {
  const combined = byOrigin(tested.get('combination') ?? [])
  let best: ModelName = 'combination'
  let least = CLEARLY_BETTER
  for (const [model, checks] of tested) {
    if (percent && (model === 'drift' || model === 'damped')) continue
    const pairs = [...byOrigin(checks)].map(([origin, own]) => [own, combined.get(origin) ?? 0] as const)
    const safe = percent && model === 'naive'
    if (pairs.length < FEWEST_ORIGINS || !(safe || pairs.every(([own, other]) => own < other))) continue
    const ratio = mean(pairs.map(([own]) => own)) / mean(pairs.map(([, other]) => other))
    if (ratio < least) {
      best = model
      least = ratio
    }
  }
  return best
}

/** Mean scaled error from each origin; origins without a scale are left out. */
function byOrigin(checks: readonly Check[]): Map<number, number> {
  const errors = new Map<number, number[]>()
  for (const { origin, scaled } of checks) {
    if (scaled !== null) errors.set(origin, [...(errors.get(origin) ?? []), scaled])
  }
  return new Map([...errors].map(([origin, all]) => [origin, mean(all)]))
}

/** Coverage below this over at least {@link FEWEST_CHECKS} checks makes the intervals wider. Source: methods §5.6. */
const LEAST_COVERAGE = 0.9
const FEWEST_CHECKS = 8
/** A band more than four times as wide says no more than that nothing is known; our own limit. */
const MOST_INFLATION = 4

/**
 * Factor, 1 or more, by which intervals have to be widened so that the backtest would have been covered: the 95 %
 * quantile of |error|/half-width when less than 90 % was covered. Source: methods §5.6.
 */
export function inflationOf(checks: readonly Check[]): number {
  const summary = summarise(checks)
  if (!summary || summary.n_checks < FEWEST_CHECKS || summary.coverage95 >= LEAST_COVERAGE) return 1
  const reaches = checks.flatMap((check) => (check.reach === null ? [] : [check.reach]))
  const needed =
    quantile(
      reaches.toSorted((a, b) => a - b),
      0.95,
    ) ?? 1
  return Math.min(Math.max(needed, 1), MOST_INFLATION)
}
