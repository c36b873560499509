import type { FrontName } from '#domain/front/front-name.ts'
import type { RichNode } from '#domain/rich-text/read-rich-text.ts'
import type { SlideChart } from '#charts/slides/deck.ts'
import type { PaperDrawing } from './drawing.ts'

/**
 * A document resolved to what is drawn: words in a language, drawings and tables, and nothing that has still to be looked up.
 * PDF, DOCX and page are made from this value alone, so they say the same.
 */
export interface PaperDocument {
  readonly about: AboutPaper
  readonly blocks: readonly PaperBlock[]
}

/** What a document says of itself. */
export interface AboutPaper {
  readonly title: string
  readonly description: string
  /** What the site that made it calls itself. */
  readonly front: FrontName
  /** What it is, in a word: `Report`. */
  readonly kind: string
  /** Null where nobody is named. */
  readonly author: string | null
  /** As `lang` of a page says it. */
  readonly language: string
  /** The release in words, `MSDAT, release 3 of November 1st 2026`, and the hash by which it is found again. */
  readonly release: { readonly words: string; readonly hash: string }
  /** The day that it shows, ISO-8601. */
  readonly date: string
  /** Where it is opened again. */
  readonly address: string
  /** How its sources are cited, each once. */
  readonly citations: readonly string[]
  /** What has to be asked before it is shown on another site, a line for each source; none where all may be published again. */
  readonly rights: readonly string[]
  readonly sheet: Sheet
  /** What the renderers say themselves. */
  readonly words: PaperWords
}

/** The sheet it is set on. */
export interface Sheet {
  readonly size: 'a4' | 'a3' | 'letter'
  readonly orientation: 'portrait' | 'landscape'
  readonly columns: 1 | 2
  /** Set closer, so that more stands on a page. */
  readonly isDense: boolean
}

/** Headings and labels. */
export interface PaperWords {
  readonly contents: string
  readonly citations: string
  /** Above the rights. */
  readonly rights: string
  /** `Page {page} of {pages}`, with these two left open. */
  readonly page: string
  /** What stands beside the name of the site: the product's in full, or whose site it is; may be empty. */
  readonly beside: string
  readonly source: string
  /** Before the address of a figure. */
  readonly openAt: string
  readonly figures: string
  /** Above the columns of a table for which its line had no room. */
  readonly further: string
  /** In the place of a picture of a kind that Word does not know. */
  readonly notInWord: string
  /** In the place of a block that could not be drawn. */
  readonly notMade: string
  /** At the end, where typefaces lack `{signs}`, which is left open. */
  readonly unset: string
}

/** 2: a part of the document, 3: one of its indicators, 4: what a panel says of it. */
export type HeadingLevel = 2 | 3 | 4

/** How much of the line it takes. */
export type PaperWidth = 'full' | 'half'

export type PaperBlock =
  | PaperFigure
  | PaperTable
  | PaperCard
  | PaperCards
  | PaperPicture
  | PaperNotice
  | PaperColumns
  | PaperSmallDrawing
  | { readonly kind: 'sentence'; readonly width: PaperWidth; readonly text: string; readonly sources: string }
  | PaperText
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly text: string }
  | { readonly kind: 'page-break' }

/** Formatted words. */
export interface PaperText {
  readonly kind: 'text'
  readonly width: PaperWidth
  readonly nodes: readonly RichNode[]
  /** How large its words are, as a multiple of the usual size; a colour as `#rrggbb`, null for the usual one. */
  readonly look: { readonly scale: number; readonly bold: boolean; readonly colour: string | null }
}

/** A figure with all that has to stand around it. */
export interface PaperFigure {
  readonly kind: 'figure'
  readonly width: PaperWidth
  readonly title: string
  readonly subtitle: string
  /** Key and plot, with what somebody drew on it. */
  readonly drawing: PaperDrawing
  /** The same for a phone, where letters of a wide one would be too small. */
  readonly narrow: PaperDrawing
  /** What it shows, for whoever does not see it. */
  readonly alternative: string
  readonly notes: readonly string[]
  readonly sources: string
  /** Where it is opened again. */
  readonly address: string
  /** The figures behind it, for renderers that have room for them. */
  readonly behind: readonly PaperTable[]
  readonly slide: FigureOnSlide
}

