import { type Backtest, backtest, inflationOf, selectModel, type TestedSeries } from './backtest.ts'
import { type Band, combinationBand, selectedBand, singleBand } from './combination.ts'
import { type FixableModel, type FixedWeights, fixedBand } from './fixed-weights.ts'
import { type ModelSet, projectModels } from './models.ts'
import type { ModelName } from './model-names.ts'
import { SHORT_SERIES } from './ets-short.ts'
import { positionsOf, type RegularSeries } from '#domain/statistics/regular-series.ts'
import { datedTrend } from './dated-trend.ts'
import { chooseScale, type SeriesUnit, type WorkingScale } from './working-scale.ts'

/** A series with the model that is used for it, and how that model did before. */
export interface Fitted {
  readonly model: ModelName | 'dated_trend'
  readonly etsForm: string | null
  readonly scale: WorkingScale
  /** On the working scale, already widened. */
  readonly band: Band
  readonly tested: Backtest
  /** Factor by which the intervals were widened, 1 or more. */
  readonly inflation: number
}

/** How far a series is projected, and how far of it is drawn. */
export interface FittedSteps {
  readonly horizon: number
  /** What scale and model are chosen for: they are those of the drawn steps, however far these are carried on. */
  readonly drawn: number
}

/**
 * The usual way: all models on the regular grid, the backtest, then the model that was asked for, or else the
 * combination unless the backtest speaks for another; under 15 values it has too little to speak from. A single model that
 * is asked for keeps its own textbook intervals; all else has the cautious ones. Source: methods §5.4–5.6, §13.9.
 */
export function fitOnGrid(
  series: RegularSeries,
  unit: SeriesUnit,
  { horizon, drawn }: FittedSteps,
  asked: ModelName | undefined,
): Fitted {
  const { values, observed, frequency } = series
  const n = values.length
  const onPlain = () => projectModels(values, frequency, drawn, true)
  const scale = chooseScale(values, unit, () => lowestEnd(combinationBand(onPlain(), 'identity', n)))
  const models = projectModels(values.map(scale.to), frequency, horizon, scale.name === 'identity')
  const cautious = asked === undefined || asked === 'combination'
  const question: TestedSeries = { values, observed, frequency, unit, scale, cautious }
  const tested = backtest(question, drawn)
  const chosen = n < SHORT_SERIES ? 'combination' : selectModel(tested, unit === 'percent')
  const model = asked ?? chosen
  const inflation = cautious ? inflationOf(tested.get(model) ?? []) : 1
  const band = bandFor(model, models, scale, n, cautious)
  return { model, etsForm: models.etsForm, scale, band: widened(band, inflation), tested, inflation }
}

function bandFor(
  model: ModelName,
  models: ModelSet,
  scale: WorkingScale,
  n: number,
  cautious: boolean,
): Band {
  const projection = model === 'combination' ? undefined : models.projections[model]
  if (model === 'combination' || !projection) return combinationBand(models, scale.name, n)
  return cautious ? selectedBand(model, models, scale.name, n) : singleBand(projection)
}

/** Weights that the caller gives: nothing is estimated and nothing is tried on the past. */
export function fitGiven(
  series: RegularSeries,
  horizon: number,
  model: FixableModel,
  given: FixedWeights,
): Fitted {
  const scale = chooseScale(series.values, 'other', () => 0)
  const band = fixedBand(model, series.values, given, horizon)
  return { model, etsForm: null, scale, band, tested: new Map(), inflation: 1 }
}

/** For series with many gaps: a straight line on the real dates, without a backtest. Source: methods §5. */
export function fitOnDates(series: RegularSeries, unit: SeriesUnit, { horizon, drawn }: FittedSteps): Fitted {
  const { values, observed } = series
  const at = positionsOf(series)
  const known = values.filter((_, index) => observed[index])
  const targets = Array.from({ length: horizon }, (_, index) => values.length + index)
  const lowest = () => lowestEnd(datedTrend(at, known, targets.slice(0, drawn)))
  const scale = chooseScale(known, unit, lowest)
  const band = datedTrend(at, known.map(scale.to), targets)
  return { model: 'dated_trend', etsForm: null, scale, band, tested: new Map(), inflation: 1 }
}

function lowestEnd({ centre, half95 }: Band): number {
  return Math.min(...centre.map((value, index) => value - (half95[index] ?? 0)))
}

function widened({ centre, half80, half95 }: Band, factor: number): Band {
  return {
    centre,
    half80: half80.map((half) => half * factor),
    half95: half95.map((half) => half * factor),
  }
}
