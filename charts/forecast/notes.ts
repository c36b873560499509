import {
  MODEL_MEANINGS,
  MODEL_WORDS,
  refusalSentence,
  remarkSentence,
  warningSentence,
} from '#domain/narrative/predictive-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { FigureInput } from '#charts/figure.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { type ForecastModel, forecastScale } from './model.ts'

const SCALES = {
  identity: '',
  log: ', on the logarithmic scale',
  logit: ', on the logit scale so that it stays between 0 and 100%',
} as const

/** How the forecast was made, and everything to mind about it. */
export function forecastNotes(model: ForecastModel, input: FigureInput): string[] {
  const { subject, study, outliers } = model
  const { series, source, indicator } = subject
  if (series.status === 'refused') {
    return source ? [`No forecast from ${source.name}. ${refusalSentence(series.reason)}`] : []
  }
  const result = study?.result
  const names = outliers.map(({ period }) => periodLabel(period, source?.periodLabels))
  return [
    ...(result?.status === 'ok'
      ? [
          `${MODEL_WORDS[result.model]}${SCALES[result.scale]}. ${MODEL_MEANINGS[result.model]}`,
          ...result.caveats,
          ...result.warnings.map(warningSentence),
        ]
      : []),
    ...beyondNote(model, input),
    ...(names.length > 0
      ? [`Far from the course of the series (judged by the distance from its trend): ${names.join(', ')}.`]
      : []),
    ...series.remarks.map(remarkSentence),
    ...(source ? dependenceNotes([source], indicator.id, input.reference) : []),
  ]
}

function beyondNote(model: ForecastModel, input: FigureInput): string[] {
  const { beyond } = forecastScale(model, input.view.options, false)
  if (beyond === null) return []
  return [
    `The 95% interval reaches up to ${formatWithUnit(beyond, model.subject.indicator)}, beyond the axis.`,
  ]
}
