import type { RegionShape } from '#charts/figure.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import type { BriefFindings } from '#domain/brief/findings.ts'
import type { Segment } from '#domain/message/segment.ts'

/** The findings of a place: in pieces, and the findings behind them, whose sources are cited. */
export interface Finding {
  readonly parts: readonly FindingPart[]
  readonly found: Partial<BriefFindings>
}

/**
 * A piece of what is found of a place, in words of a language: a page and paper draw the same pieces, and neither knows a rule.
 */
export type FindingPart =
  | { readonly part: 'heading'; readonly text: string }
  | FindingText
  | { readonly part: 'list'; readonly lines: readonly string[] }
  | FindingDrawing
  | FindingTable
  | FindingCard
  /** Columns beside each other where there is room, each with its share of the line. */
  | { readonly part: 'columns'; readonly columns: readonly FindingColumn[] }

export interface FindingColumn {
  readonly share: number
  readonly parts: readonly FindingPart[]
}

/** Words: the finding itself, a number by itself, a paragraph, something small beside. */
export interface FindingText {
  readonly part: 'text'
  readonly look: 'finding' | 'number' | 'strong' | 'plain' | 'note'
  readonly segments: readonly Segment[]
}

/** A small picture, and what it shows for those who do not see it. */
export interface FindingDrawing {
  readonly part: 'drawing'
  /** In CSS pixels; where the room is smaller, it is made smaller as a whole. */
  readonly size: { readonly width: number; readonly height: number }
  readonly alternative: string
  /** The map whose shapes it is drawn with; null: it is none. */
  readonly map: string | null
  picture(surface: Surface, shapes: ReadonlyMap<number, RegionShape>): Picture
}

/** A table; the first cell of a row names it. */
export interface FindingTable {
  readonly part: 'table'
  /** The drawing in words, for screen readers. */
  readonly name: string
  /** All empty: a table of names and values, which needs none. */
  readonly heads: readonly FindingHead[]
  readonly rows: readonly (readonly FindingCell[])[]
}

export interface FindingHead {
  readonly text: string
  readonly isNumeric?: boolean
}

/** The content of a cell: words with a small line below, or a drawing. */
export type FindingCell = string | FindingWords | FindingDrawing

export interface FindingWords {
  readonly part: 'words'
  readonly text: string
  readonly note: string
  readonly isBold: boolean
}

/** A figure by itself: which to quote, and why. */
export interface FindingCard {
  readonly part: 'card'
  readonly heading: string
  readonly value: string
  readonly lines: readonly string[]
  readonly citation: string
}

/** A cell with a small line below it. */
export function words(text: string, note = '', isBold = false): FindingWords {
  return { part: 'words', text, note, isBold }
}

/** Words in a look. */
export function saidIn(look: FindingText['look'], text: string): FindingText {
  return { part: 'text', look, segments: [{ text }] }
}
