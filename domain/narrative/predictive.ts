import { NONE_HELD } from '#domain/reference/no-interval.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { ForecastNumbers, ForecastResult } from '#domain/forecast/forecast.ts'
import { intervalsAt } from '#domain/forecast/intervals.ts'
import type { ForecastSeries } from '#domain/forecast/series-of-points.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  difference,
  figure,
  headlineName,
  periodName,
  placeName,
  sentences,
  sourceName,
  whole,
} from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { isoPeriodName, staleSentence } from './predictive-words.ts'
import type { StatedFigure } from './stated-figure.ts'

/** The subject of the opening sentence. */
export interface ForecastStory {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly location: Location
  readonly result: ForecastResult
  readonly frequency: 1 | 12
  /** The figures that it was made from, and the projections that their source publishes itself, by period. */
  readonly series: Pick<ForecastSeries, 'actual' | 'published'>
  readonly reference: Pick<ReferenceData, 'sources'>
  /** The year that counts as now. */
  readonly currentYear: number
  /** The figure to quote of the place, where it is of another source; null where it is not. */
  readonly quoted: StatedFigure | null
}

/** The heading as a question. */
export function forecastHeading(indicator: Indicator, location: Location): Message {
  return message('forecast.heading', { indicator: headlineName(indicator), place: placeName(location) })
}

/**
 * The forecast in two sentences: where it starts, where it leads if the past goes on, and how sure that is, or why nobody can say. Null without any
 * figure to start from. Which figure is quoted where it is of another source, what its source projects itself, and who holds a newer edition of its figures, goes with it; one that ends before
 * now says so.
 */
export function forecastAnswer(story: ForecastStory): Value | null {
  const said = inShort(story)
  const { result, currentYear } = story
  if (said === null || result.status !== 'ok') return said
  const [last, end] = [result.Actual.at(-1)?.period, result.points.at(-1)?.period]
  const stale = last && end ? staleSentence(end, last, currentYear) : null
  const more = [quotedBeside(story), end ? ownProjection(story, end) : null, currentEdition(story), stale]
  return sentences([said, ...more.filter((one) => one !== null)])
}

/** The figure to quote, and how far it lies from the one that the forecast starts from. */
function quotedBeside({ quoted, result, source, indicator }: ForecastStory): Message | null {
  const last = result.status === 'ok' ? result.Actual.at(-1) : undefined
  if (!quoted || !last) return null
  const own = asPublished(quoted.point, indicator)
  const apart = roundShown(quoted.point.value, indicator) - roundShown(last.value, indicator)
  return message('forecast.quoted', {
    figure: figure(quoted.point.value, own),
    cited: cited(quoted.source, quoted.point.period),
    way: Math.abs(apart) < 1e-9 ? 'same' : apart > 0 ? 'above' : 'below',
    apart: difference(Math.abs(apart), indicator),
    source: sourceName(source),
    period: isoPeriodName(last.period),
  })
}

/** The last projection of the source itself that the forecast reaches. */
function ownProjection({ series, source, indicator }: ForecastStory, end: string): Message | null {
  const last = series.published.findLast(({ period }) => period <= (parsePeriod(end) ?? 0))
  if (!last) return null
  return message('forecast.source-projects', {
    source: sourceName(source),
    figure: figure(last.value, asPublished(last, indicator)),
    period: periodName(last.period, source),
  })
}

/** The source that holds a newer edition of the figures. */
function currentEdition({ series, source, reference }: ForecastStory): Message | null {
  const current = reference.sources.get(series.actual.at(-1)?.coordinates.supersededBy ?? 0)
  if (!current || current.id === source.id) return null
  return message('forecast.newer-edition', { source: sourceName(source), current: sourceName(current) })
}

function inShort(story: ForecastStory): Message | null {
  const { result, indicator } = story
  const source = sourceName(story.source)
  if (result.status === 'invalid')
    return message(result.reason === 'too_wide' ? 'forecast.too-wide' : 'forecast.invalid', { source })
  if (result.status === 'insufficient') return tooFew(story, result.n, result.n_required)
  const last = result.Actual.at(-1)
  const end = result.points.at(-1)
  if (!last || !end) return null
  const write = (value: number) => figure(value, indicator)
  const said = {
    source,
    last: write(last.value),
    lastPeriod: isoPeriodName(last.period),
    end: write(end.mean),
    endPeriod: isoPeriodName(end.period),
  }
  const { intervals } = result
  if (intervals.status !== 'ok') return message('forecast.answer-alone', { ...said, none: NONE_HELD })
  if (intervals.of === 'publisher') {
    const { lower, upper, level } = intervals
    const given = { low: write(lower), high: write(upper), level: String(level) }
    return message('forecast.answer-carried', { ...said, ...given })
  }
  const [narrow, wide] = intervalsAt(end, intervals)
  if (!narrow || !wide) return null
  return message('forecast.answer', {
    ...said,
    ...{ low80: write(narrow.low), high80: write(narrow.high) },
    ...{ low95: write(wide.low), high95: write(wide.high) },
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
  const { coverage80, coverage95 } = backtest
  const inside = (share: number | null) => whole(Math.round((share ?? 0) * backtest.n_checks))
  return message('forecast.backtest', {
    origins: whole(backtest.n_origins),
    missed: errorWords(backtest.mae, indicator),
    compared: isCompared ? 'yes' : 'no',
    naive: isCompared ? errorWords(naive.mae, indicator) : '',
    judged: coverage80 === null || coverage95 === null ? 'no' : 'yes',
    inside95: inside(coverage95),
    inside80: inside(coverage80),
    checks: whole(backtest.n_checks),
  })
}

/** An error with at least one digit after the point, since it is a mean; more where it would round to nothing. */
export function errorWords(error: number, indicator: Indicator): Message {
  const decimals = error >= 1000 ? 0 : error >= 1 || error === 0 ? 1 : error >= 0.1 ? 2 : 3
  const unit = indicator.factor === 2 ? 'points' : 'none'
  return message('forecast.error', { number: decimal(error, decimals), unit })
}
