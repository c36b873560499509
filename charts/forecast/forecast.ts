import { type ForecastStudy, studyForecast } from '#domain/forecast/forecast-study.ts'
import { unitWords } from '#domain/message/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { forecastAnswer } from '#domain/narrative/predictive.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import type { Language } from '#domain/message/language.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { Figure } from '#charts/figure.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { forecastKey } from './key.ts'
import { forecastMarks } from './marks.ts'
import { type ForecastModel, forecastModel } from './model.ts'
import { forecastNotes } from './notes.ts'
import { forecastOption } from './option.ts'
import { type ForecastSubject, forecastSubject } from './question.ts'
import { forecastRows } from './rows.ts'
import type { ForecastInput } from './view.ts'

/** The forecast of one source's series, calculated here. */
export function forecastFigure(input: ForecastInput): Figure {
  const subject = forecastSubject(input)
  return studiedFigure(input, subject, subject.question && studyForecast(subject.question))
}

/** The same from a study that was made elsewhere; without one the figures are drawn alone. */
export function studiedFigure(
  input: ForecastInput,
  subject: ForecastSubject,
  study: ForecastStudy | null,
): Figure {
  const model = forecastModel(subject, study)
  const { series, source, indicator, available } = subject
  const isEmpty = model.actual === null && model.published.length === 0
  const ahead = model.ahead.length > 0
  return {
    title: titleOf(model, input.language),
    subtitle: `${unitWords(indicator)}${ahead ? '; dashed: forecast with 80% and 95% intervals' : ''}`,
    key: isEmpty ? [] : forecastKey(model),
    sourceLine: `${sourceLine([...series.actual, ...series.published], input)}${ahead ? ' Forecast: MSDAT.' : ''}`,
    notes: isEmpty ? [] : forecastNotes(model, input),
    rows: forecastRows(model, input),
    summary: isEmpty ? '' : summary(model, input.language),
    marks: forecastMarks(model, input),
    empty: isEmpty ? emptyFigure(available, input, source) : null,
    height: (width) => (width < 480 ? 280 : 380),
    option: (surface) => forecastOption(model, input, surface),
  }
}

function titleOf({ subject, actual, ahead, study }: ForecastModel, language: Language): string {
  const { indicator, location, source } = subject
  const where = `${indicator.shortName} in ${placeWords(location)}`
  if (!source || !actual) return where
  const [first, last] = [actual.points[0], actual.points.at(-1)]
  const end = ahead.at(-1)
  if (!first || !last) return where
  const span = [first, last].map(({ period }) => periodLabel(period, source.periodLabels))
  const shown = span[0] === span[1] ? span[0] : span.join(' to ')
  const forecast = end
    ? ` and forecast to ${language.text(isoPeriodName(end.period))}`
    : study === null
      ? ''
      : ', without a forecast'
  return `${where}: ${source.name} ${shown}${forecast}`
}

function summary({ subject, study }: ForecastModel, language: Language): string {
  const { indicator, location, source, series } = subject
  if (!source) return ''
  if (!study || series.status !== 'ready') return `${source.name} has ${series.actual.length} figures here.`
  const { frequency } = series.asked
  const answer = forecastAnswer({ indicator, location, source, result: study.result, frequency })
  return answer === null ? '' : language.text(answer)
}
