import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import { blocksOf } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { NATION } from '#domain/location/location.ts'
import { isNarrow, leftOutBy, type Scope } from '#domain/reference/scope.ts'
import { maskOf } from './files/narrowed-file.ts'
import type { SectionOpenings } from './section-openings.ts'
import { filledSections } from './what-fills.ts'

/** The dashboard in which the sections of a document stand. */
export interface DocumentGround {
  readonly dashboard: CatalogueDashboard
  /** Without what the document leaves out. */
  readonly catalogue: Catalogue
}

/**
 * A document as its sections see it, on pages and in files alike: the same record as a built-in dashboard, and a catalogue that
 * knows only what was chosen. Indicators and sources that are published no more are left out.
 */
export function documentGround(
  {
    title,
    description,
    subject,
    blocks,
  }: Pick<FilledDocument, 'title' | 'description' | 'subject' | 'blocks'>,
  name: string,
  catalogue: Catalogue,
): DocumentGround {
  const { reference } = catalogue
  const chosen = subject.indicators.filter((id) => reference.indicators.has(id))
  // A document without indicators may be asked for any: a section in a report names its own.
  const indicators = subject.indicators.length > 0 ? chosen : [...reference.indicators.keys()]
  const sources = subject.sources.filter((id) => reference.sources.has(id))
  const own = narrowedCatalogue(catalogue, subject)
  const { indicator, source, location } = subject.opening
  const named = blocksOf(blocks, 'section')
    .map(({ state }) => Number(state.indicator))
    .find((id) => reference.indicators.has(id))
  const dashboard: CatalogueDashboard = {
    // Those of the release have numbers; what people made has an address.
    ...{ id: 0, name, title, description, indicators },
    // A document without sources may show any that has one of the indicators.
    data_sources: sources.length > 0 ? sources : sourcesOf(indicators, own.coverage),
    default_indicators: chosen.slice(0, 3),
    initial_indicator: indicators.find((id) => id === indicator) ?? chosen[0] ?? named ?? null,
    initial_datasource: sources.find((id) => id === source) ?? sources[0] ?? null,
    initial_location: location ?? NATION,
    show_related: false,
    sections: blocksOf(blocks, 'section').map(({ section }) => section),
    waiting_for: '',
  }
  const ground = { dashboard, catalogue: own }
  return { ...ground, dashboard: { ...dashboard, sections: filledSections(ground) } }
}

/** The sources that have a figure of one of some indicators. */
export function sourcesOf(indicators: readonly number[], coverage: Coverage): readonly number[] {
  return [...new Set(indicators.flatMap((id) => [...(coverage.get(id)?.keys() ?? [])]))]
}

/** How the sections of a document open; of one that stands in it twice the first counts. */
export function sectionOpenings({ blocks }: Pick<FilledDocument, 'blocks'>): SectionOpenings {
  const states = blocksOf(blocks, 'section').map(({ section, state }) => [section, state] as const)
  return new Map(states.toReversed())
}

function narrowedCatalogue(catalogue: Catalogue, { indicators, sources, levels, years }: Scope): Catalogue {
  const scope = { indicators, sources, levels, years }
  if (!isNarrow(scope)) return catalogue
  return {
    ...catalogue,
    reference: { ...catalogue.reference, scope },
    coverage: narrowedCoverage(catalogue.coverage, scope),
  }
}

/** Years are not known before files are read. */
function narrowedCoverage(coverage: Coverage, scope: Scope): Coverage {
  const mask = maskOf(scope.levels)
  const kept = [...coverage].map(([indicator, bySource]) => {
    const own = [...bySource].flatMap(([source, levels]) =>
      levels & mask && !leftOutBy(scope, { indicator, source }) ? [[source, levels & mask] as const] : [],
    )
    return [indicator, new Map(own)] as const
  })
  return new Map(kept.filter(([, own]) => own.size > 0))
}
