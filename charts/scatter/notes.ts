import { type Message, message, type Value } from '#domain/message/message.ts'
import { difference, listOf, sentences } from '#domain/message/value.ts'
import { coefficientWords, rowName, shownCoefficient } from '#domain/correlation-study/correlation-words.ts'
import type { StudiedPair } from '#domain/correlation-study/pair-study.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { coefficientOf, correlationCaveats } from '#domain/statistics/correlation/reading.ts'
import { dependenceOfSources, nearestYearNotes } from '#charts/correlation/notes.ts'
import { firstNames } from '#charts/words/first-names.ts'
import type { ScatterModel } from './model.ts'
import type { ScatterInput } from './view.ts'

/** Notes on the basis of the coefficient, missing places and outliers; the caveats stand always. */
export function scatterNotes(model: ScatterModel, input: ScatterInput): string[] {
  return [
    message('bubble.axes', { x: unitOf(model.x), y: unitOf(model.y) }),
    ...methodNotes(model),
    ...excludedNotes(model, input),
    ...nearestYearNotes(model, input),
    ...outlierNotes(model, input),
    ...dependenceOfSources(model, input),
    sentences(correlationCaveats()),
  ].map((said) => input.language.text(said))
}

/** Names the coefficient and the reason for it; the other one is always told too. */
function methodNotes({ study }: ScatterModel): Value[] {
  const { outcome, method, rOfChanges } = study
  if (outcome.status !== 'ok') return []
  const { default_method: usual, default_method_reason: reason } = outcome
  const other = method === 'pearson' ? 'spearman' : 'pearson'
  const coefficient = coefficientWords(coefficientOf(outcome, other), other)
  const why = reason === 'none_of_these' || method !== usual ? [] : [message('scatter.ranks', { reason })]
  return [
    sentences([...why, message('scatter.other-coefficient', { method: other, coefficient })]),
    ...(rOfChanges === null ? [] : [message('scatter.of-changes', { value: shownCoefficient(rOfChanges) })]),
  ]
}

const MOST_NAMES = 12

function excludedNotes({ study, figures }: ScatterModel, { reference }: ScatterInput): Message[] {
  if (study.excluded.length === 0) return []
  const labels = reference.sources.get(figures.columns[0]?.source ?? 0)?.periodLabels
  const names = study.excluded.map((row) => rowName(row, figures.over, labels))
  const shown = names.length > MOST_NAMES ? firstNames(names, MOST_NAMES) : listOf(names)
  return [message('scatter.left-out', { names: shown })]
}

function outlierNotes({ study, figures, y }: ScatterModel, { reference }: ScatterInput): Message[] {
  const far = study.pairs.filter((pair) => pair.isOutlier)
  if (far.length === 0) return []
  const apart = ({ row, x, residual }: StudiedPair) => {
    const { periodLabels } = byId(reference.sources, x.source)
    const name = rowName(row, figures.over, periodLabels)
    const side = (residual ?? 0) > 0 ? 'above' : 'below'
    return message('scatter.apart', { name, difference: difference(residual ?? 0, y), side })
  }
  return [message('scatter.ringed', { names: listOf(far.map(apart)) })]
}
