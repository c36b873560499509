import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf, periodName, sentences, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { correlationCaveats } from '#domain/statistics/correlation/reading.ts'
import type { MatrixModel } from './model.ts'
import type { CorrelatedInput } from './view.ts'

/** What the figures rest on and how they are to be read; the caveats stand last and always. */
export function matrixNotes(model: MatrixModel, input: CorrelatedInput): string[] {
  return [
    ...nearestYearNotes(model, input),
    ...spreadNotes(model),
    ...dependenceOfSources(model, input),
    sentences(correlationCaveats()),
  ].map((said) => input.language.text(said))
}

/** How many figures are of another year than the one chosen. */
export function nearestYearNotes(
  { figures }: Pick<MatrixModel, 'figures'>,
  { reference }: CorrelatedInput,
): Message[] {
  if (figures.over === 'periods') return [message('correlation.over-periods')]
  const moved = figures.columns.reduce((sum, column) => sum + column.moved, 0)
  const all = figures.columns.reduce((sum, { points }) => sum + points.filter(Boolean).length, 0)
  if (moved === 0 || figures.period === null) return []
  const year = periodName(figures.period, reference.sources.get(figures.columns[0]?.source ?? 0))
  return [message('correlation.nearest-year', { year, moved: String(moved), all: String(all) })]
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

/** Sources that repeat others: their figures carry no evidence of their own. */
export function dependenceOfSources(
  { figures }: Pick<MatrixModel, 'figures'>,
  { reference }: CorrelatedInput,
): Message[] {
  const ids = [...new Set(figures.columns.map(({ source }) => source))]
  return ids.flatMap((id) => {
    const source = byId(reference.sources, id)
    const origins = source.derivedFrom.flatMap((origin) => reference.sources.get(origin) ?? [])
    if (origins.length === 0) return []
    const said = { source: sourceName(source), origins: listOf(origins.map(sourceName)) }
    return [message('correlation.re-tabulates', { ...said, count: origins.length })]
  })
}
