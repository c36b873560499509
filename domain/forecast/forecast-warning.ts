import type { Expectation } from './fan.ts'
import type { Intervals, PublishedInterval } from './intervals.ts'
import type { RegularSeries } from '#domain/statistics/regular-series.ts'
import { jumpsAtEnd, leavesRange } from './series-flags.ts'
import type { SeriesUnit } from './working-scale.ts'

/** A warning about a forecast, as a word that screens explain in a sentence. */
export const FORECAST_WARNINGS = [
  /** 5 or 6 values: naive and drift only. */
  'short_series',
  /** Missing values inside were filled in a straight line, for fitting only. */
  'gaps_filled',
  /** Too many gaps: a straight line on the real dates instead of the usual models. */
  'dated_trend',
  /** Missing values at the end: the forecast starts after the last known value. */
  'ends_with_gap',
  /** Fewer than 24 months: no season. */
  'no_season',
  /** More steps ahead than half of the series (24 months). */
  'long_horizon',
  /** Percentages of 0 or 100 were taken as values a little inside. */
  'clipped_near_bounds',
  'outside_0_100',
  'constant_series',
  /** A level shift or an outlier in the last 3 values. */
  'recent_jump',
  'leaves_observed_range',
  /** The backtest showed too narrow intervals, so they were widened. */
  'intervals_widened',
  /** The values run along the curve of a model, so that no interval can be read from them, and their publisher gives none. */
  'intervals_refused',
  /** The same; the interval is the one that the publisher gives for the newest value, moved along. */
  'intervals_of_publisher',
  /** At first the intervals are narrower than the one that the publisher gives for the newest value. */
  'narrower_than_published',
  /** The values are modelled estimates. */
  'forecast_of_a_forecast',
  /** Only the last 100 years or 240 months were used. */
  'only_recent_values',
] as const

export type ForecastWarning = (typeof FORECAST_WARNINGS)[number]

/** The data from which the warnings are derived. */
export interface WarnedForecast {
  readonly given: readonly (number | null)[]
  readonly series: RegularSeries
  readonly unit: SeriesUnit
  readonly horizon: number
  readonly fan: readonly Expectation[]
  readonly dated: boolean
  readonly inflation: number
  /** True when the values are themselves estimates of a model (value type 1). */
  readonly modelBased: boolean
  readonly intervals: Intervals
  readonly published: PublishedInterval | null
}

/** Warnings about a forecast, in a fixed order. Source: methods §5, §5.6, §5.8. */
export function forecastWarnings(forecast: WarnedForecast): ForecastWarning[] {
  const { given, series, unit, horizon, fan, dated } = forecast
  const { values, observed, frequency } = series
  const known = values.filter((_, index) => observed[index])
  const monthly = frequency === 12
  const percent = unit === 'percent'
  const entries: readonly (readonly [ForecastWarning, boolean])[] = [
    ['short_series', known.length < 7],
    ['dated_trend', dated],
    ['gaps_filled', !dated && known.length < values.length],
    ['ends_with_gap', given.at(-1) === null],
    ['no_season', monthly && !dated && values.length < 24],
    ['long_horizon', horizon > (monthly ? 24 : known.length / 2)],
    ['clipped_near_bounds', percent && known.some((value) => value <= 0 || value >= 100)],
    ['outside_0_100', percent && known.some((value) => value < 0 || value > 100)],
    ['constant_series', known.every((value) => value === known[0])],
    ['recent_jump', jumpsAtEnd(known, dated ? 1 : frequency)],
    ['leaves_observed_range', leavesRange(known, fan)],
    ['intervals_widened', forecast.inflation > 1],
    ['intervals_refused', forecast.intervals.status !== 'ok'],
    ['intervals_of_publisher', forecast.intervals.status === 'ok' && forecast.intervals.of === 'publisher'],
    ['narrower_than_published', isNarrower(forecast)],
    ['forecast_of_a_forecast', forecast.modelBased],
    ['only_recent_values', spanOf(given) > values.length],
  ]
  return entries.filter(([, holds]) => holds).map(([warning]) => warning)
}

function isNarrower({ intervals, published, fan: [next] }: WarnedForecast): boolean {
  if (intervals.status !== 'ok' || intervals.of !== 'forecast' || !published || !next) return false
  return next.hi95 - next.lo95 < published.upper - published.lower
}

function spanOf(given: readonly (number | null)[]): number {
  const known = (value: number | null) => value !== null
  return given.findLastIndex(known) - given.findIndex(known) + 1
}
