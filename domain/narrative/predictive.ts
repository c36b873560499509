import type { DataSource } from '#domain/data-source/data-source.ts'
import type { ForecastNumbers, ForecastResult } from '#domain/forecast/forecast.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { shownPeriod } from './predictive-words.ts'
import { plain, type Segment, strong } from './segment.ts'

/** What the opening sentence is about. */
export interface ForecastStory {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly location: Location
  readonly result: ForecastResult
  readonly frequency: 1 | 12
}

/** The heading as a question. */
export function forecastHeading(indicator: Indicator, location: Location): string {
  return `What lies ahead for ${midSentence(indicator.shortName)} in ${placeWords(location)}?`
}

/** The forecast in two sentences: where it starts, where it leads if the past goes on, and how sure that is. */
export function forecastAnswer(story: ForecastStory): Segment[] {
  const { result, source, indicator } = story
  if (result.status === 'invalid') {
    return [plain(`The figures of ${source.name} hold values that no forecast can be made from.`)]
  }
  if (result.status === 'insufficient') return tooFew(story, result.n, result.n_required)
  const last = result.Actual.at(-1)
  const end = result.points.at(-1)
  if (!last || !end) return []
  const write = (value: number) => formatWithUnit(value, indicator)
  return [
    plain(`${source.name} gives `),
    strong(write(last.value)),
    plain(` for ${shownPeriod(last.period)}. If the past goes on, it would be about `),
    strong(write(end.mean)),
    plain(` in ${shownPeriod(end.period)}: 80 of 100 such forecasts should hold the value between `),
    strong(write(end.lo80)),
    plain(' and '),
    strong(write(end.hi80)),
    plain(`, 95 of 100 between ${write(end.lo95)} and ${write(end.hi95)}.`),
  ]
}

function tooFew({ source, location, frequency }: ForecastStory, n: number, required: number): Segment[] {
  const unit = frequency === 12 ? 'months' : 'years'
  const count = n === 0 ? 'no figure' : n === 1 ? 'one figure' : `${n} figures`
  return [
    plain(`${source.name} has ${count} for ${placeWords(location)}. A forecast needs at least `),
    strong(`${required} ${unit}`),
    plain(' with a figure; with fewer nobody could say how wrong it may be.'),
  ]
}

/** How the method did on the past of this very series, in plain words; null when the series is too short to try. */
export function backtestSentences(numbers: ForecastNumbers, indicator: Indicator): Segment[] | null {
  const { backtest, candidates, model } = numbers
  if (!backtest) return null
  const naive = candidates.find((candidate) => candidate.model === 'naive')
  const missed = (error: number) => errorWords(error, indicator)
  const tried = `Tried on the past from ${backtest.n_origins} earlier times, this method missed by `
  const inside = (share: number) => `${Math.round(share * backtest.n_checks)} of ${backtest.n_checks}`
  const compared =
    model === 'naive' || !naive
      ? plain(' on average')
      : plain(` on average, repeating the last value by ${missed(naive.mae)}`)
  return [
    plain(tried),
    strong(missed(backtest.mae)),
    compared,
    plain(`. ${inside(backtest.coverage95)} values lay inside the 95% interval`),
    plain(` and ${inside(backtest.coverage80)} inside the 80% one.`),
  ]
}

/** An error with at least one digit after the point, since it is a mean; more where it would round to nothing. */
export function errorWords(error: number, indicator: Indicator): string {
  const decimals = error >= 1000 ? 0 : error >= 1 || error === 0 ? 1 : error >= 0.1 ? 2 : 3
  const text = formatNumber(error, decimals)
  return indicator.factor === 2 ? `${text} points` : text
}
