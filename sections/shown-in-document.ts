import type { FilledBlock } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { type DocumentGround, sourcesOf } from './document-dashboard.ts'

/** The subject of the figures of a document. */
export interface ShownInDocument {
  readonly indicators: readonly number[]
  readonly data_sources: readonly number[]
}

/**
 * The indicators and sources that a document shows: those that were chosen for its sections, as far as they have figures, and those
 * of its own figures and tables. None: it consists of words.
 */
export function shownInDocument(
  { blocks, subject }: Pick<FilledDocument, 'blocks' | 'subject'>,
  { dashboard, catalogue }: DocumentGround,
): ShownInDocument {
  const { coverage } = catalogue
  const hasSections = dashboard.sections.length > 0 && subject.indicators.length > 0
  const chosen = hasSections ? dashboard.indicators : []
  const having = sourcesOf(chosen, coverage)
  const parts = [
    { indicators: chosen, data_sources: dashboard.data_sources.filter((id) => having.includes(id)) },
    ...blocks.flatMap(viewOf).map((view) => ({
      indicators: view.indicators,
      data_sources: sourcesShown(view, sourcesOf(view.indicators, coverage)),
    })),
  ]
  return {
    indicators: [...new Set(parts.flatMap(({ indicators }) => indicators))],
    data_sources: [...new Set(parts.flatMap(({ data_sources }) => data_sources))],
  }
}

function viewOf(block: FilledBlock): readonly StoredView[] {
  return 'view' in block ? [block.view] : []
}

/** A trend begins with one source and draws the others beside it, without those that are hidden. */
function sourcesShown({ kind, sources, options }: StoredView, having: readonly number[]): readonly number[] {
  if (kind !== 'trend' && sources.length > 0) return sources
  const hidden = Array.isArray(options.hidden) ? options.hidden : []
  return having.filter((id) => !hidden.includes(id))
}
