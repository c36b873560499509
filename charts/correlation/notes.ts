import type { PairedFigures } from '#domain/correlation-study/paired-figures.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf, periodName, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { CorrelatedInput } from './question.ts'

/** How many figures are of another year than the one chosen. */
export function nearestYearNotes(
  { figures }: { readonly figures: PairedFigures },
  { reference }: CorrelatedInput,
): Message[] {
  if (figures.over === 'periods') return [message('correlation.over-periods')]
  const moved = figures.columns.reduce((sum, column) => sum + column.moved, 0)
  const all = figures.columns.reduce((sum, { points }) => sum + points.filter(Boolean).length, 0)
  if (moved === 0 || figures.period === null) return []
  const year = periodName(figures.period, reference.sources.get(figures.columns[0]?.source ?? 0))
  return [message('correlation.nearest-year', { year, moved: String(moved), all: String(all) })]
}

/** Sources that repeat others: their figures carry no evidence of their own. */
export function dependenceOfSources(
  { figures }: { readonly figures: PairedFigures },
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
