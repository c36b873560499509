import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figureToQuote, type QuoteQuestion } from './figure-to-quote.ts'
import type { UsableFigure } from './usable-figures.ts'

/** A place is asked for again with each change of source or period, of which its quote knows nothing. */
const KEPT = new WeakMap<ObservationTable, Map<string, UsableFigure | null>>()
/** The tables are kept with one release alone. */
const RELEASES = new WeakMap<ObservationTable, ReferenceData>()

/** The published figure that is quoted of an indicator at a place, now; null where none may be, or where the value is pooled. */
export function quotedFigureAt({
  table,
  reference,
  indicator,
  location,
  currentYear,
}: Omit<QuoteQuestion, 'year'>): UsableFigure | null {
  if (RELEASES.get(table) !== reference) KEPT.delete(table)
  RELEASES.set(table, reference)
  const kept = KEPT.get(table) ?? new Map<string, UsableFigure | null>()
  KEPT.set(table, kept)
  const key = `${indicator}:${location}:${currentYear}`
  const found = kept.get(key)
  if (found !== undefined) return found
  const answer = figureToQuote({ table, reference, indicator, location, currentYear })
  const quoted = answer.status === 'quote' ? answer.figure : null
  kept.set(key, quoted)
  return quoted
}

/** The source of that figure. */
export function quotedSource(asked: Omit<QuoteQuestion, 'year'>): number | null {
  return quotedFigureAt(asked)?.source.id ?? null
}
