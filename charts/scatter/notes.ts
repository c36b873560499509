import type { Language } from '#domain/message/language.ts'
import { sentences } from '#domain/message/value.ts'
import { coefficientWords, rowName, shownCoefficient } from '#domain/correlation-study/correlation-words.ts'
import type { StudiedPair } from '#domain/correlation-study/pair-study.ts'
import { unitWords } from '#domain/indicator/indicator-words.ts'
import { formatDifference } from '#domain/number/format.ts'
import { known } from '#domain/reference/reference-data.ts'
import { coefficientOf, correlationCaveats } from '#domain/statistics/correlation/reading.ts'
import { dependenceOfSources, nearestYearNotes } from '#charts/correlation-matrix/notes.ts'
import { joinedNames as joined } from '#domain/triangulation/joined-names.ts'
import type { ScatterModel } from './model.ts'
import type { ScatterInput } from './view.ts'

/** What the coefficient rests on, who is missing, who lies apart, and the caveats, which stand always. */
export function scatterNotes(model: ScatterModel, input: ScatterInput): string[] {
  return [
    `Sideways: ${unitWords(model.x)}. Upwards: ${unitWords(model.y)}.`,
    ...methodNotes(model, input.language),
    ...excludedNotes(model, input),
    ...nearestYearNotes(model, input),
    ...outlierNotes(model, input),
    ...dependenceOfSources(model, input),
    input.language.text(sentences(correlationCaveats())),
  ]
}

const REASONS = {
  fewer_than_10_pairs: 'there are fewer than 10 pairs',
  skewed: 'one of the two is skewed',
  outlier: 'a value lies far from the others',
} as const

/** Which coefficient and why; the other one is always told too. */
function methodNotes({ study }: ScatterModel, language: Language): string[] {
  const { outcome, method, rOfChanges } = study
  if (outcome.status !== 'ok') return []
  const { default_method: usual, default_method_reason: reason } = outcome
  const why =
    reason === 'none_of_these' || method !== usual ? '' : `Ranks are compared because ${REASONS[reason]}. `
  const other = method === 'pearson' ? 'spearman' : 'pearson'
  const named = other === 'pearson' ? "Pearson's" : "Spearman's"
  return [
    `${why}${named} ${language.text(coefficientWords(coefficientOf(outcome, other), other))}.`,
    ...(rOfChanges === null
      ? []
      : [
          `Of the changes from year to year: r ${language.text(shownCoefficient(rOfChanges))}. A common trend raises the first coefficient, not this one.`,
        ]),
  ]
}

const MOST_NAMES = 12

function excludedNotes({ study, figures }: ScatterModel, { reference, language }: ScatterInput): string[] {
  if (study.excluded.length === 0) return []
  const labels = reference.sources.get(figures.columns[0]?.source ?? 0)?.periodLabels
  const names = study.excluded.map((row) => language.text(rowName(row, figures.over, labels)))
  const shown = names.slice(0, MOST_NAMES)
  const more = names.length - shown.length
  return [
    `Left out, since one of the two figures is missing: ${more > 0 ? `${shown.join(', ')} and ${more} more` : joined(shown)}.`,
  ]
}

function outlierNotes({ study, figures, y }: ScatterModel, { reference, language }: ScatterInput): string[] {
  const far = study.pairs.filter((pair) => pair.isOutlier)
  if (far.length === 0) return []
  const words = ({ row, x, residual }: StudiedPair) => {
    const { periodLabels } = known(reference.sources, x.source)
    const name = language.text(rowName(row, figures.over, periodLabels))
    const side = (residual ?? 0) > 0 ? 'above' : 'below'
    return `${name} (${formatDifference(residual ?? 0, y)} ${side})`
  }
  return [`Far from the line, ringed: ${joined(far.map(words))}.`]
}