/** What a figure has when it is taken out of the document by itself. */
export interface FigureOnSlide {
  /** Those of the figure's notes that are not true of its chart: they speak of the drawing. */
  readonly pictureNotes: readonly string[]
  /** Its finding, as a title; null where its words tell no value. */
  readonly finding: string | null
  /** As a chart that programs draw themselves; null for what they do not, such as a map. */
  readonly chart: SlideChart | null
  /** Drawn for a slide, where it is narrow on its page; null where that of the page is as wide. */
  readonly drawing: PaperDrawing | null
  /** On a whole line it is higher than a slide has room for: it lists its rows. */
  readonly isHigh: boolean
  /** Release, names of the sources in full and licences. */
  readonly about: readonly string[]
}

/** A drawing without a frame: what stands around it says what it is of. */
export interface PaperSmallDrawing {
  readonly kind: 'drawing'
  readonly width: PaperWidth
  readonly drawing: PaperDrawing
  /** What it shows, for whoever does not see it. */
  readonly alternative: string
}

/** Blocks in columns beside each other. */
export interface PaperColumns {
  readonly kind: 'columns'
  readonly width: PaperWidth
  readonly columns: readonly PaperColumnOfBlocks[]
}

export interface PaperColumnOfBlocks {
  /** In CSS pixels. */
  readonly across: number
  readonly blocks: readonly PaperBlock[]
}

export interface PaperTable {
  readonly kind: 'table'
  readonly width: PaperWidth
  readonly caption: string
  /** What stands above it names it: its caption is for those who hear it. */
  readonly isNamed?: boolean
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly PaperCell[])[]
  readonly notes: readonly string[]
  readonly sources: string
  /** Where it is opened again; null where what stands beside it says so. */
  readonly address: string | null
}

/** What stands in a cell: words, or words with a small line below them, or a drawing. */
export type PaperCell = string | CellWords | CellDrawing

export interface CellWords {
  readonly text: string
  readonly note: string
  readonly isBold: boolean
}

export type CellDrawing = Pick<PaperSmallDrawing, 'drawing' | 'alternative'>

/** The words of a cell: a line, and what stands small below it. */
export function linesIn(cell: PaperCell): readonly string[] {
  if (typeof cell === 'string') return [cell]
  if ('drawing' in cell) return []
  return cell.note === '' ? [cell.text] : [cell.text, cell.note]
}

/** Blocks with those that stand in columns, in reading order. */
export function flatBlocks(blocks: readonly PaperBlock[]): readonly PaperBlock[] {
  return blocks.flatMap((block) =>
    block.kind === 'columns' ? block.columns.flatMap((column) => flatBlocks(column.blocks)) : [block],
  )
}

export interface PaperColumn {
  readonly head: string
  readonly numeric: boolean
  /** Its texts are long enough to need several lines. */
  readonly wraps: boolean
}

/** A figure by itself with whose it is, or why there is none. */
export interface CardWords {
  readonly heading: string
  /** What it is of; empty where the heading says so. */
  readonly subject: string
  /** The figure with its unit; empty where there is none. */
  readonly value: string
  /** Whose it is, how sure it is: a line each. */
  readonly lines: readonly string[]
  /** Reasons, what comes second, disagreement, warnings: a label, which may be empty, and a sentence each. */
  readonly reasons: readonly { readonly label: string; readonly text: string }[]
  readonly citation: string
}

/** One card. */
export interface PaperCard extends CardWords {
  readonly kind: 'card'
  readonly width: PaperWidth
}

/** Small cards beside each other, under a title, which may be empty. */
export interface PaperCards {
  readonly kind: 'cards'
  readonly width: PaperWidth
  readonly title: string
  /** So many beside each other, where there is room. */
  readonly columns: number
  readonly cards: readonly CardWords[]
}

/** A picture that somebody brought. */
export interface PaperPicture {
  readonly kind: 'picture'
  readonly width: PaperWidth
  readonly bytes: Uint8Array
  readonly type: 'png' | 'jpeg' | 'webp'
  /** In its own pixels. */
  readonly pixels: { readonly width: number; readonly height: number }
  readonly alternative: string
  readonly caption: string
}

/** Something that is not shown here, and why, in its place. */
export interface PaperNotice {
  readonly kind: 'notice'
  readonly width: PaperWidth
  readonly title: string
  readonly text: readonly string[]
  /** Where it can be seen; null: nowhere. */
  readonly address: string | null
}
