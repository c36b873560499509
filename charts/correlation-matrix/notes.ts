import { sentences } from '#domain/message/value.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { correlationCaveats } from '#domain/statistics/correlation/reading.ts'
import { joinedNames as joined } from '#domain/triangulation/joined-names.ts'
import type { MatrixModel } from './model.ts'
import type { CorrelatedInput } from './view.ts'

/** What the figures rest on and how they are to be read; the caveats stand last and always. */
export function matrixNotes(model: MatrixModel, input: CorrelatedInput): string[] {
  return [
    ...nearestYearNotes(model, input),
    ...spreadNotes(model),
    ...dependenceOfSources(model, input),
    input.language.text(sentences(correlationCaveats())),
  ]
}

/** How many figures are of another year than the one chosen. */
export function nearestYearNotes(
  { figures }: Pick<MatrixModel, 'figures'>,
  input: CorrelatedInput,
): string[] {
  if (figures.over === 'periods') {
    return [
      'Only periods with both figures form a pair. Series that both rise or fall go together without a cause, and since one year depends on the last, p and intervals are too small.',
    ]
  }
  const moved = figures.columns.reduce((sum, column) => sum + column.moved, 0)
  const total = figures.columns.reduce((sum, { points }) => sum + points.filter(Boolean).length, 0)
  if (moved === 0 || figures.period === null) return []
  const labels = input.reference.sources.get(figures.columns[0]?.source ?? 0)?.periodLabels
  const year = periodLabel(figures.period, labels)
  return [
    `Where a state has no figure of ${year}, the nearest year is taken, at most 2 years away: ${moved} of ${total} figures.`,
  ]
}

/** Indicators without any pair, and those that are the same everywhere. */
function spreadNotes({ figures, indicators }: MatrixModel): string[] {
  const named = (test: (values: readonly number[]) => boolean) =>
    figures.columns.flatMap(({ points }, index) => {
      const values = points.flatMap((point) => (point ? [point.value] : []))
      return test(values) ? [indicators[index]?.shortName ?? ''] : []
    })
  const [none, flat] = [
    named((values) => values.length === 0),
    named((values) => values.length > 0 && new Set(values).size === 1),
  ]
  return [
    ...(none.length > 0 ? [`No figures: ${joined(none)}.`] : []),
    ...(flat.length > 0 ? [`The same value everywhere, so no coefficient: ${joined(flat)}.`] : []),
  ]
}

/** Sources that repeat others: their figures carry no evidence of their own. */
export function dependenceOfSources(
  { figures }: Pick<MatrixModel, 'figures'>,
  input: CorrelatedInput,
): string[] {
  const ids = [...new Set(figures.columns.map(({ source }) => source))]
  return ids.flatMap((id) => {
    const { name, derivedFrom } = known(input.reference.sources, id)
    const origins = derivedFrom.flatMap((origin) => input.reference.sources.get(origin)?.name ?? [])
    return origins.length === 0
      ? []
      : [
          `${name} re-tabulates ${joined(origins)}, so it is not independent of ${origins.length > 1 ? 'them' : 'it'}.`,
        ]
  })
}
