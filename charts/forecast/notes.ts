import { modelMeaning, modelName, refusalSentence } from '#domain/narrative/predictive-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { type ForecastModel, forecastScale } from './model.ts'
import { mindSentences } from './mind.ts'
import type { ForecastInput } from './view.ts'

const SCALES = {
  identity: '',
  log: ', on the logarithmic scale',
  logit: ', on the logit scale so that it stays between 0 and 100%',
} as const

/** How the forecast was made, and everything to mind about it. */
export function forecastNotes(model: ForecastModel, input: ForecastInput): string[] {
  const { subject, study } = model
  const { language } = input
  const { series, source, indicator } = subject
  if (series.status === 'refused') {
    return source ? [`No forecast from ${source.name}. ${language.text(refusalSentence(series.reason))}`] : []
  }
  const result = study?.result
  return [
    ...(result?.status === 'ok'
      ? [
          `${language.text(modelName(result.model))}${SCALES[result.scale]}. ${language.text(modelMeaning(result.model))}`,
          // The second is about medians, which the plain scale has no need of.
          ...(result.scale === 'identity' ? result.caveats.slice(0, 1) : result.caveats).map((caveat) =>
            language.text(caveat),
          ),
        ]
      : []),
    ...beyondNote(model, input),
    ...mindSentences(subject, study, input.currentYear, language),
    ...(source ? dependenceNotes([source], indicator.id, input) : []),
  ]
}

function beyondNote(model: ForecastModel, input: ForecastInput): string[] {
  const { beyond } = forecastScale(model, input.view.options, false)
  if (beyond === null) return []
  return [
    `The 95% interval reaches up to ${formatWithUnit(beyond, model.subject.indicator)}, beyond the axis.`,
  ]
}
