import type { DataSource } from '#domain/data-source/data-source.ts'
import type { ForecastNumbers, ForecastResult } from '#domain/forecast/forecast.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { decimal, figure, headlineName, placeName, sourceName, whole } from '#domain/message/value.ts'
import { isoPeriodName } from './predictive-words.ts'

/** What the opening sentence is about. */
export interface ForecastStory {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly location: Location
  readonly result: ForecastResult
  readonly frequency: 1 | 12
}

/** The heading as a question. */
export function forecastHeading(indicator: Indicator, location: Location): Message {
  return message('forecast.heading', { indicator: headlineName(indicator), place: placeName(location) })
}

/**
 * The forecast in two sentences: where it starts, where it leads if the past goes on, and how sure that is. Null without any
 * figure to start from.
 */
export function forecastAnswer(story: ForecastStory): Message | null {
  const { result, indicator } = story
  const source = sourceName(story.source)
  if (result.status === 'invalid') return message('forecast.invalid', { source })
  if (result.status === 'insufficient') return tooFew(story, result.n, result.n_required)
  const last = result.Actual.at(-1)
  const end = result.points.at(-1)
  if (!last || !end) return null
  const write = (value: number) => figure(value, indicator)
  return message('forecast.answer', {
    source,
    last: write(last.value),
    lastPeriod: isoPeriodName(last.period),
    end: write(end.mean),
    endPeriod: isoPeriodName(end.period),
    low80: write(end.lo80),
    high80: write(end.hi80),
    low95: write(end.lo95),
    high95: write(end.hi95),
  })
}

function tooFew({ source, location, frequency }: ForecastStory, n: number, required: number): Message {
  return message('forecast.too-few', {
    source: sourceName(source),
    count: n,
    place: placeName(location),
    required: whole(required),
    unit: frequency === 12 ? 'months' : 'years',
  })
}

/** How the method did on the past of this very series, in plain words; null when the series is too short to try. */
export function backtestSentences(numbers: ForecastNumbers, indicator: Indicator): Message | null {
  const { backtest, candidates, model } = numbers
  if (!backtest) return null
  const naive = candidates.find((candidate) => candidate.model === 'naive')
  const isCompared = model !== 'naive' && naive !== undefined
  const inside = (share: number) => whole(Math.round(share * backtest.n_checks))
  return message('forecast.backtest', {
    origins: whole(backtest.n_origins),
    missed: errorWords(backtest.mae, indicator),
    compared: isCompared ? 'yes' : 'no',
    naive: isCompared ? errorWords(naive.mae, indicator) : '',
    inside95: inside(backtest.coverage95),
    inside80: inside(backtest.coverage80),
    checks: whole(backtest.n_checks),
  })
}

/** An error with at least one digit after the point, since it is a mean; more where it would round to nothing. */
export function errorWords(error: number, indicator: Indicator): Message {
  const decimals = error >= 1000 ? 0 : error >= 1 || error === 0 ? 1 : error >= 0.1 ? 2 : 3
  const unit = indicator.factor === 2 ? 'points' : 'none'
  return message('forecast.error', { number: decimal(error, decimals), unit })
}
