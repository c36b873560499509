import type { ForecastWarning } from '#domain/forecast/forecast-warning.ts'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import type { SeriesRefusal, SeriesRemark } from '#domain/forecast/series-of-points.ts'
import { parsePeriod, periodLabel } from '#domain/period/period.ts'

/** The name of a model as readers see it. */
export const MODEL_WORDS: Readonly<Record<ForecastNumbers['model'], string>> = {
  combination: 'Combination',
  naive: 'Last value (naive)',
  drift: 'Drift',
  ses: 'Simple smoothing',
  damped: 'Damped trend (Holt)',
  theta: 'Theta',
  ets: 'Exponential smoothing (ETS)',
  dated_trend: 'Line through the real dates',
}

/** What a model does, in a line. */
export const MODEL_MEANINGS: Readonly<Record<ForecastNumbers['model'], string>> = {
  combination: 'The mean of several models, with the widest of their intervals.',
  naive: 'The last value goes on.',
  drift: 'The line from the first value to the last goes on.',
  ses: 'A level that follows the values, recent ones more.',
  damped: 'Level and trend that follow the values; the trend fades.',
  theta: 'Half the trend of the whole series, from a smoothed level.',
  ets: 'The best fitting of several forms of smoothing.',
  dated_trend: 'A straight line through the figures at their real dates.',
}

const WARNINGS: Readonly<Record<ForecastWarning, string>> = {
  short_series: 'Short series: only the last value and the drift are carried on, with wide intervals.',
  gaps_filled: 'Missing years or months inside the series were filled in a straight line, for fitting only.',
  dated_trend:
    'The figures are too far apart for the usual models, so a straight line through their real dates is carried on.',
  ends_with_gap: 'The last figures are missing: the forecast starts after the last known one.',
  no_season: 'Fewer than 24 months: no rhythm of the year can be seen.',
  long_horizon: 'The forecast reaches further than half of the series is long. Take its far end with care.',
  clipped_near_bounds: 'Values below 0.5% or above 99.5% were taken as these.',
  outside_0_100: 'The series has values outside 0 to 100%; the forecast stays inside.',
  constant_series:
    'All figures are the same, so the forecast is too. That nothing moved before does not mean that nothing will.',
  recent_jump:
    'One of the last three figures jumps away from the course before. The forecast may follow a slip.',
  leaves_observed_range:
    'The forecast leaves the range of all earlier figures by more than that range is wide.',
  intervals_widened: 'On its own past the intervals were too narrow, so they were widened.',
  forecast_of_a_forecast: 'The figures are themselves estimates of a model: you are forecasting a forecast.',
  only_recent_values: 'Only the last 100 years or 240 months were used.',
}

/** Warnings of a forecast as sentences. */
export function warningSentences(warnings: readonly ForecastWarning[]): string[] {
  const isDated = warnings.includes('dated_trend')
  return warnings.map((warning) =>
    isDated && warning === 'short_series'
      ? 'Short series: the intervals are wide for it.'
      : WARNINGS[warning],
  )
}

/** That a source publishes projections of its own, which this forecast does not use. */
export function ownProjectionSentence(name: string): string {
  return `${name} publishes projections of its own, shown beside. They rest on more than the past of this series.`
}

const REMARKS: Readonly<Record<SeriesRemark, string>> = {
  partial_left_out: 'Periods that are not complete were left out.',
  weeks_added_up: 'Weekly counts were added up to months; months of which a day is missing are gaps.',
  other_frequency_left_out: 'Figures of another frequency were left out.',
  interpolated: 'Some figures were interpolated by the publisher between two surveys.',
}

/** What was done to the series before the forecast, as a sentence. */
export function remarkSentence(remark: SeriesRemark): string {
  return REMARKS[remark]
}

const REFUSALS: Readonly<Record<SeriesRefusal, string>> = {
  no_figures: 'It has no complete figure for this place.',
  quarters:
    'It publishes quarters, which no model here is made for. Years, months or weekly counts are needed.',
  weeks_do_not_add_up:
    'It publishes weekly figures that cannot be added up to months: running totals, standing numbers or rates, or no whole month. Weekly counts of new events over whole months are needed.',
}

/** Why a series cannot be forecast at all and what would be needed. */
export function refusalSentence(refusal: SeriesRefusal): string {
  return REFUSALS[refusal]
}

/** An ISO period as readers see it. */
export function shownPeriod(iso: string): string {
  const code = parsePeriod(iso)
  return code === null ? iso : periodLabel(code)
}

/** What to say when even the end of a forecast lies before the present year; null when it does not. */
export function staleSentence(end: string, lastKnown: string, currentYear: number): string | null {
  if (yearOf(end) >= currentYear) return null
  return `The last figure is of ${shownPeriod(lastKnown)}, so even the end of this forecast lies in the past. A longer forecast, or a source with newer figures, leads on.`
}

function yearOf(iso: string): number {
  return Number(iso.slice(0, 4))
}
