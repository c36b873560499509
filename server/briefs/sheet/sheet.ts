import type { Classification } from '#domain/data-source/data-source.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Segment } from '#domain/message/segment.ts'

/**
 * A brief in words, as every renderer takes it: PDF, DOCX and page say the same, and none of them knows a rule. What is drawn
 * stands beside the words as SVG, by the name under which a renderer finds it.
 */
export interface BriefSheet {
  /** As `lang` of a page says it. */
  readonly language: string
  readonly slug: string
  /** What the site calls itself. */
  readonly front: FrontName
  readonly title: string
  readonly kind: string
  readonly place: string
  readonly release: string
  readonly address: string
  readonly footer: readonly [string, string]
  readonly headline: string
  readonly lead: readonly Segment[]
  readonly facts: readonly SheetFact[]
  readonly map: SheetPicture
  readonly key: KeyBlock
  readonly trends: TrendBlock | null
  readonly pairs: PairBlock
  readonly parts: PartBlock
  readonly groups: GroupBlock
  readonly facilities: FacilityBlock
  readonly gaps: ListBlock
  readonly sources: ListBlock
  /** Below them, where typefaces lack `{signs}`, which is left open. */
  readonly unsetWords: string
  readonly pictures: Readonly<Record<string, string>>
}

/** A picture of the sheet by its name, and what it shows for those who do not see it. */
export interface SheetPicture {
  readonly name: string
  readonly alt: string
}

export interface SheetFact {
  readonly value: string
  readonly label: string
}

export interface ListBlock {
  readonly title: string
  readonly lines: readonly string[]
}

export interface KeyBlock {
  readonly title: string
  readonly legend: readonly string[]
  readonly heads: {
    readonly name: string
    readonly own: string
    readonly interval: string
    readonly zone: string | null
    readonly nation: string | null
    readonly target: string
    readonly change: string
    readonly source: string
  }
  readonly rows: readonly KeyRow[]
  readonly notes: readonly string[]
}

export interface KeyRow {
  readonly name: string
  readonly note: string
  /** `–` where there is none; `gap` says why then. */
  readonly value: string
  readonly gap: string | null
  readonly interval: string
  readonly strip: SheetPicture
  readonly zone: string
  readonly nation: string
  /** Of which other survey the nation's figure is. */
  readonly nationNote: string
  readonly target: string
  readonly targetSign: string
  readonly change: string
  readonly isClear: boolean
  readonly changeNote: string
  readonly source: string
  readonly period: string
  readonly of: Classification | null
}

export interface TrendBlock {
  readonly title: string
  readonly note: string
  readonly items: readonly { readonly name: string; readonly note: string; readonly picture: SheetPicture }[]
}

export interface PairBlock {
  readonly title: string
  readonly lead: string
  readonly picture: SheetPicture | null
  readonly quote: {
    readonly title: string
    readonly value: string
    readonly cited: string
    readonly why: string
    readonly sure: string
    readonly citation: string
  } | null
  readonly heads: readonly [string, string, string, string]
  readonly rows: readonly {
    readonly name: string
    readonly figures: string
    readonly apart: string
    readonly quote: string
  }[]
}

export interface PartBlock {
  readonly title: string
  /** Said instead of the table where nobody stands out. */
  readonly none: string | null
  readonly map: SheetPicture | null
  readonly mapNote: string
  readonly heads: readonly string[]
  readonly rows: readonly {
    readonly number: string
    readonly name: string
    readonly note: string
    readonly cells: readonly PartCell[]
  }[]
  readonly rule: string
}

export interface PartCell {
  readonly value: string
  readonly interval: string
  readonly isSure: boolean
}

export interface GroupBlock {
  readonly title: string
  readonly parts: readonly {
    readonly title: string
    readonly rows: readonly { readonly name: string; readonly figures: string; readonly source: string }[]
  }[]
}

export interface FacilityBlock {
  readonly title: string
  readonly lead: readonly Segment[]
  readonly tiers: readonly SheetFact[]
  readonly note: string
}
