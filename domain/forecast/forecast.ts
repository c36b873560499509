import { type Message, message } from '#domain/message/message.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { type Insufficient, type Invalid, insufficient, invalid } from '#domain/statistics/outcome.ts'
import { type BacktestSummary, summarise } from './backtest.ts'
import { fanOf } from './fan.ts'
import { type Fitted, type FittedSteps, fitGiven, fitOnDates, fitOnGrid } from './fitted.ts'
import { FIXABLE_MODELS, type FixedWeights } from './fixed-weights.ts'
import { type ForecastWarning, forecastWarnings } from './forecast-warning.ts'
import {
  type ExpectedStep,
  type Intervals,
  intervalsOf,
  type PublishedInterval,
  stepWith,
} from './intervals.ts'
import { FEWEST, type ModelName } from './model-names.ts'
import { usualSteps } from './reach.ts'
import {
  hasLongGaps,
  periodAt,
  positionsOf,
  recentPart,
  type RegularSeries,
  regularSeries,
} from '#domain/statistics/regular-series.ts'
import { type Season, seasonFound } from './season-found.ts'
import { isSmooth } from './smooth-series.ts'
import type { ScaleName, SeriesUnit } from './working-scale.ts'

/** A series and the wish for it. `values` stand at `start` and every year (1) or month (12) after; null is a gap. */
export interface ForecastQuestion {
  readonly values: readonly (number | null)[]
  readonly start: PeriodCode
  readonly frequency: 1 | 12
  /** Steps ahead; by default 5 years (at most half of the series) or 12 months. */
  readonly horizon?: number | undefined
  readonly unit: SeriesUnit
  /** By default the combination, or a model that the backtest found clearly better. */
  readonly model?: ModelName | undefined
  /** Weights that are given instead of estimated, for ses, damped and theta on the scale of the values themselves. */
  readonly parameters?: FixedWeights | undefined
  /** True for modelled estimates (value type 1). */
  readonly model_based?: boolean | undefined
  /** The interval that the publisher gives for the last value; null or absent for none. */
  readonly published?: PublishedInterval | null | undefined
  /** What no value can pass, such as the people of the place; null or absent for nothing. */
  readonly most?: number | null | undefined
}

export interface KnownValue {
  readonly period: string
  readonly value: number
}

export interface ForecastPoint extends ExpectedStep {
  readonly period: string
}

/** How a model did on the past. Where the forecast has no intervals of its own, nothing was inside or outside of them. */
export interface PastScore extends Omit<BacktestSummary, 'coverage80' | 'coverage95'> {
  readonly coverage80: number | null
  readonly coverage95: number | null
}

/** A model of the backtest; measures are means over its origins. */
export interface CandidateScore extends PastScore {
  readonly model: ModelName
}

/** A forecast with the evidence for it. All values in the unit of the series and in its legal range. */
export interface ForecastNumbers {
  readonly n: number
  readonly model: ModelName | 'dated_trend'
  /** Form of exponential smoothing that ets chose, in letters (`AAdN`); null when none was fitted. */
  readonly ets_form: string | null
  readonly scale: ScaleName
  /** The shape of the earlier client. */
  readonly Actual: readonly KnownValue[]
  readonly Predicted: readonly Readonly<Record<string, number>>[]
  readonly points: readonly ForecastPoint[]
  readonly intervals: Intervals
  /** Of months: the pattern of the year, or why there is none; null for years. */
  readonly season: Season | null
  readonly candidates: readonly CandidateScore[]
  /** The chosen model over its past forecasts, and the naive one beside it; null when the series is too short to try. */
  readonly backtest: (PastScore & { readonly naive_mase: number | null }) | null
  readonly inflation: number
  readonly warnings: readonly ForecastWarning[]
  readonly caveats: readonly Message[]
}

/** The numbers, or why there are none; with fewer than 5 values the last known one, which is no forecast. */
export type ForecastResult =
  | ({ readonly status: 'ok' } & ForecastNumbers)
  | (Insufficient & { readonly last_known: KnownValue | null })
  | Invalid

/** An 80 % interval whose upper end is more times its lower one than this says nothing. */
const WIDEST = 10

/**
 * Forecast of an annual or monthly series with 80 % and 95 % intervals, backtest and warnings.
 *
 * Fewer than 5 values (7 for ses, damped, theta and ets) are refused, and a forecast whose 80 % interval spans more than tenfold.
 * Percentages stay in 0–100, rates and counts at 0 or above. Never NaN or infinite; the same question always gives the same answer.
 * Source: methods §5.
 */
export function forecast(question: ForecastQuestion): ForecastResult {
  const result = carriedOn(question)
  return result.status === 'ok' && question.unit !== 'other' && result.points.some(isTooWide)
    ? invalid('too_wide')
    : result
}

function isTooWide({ mean, lo80, hi80 }: ForecastPoint): boolean {
  if (lo80 === null || hi80 === null) return false
  return hi80 > WIDEST * (lo80 > 0 ? lo80 : mean)
}

