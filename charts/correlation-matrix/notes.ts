import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf, sentences } from '#domain/message/value.ts'
import { correlationCaveats } from '#domain/statistics/correlation/reading.ts'
import type { MatrixModel } from './model.ts'
import { dependenceOfSources, nearestYearNotes } from '#charts/correlation/notes.ts'
import type { CorrelatedInput } from '#charts/correlation/question.ts'

/** Notes on the basis of the figures and on how to read them; the caveats stand last and always. */
export function matrixNotes(model: MatrixModel, input: CorrelatedInput): string[] {
  return [
    ...nearestYearNotes(model, input),
    ...spreadNotes(model),
    ...dependenceOfSources(model, input),
    sentences(correlationCaveats()),
  ].map((said) => input.language.text(said))
}

/** Indicators without any pair, and those that are the same everywhere. */
function spreadNotes({ figures, indicators }: MatrixModel): Message[] {
  const named = (test: (values: readonly number[]) => boolean) =>
    figures.columns.flatMap(({ points }, index): Value[] => {
      const indicator = indicators[index]
      const values = points.flatMap((point) => (point ? [point.value] : []))
      return indicator && test(values) ? [indicator.shortName] : []
    })
  const [none, flat] = [
    named((values) => values.length === 0),
    named((values) => values.length > 0 && new Set(values).size === 1),
  ]
  return [
    ...(none.length > 0 ? [message('correlation.no-figures', { indicators: listOf(none) })] : []),
    ...(flat.length > 0 ? [message('correlation.flat', { indicators: listOf(flat) })] : []),
  ]
}
