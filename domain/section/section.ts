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

/** What every section has: its words. Declared in `catalogue/sections/`. */
interface SectionWords {
  /** As in the address: `zonal-analysis`. Unique. */
  readonly slug: string
  /** As in the specification: `Zonal Analysis`. */
  readonly title: string
  /** Tooltip of the tab. */
  readonly description: string
  /** Position in earlier addresses (`?index=3`), where the section had one. */
  readonly index?: number
}

/** Sections with a page of their own; `web/app/section-pages.tsx` names the page of each. */
export type PageName =
  | 'indicator-comparison'
  | 'dataset-comparison'
  | 'multi-source'
  | 'disaggregation'
  | 'scorecard'
  | 'data-quality'
  | 'epidemic-curve'
  | 'correlation'
  | 'descriptive'
  | 'predictive'
  | 'bubble'

/** A section whose page does more than show declared figures. */
export interface PageSection extends SectionWords {
  readonly page: PageName
  /** The form of Advanced Analytics, where it differs from that of the dashboards. */
  readonly advanced?: true
}

/** A section that is declared whole: a few views and the controls they listen to. */
export interface FigureSection extends SectionWords {
  readonly page: 'figures'
  readonly controls: readonly ControlName[]
  /** Which sentences open the page (domain/narrative). */
  readonly lead: 'overview' | 'zonal'
  readonly figures: readonly SectionFigure[]
}

/** A page of a dashboard. */
export type Section = FigureSection | PageSection

/**
 * The section that an address asks for: by slug, by title in any spelling of spaces, or by position from 0 (earlier links).
 * Falls back to the first section.
 */
export function findSection(sections: readonly Section[], wanted: string | null): Section | undefined {
  if (wanted === null) return sections[0]
  const word = normal(wanted)
  const byName = sections.find((section) => section.slug === word || normal(section.title) === word)
  if (byName) return byName
  if (!/^\d+$/.test(wanted)) return sections[0]
  const index = Number(wanted)
  return sections.find((section) => section.index === index) ?? sections[index] ?? sections[0]
}

function normal(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}
