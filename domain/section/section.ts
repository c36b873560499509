import type { FigureKind } from '#domain/view/view.ts'

/** The controls a section can listen to, named as on screen. */
export type ControlName = 'indicator' | 'source' | 'location' | 'period' | 'targets' | 'parts'

/** A figure of a section, declared as data: which part of the reader's choice it takes. */
export interface SectionFigure {
  readonly kind: FigureKind
  /** Where it stands: the wide column or the narrow one beside it. */
  readonly slot: 'main' | 'side'
  /** `chosen`: the chosen indicator; `related`: it and its related ones. */
  readonly indicators: 'chosen' | 'related'
  /** `all`: every source that has the indicator, the chosen one first. */
  readonly sources: 'chosen' | 'all'
  /** `all`: every period. */
  readonly periods: 'chosen' | 'all'
}

/** A page of a dashboard: a few views and the controls they listen to. Declared in `catalogue/sections/`. */
export interface Section {
  /** As in the address: `zonal-analysis`. */
  readonly slug: string
  /** As in the specification: `Zonal Analysis`. */
  readonly title: string
  readonly description: string
  readonly controls: readonly ControlName[]
  /** Which sentences open the page (domain/narrative). */
  readonly lead: 'overview' | 'zonal'
  readonly figures: readonly SectionFigure[]
}

/**
 * The section that an address asks for: by slug, by title in any spelling of spaces, or by position from 0 (earlier links).
 * Falls back to the first section.
 */
export function findSection(sections: readonly Section[], wanted: string | null): Section | undefined {
  if (wanted === null) return sections[0]
  const word = normal(wanted)
  const byName = sections.find((section) => section.slug === word || normal(section.title) === word)
  if (byName) return byName
  return /^\d+$/.test(wanted) ? (sections[Number(wanted)] ?? sections[0]) : sections[0]
}

function normal(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}
