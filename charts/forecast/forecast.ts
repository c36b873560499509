import { type ForecastStudy, studyForecast } from '#domain/forecast/forecast-study.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { forecastAnswer } from '#domain/narrative/predictive.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { Figure } from '#charts/figure.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { missingYearRows } from '#charts/over-time/missing-year-rows.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { forecastColumnPicture } from './column-picture.ts'
import { forecastKey } from './key.ts'
import { forecastMarks } from './marks.ts'
import { type ForecastModel, forecastModel } from './model.ts'
import { forecastNotes } from './notes.ts'
import { forecastPicture } from './picture.ts'
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
  const model = forecastModel(subject, study, input.view.options.span)
  const { series, source, indicator, available } = subject
  const isEmpty = model.actual === null && series.published.length === 0
  const ahead = model.ahead.length > 0
  const { language } = input
  const unit = unitOf(indicator)
  const sources = sourceLine([...series.actual, ...series.published], input)
  return {
    title: language.text(titleOf(model)),
    subtitle: language.text(
      ahead
        ? message('forecast.figure-subtitle', { unit, intervals: intervalsOf(model) })
        : message('unit.alone', { unit }),
    ),
    key: isEmpty ? [] : forecastKey(model, input),
    sourceLine: ahead ? language.text(message('forecast.figure-sources', { sources })) : sources,
    notes: isEmpty ? [] : forecastNotes(model, input),
    rows: forecastRows(model, input),
    gaps: model.actual ? missingYearRows({ ...model.actual, points: series.actual }, input) : [],
    summary: isEmpty ? '' : language.text(summary(model, input)),
    marks: forecastMarks(model, input),
    empty: isEmpty ? emptyFigure(available, input, source) : null,
    leastHeight: 280,
    height: (width) => (width < 480 ? 280 : 380),
    picture: (surface) => (isColumns(input) ? forecastColumnPicture : forecastPicture)(model, input, surface),
  }
}

/** Whether it is drawn as columns. */
function isColumns({ view: { options } }: ForecastInput): boolean {
  return options.shape === 'column'
}

function intervalsOf({ intervals }: ForecastModel): 'own' | 'carried' | 'none' {
  if (intervals?.status !== 'ok') return 'none'
  return intervals.of === 'forecast' ? 'own' : 'carried'
}

function titleOf({ subject, ahead, study }: ForecastModel): Message {
  const { indicator, location, source, series } = subject
  const names = { indicator: indicatorName(indicator), place: placeName(location) }
  const where = message('pairs.indicator-in', names)
  if (!source) return where
  const [first, last] = [series.actual[0], series.actual.at(-1)]
  const end = ahead.at(-1)
  if (!first || !last) return where
  const [from, to] = [periodName(first.period, source), periodName(last.period, source)]
  const span = first.period === last.period ? from : message('chart.range', { from, to })
  const said = { subject: where, source: sourceName(source), span }
  if (end) return message('forecast.title-ahead', { ...said, end: isoPeriodName(end.period) })
  return study === null ? message('forecast.title-span', said) : message('forecast.title-without', said)
}

function summary({ subject, study }: ForecastModel, { reference }: ForecastInput): Value {
  const { indicator, location, source, series, currentYear, quoted } = subject
  if (!source) return ''
  if (!study || series.status !== 'ready') {
    const count = String(series.actual.length)
    return message('forecast.figures-here', { source: sourceName(source), count })
  }
  const { frequency } = series.asked
  const { result } = study
  const story = { indicator, location, source, result, frequency, series, reference, currentYear, quoted }
  return forecastAnswer(story) ?? ''
}