/**
 * The same however wide it becomes: what a target far ahead is judged by. `drawn` is the horizon of the forecast that a reader sees: scale and
 * model are chosen for it, so that its steps are the first of these, to the digit.
 */
export function carriedOn(question: ForecastQuestion, drawn = question.horizon): ForecastResult {
  const { values, start, frequency } = question
  if (values.some((value) => value !== null && !(Math.abs(value) <= LARGEST)))
    return invalid('values_out_of_range')
  const whole = regularSeries(values, start, frequency)
  const series = whole && recentPart(whole)
  const n = series === null ? 0 : positionsOf(series).length
  const dated = series !== null && hasLongGaps(series)
  const free = dated || question.parameters !== undefined
  const required = FEWEST[free ? 'combination' : (question.model ?? 'combination')]
  if (series === null || n < required) {
    return { ...insufficient(n, required), last_known: series === null ? null : lastOf(series) }
  }
  const usual = usualSteps(n, frequency)
  const steps: FittedSteps = { horizon: question.horizon ?? usual, drawn: drawn ?? usual }
  return answer(question, series, fitSeries(question, series, steps, dated), steps.horizon)
}

function fitSeries(
  question: ForecastQuestion,
  series: RegularSeries,
  steps: FittedSteps,
  dated: boolean,
): Fitted {
  const { unit, model, parameters } = question
  if (dated) return fitOnDates(series, unit, steps)
  const fixable = FIXABLE_MODELS.find((name) => name === model)
  if (parameters && fixable) return fitGiven(series, steps.horizon, fixable, parameters)
  return fitOnGrid(series, unit, steps, model)
}

/** Largest size of a value; squares of larger ones could leave the range of a float. */
const LARGEST = 1e100

function answer(
  question: ForecastQuestion,
  series: RegularSeries,
  fitted: Fitted,
  horizon: number,
): ForecastResult {
  const { values: given, unit, frequency, model: asked } = question
  const known = knownValues(series)
  const cautious = asked === undefined || asked === 'combination'
  const training = known.map(({ value }) => value)
  const fan = fanOf(fitted.band, fitted.scale, unit, training, { cautious, most: question.most })
  const intervals = intervalsFor(question, series, known)
  const value = training.at(-1) ?? 0
  const points = fan.map((expected, index) => ({
    period: periodAt(series, series.values.length + index),
    ...stepWith(intervals, expected, { scale: fitted.scale, value }),
  }))
  const isOwn = intervals.status === 'ok' && intervals.of === 'forecast'
  const dated = fitted.model === 'dated_trend'
  const inflation = isOwn ? fitted.inflation : 1
  const modelBased = question.model_based ?? false
  return {
    status: 'ok',
    n: known.length,
    model: fitted.model,
    ets_form: fitted.etsForm,
    scale: fitted.scale.name,
    Actual: known,
    Predicted: [Object.fromEntries(points.map(({ period, mean }) => [period, mean]))],
    points,
    intervals,
    season: frequency === 12 ? seasonFound(series, fitted.scale, dated) : null,
    candidates: scores(fitted, isOwn),
    backtest: backtestOf(fitted, isOwn),
    inflation,
    warnings: forecastWarnings({
      ...{ given, series, unit, horizon, fan, dated, inflation, modelBased, intervals },
      published: question.published ?? null,
    }),
    caveats: [message('forecast.carries-on'), message('forecast.median')],
  }
}

function intervalsFor(
  { model_based, published = null }: ForecastQuestion,
  series: RegularSeries,
  known: readonly KnownValue[],
): Intervals {
  const values = known.map(({ value }) => value)
  const isSmoothModel = model_based === true && isSmooth(values, positionsOf(series))
  return intervalsOf({ isSmoothModel, published, last: known.at(-1) ?? { period: '', value: 0 } })
}

function scores({ tested }: Fitted, isOwn: boolean): CandidateScore[] {
  return [...tested].flatMap(([model, checks]) => {
    const summary = pastScore(checks, isOwn)
    return summary ? [{ model, ...summary }] : []
  })
}

function backtestOf({ model, tested }: Fitted, isOwn: boolean): ForecastNumbers['backtest'] {
  const own = model === 'dated_trend' ? null : pastScore(tested.get(model) ?? [], isOwn)
  return own && { ...own, naive_mase: summarise(tested.get('naive') ?? [])?.mase ?? null }
}

function pastScore(checks: Parameters<typeof summarise>[0], isOwn: boolean): PastScore | null {
  const summary = summarise(checks)
  if (summary === null || isOwn) return summary
  return { ...summary, coverage80: null, coverage95: null }
}

function knownValues(series: RegularSeries): KnownValue[] {
  return positionsOf(series).map((at) => ({ period: periodAt(series, at), value: series.values[at] ?? 0 }))
}

function lastOf(series: RegularSeries): KnownValue | null {
  return knownValues(series).at(-1) ?? null
}
