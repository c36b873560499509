import {
  modelMeaning,
  modelName,
  refusalSentence,
  seasonSentence,
} from '#domain/narrative/predictive-words.ts'
import { message } from '#domain/message/message.ts'
import { figure, periodName, sourceName } from '#domain/message/value.ts'
import { shownDecimals } from '#domain/number/format.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { type ForecastModel, forecastScale } from './model.ts'
import { cautionSentences } from './cautions.ts'
import type { ForecastInput } from './view.ts'

/** How the forecast was made, and everything to mind about it. */
export function forecastNotes(model: ForecastModel, input: ForecastInput): string[] {
  const { subject, study } = model
  const { language } = input
  const { series, source, indicator } = subject
  if (series.status === 'refused') {
    if (!source) return []
    const said = { source: sourceName(source), reason: refusalSentence(series.reason) }
    return [language.text(message('forecast.refused', said))]
  }
  const result = study?.result
  return [
    ...(result?.status === 'ok'
      ? [
          message('forecast.made', {
            model: modelName(result.model),
            scale: result.scale,
            meaning: modelMeaning(result.model),
          }),
          // The second is about medians, which the plain scale has no need of.
          ...(result.scale === 'identity' ? result.caveats.slice(0, 1) : result.caveats),
        ].map((said) => language.text(said))
      : []),
    ...(result?.status === 'ok' && result.season && result.season.status !== 'insufficient'
      ? [language.text(seasonSentence(result.season, shownDecimals(indicator)))]
      : []),
    ...earlierNote(model, input),
    ...scaleNotes(model, input),
    ...cautionSentences(subject, study, input.currentYear, language),
    ...(source ? dependenceNotes([source], indicator.id, input) : []),
  ]
}

function earlierNote({ earlier, actual, subject }: ForecastModel, { language }: ForecastInput): string[] {
  const [first] = actual?.points ?? []
  const [whole] = subject.series.actual
  if (earlier === 0 || !first || !whole) return []
  const said = { from: periodName(first.period), whole: periodName(whole.period) }
  return [language.text(message('forecast.drawn-from', said))]
}

function scaleNotes(model: ForecastModel, input: ForecastInput): string[] {
  const { beyond, scale } = forecastScale(model, input.view.options, false)
  const shortened = axisNote(scale, input.language)
  if (beyond === null) return shortened
  const value = figure(beyond.high, model.subject.indicator)
  return [
    ...shortened,
    input.language.text(message('forecast.beyond-axis', { value, level: String(beyond.level) })),
  ]
}
