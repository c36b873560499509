/** Slides as values: what draws them into a file needs nothing else. Sizes are inches. */

/** A file of slides. */
export interface Deck {
  readonly title: string
  /** What it is, for the properties of the file. */
  readonly subject: string
  readonly author: string
  /** As `lang` of a page says it. */
  readonly language: string
  /** The day that it shows, ISO-8601. */
  readonly date: string
  readonly slides: readonly Slide[]
}

/** One slide: its title is a finding, and below it stands one thing, or one beside its words. */
export interface Slide {
  /** The small line above the title: of which part of a document it is; may be empty. */
  readonly part: string
  readonly title: string
  /** What the thing below is; may be empty. */
  readonly subtitle: string
  /** From left to right. */
  readonly panes: readonly SlidePane[]
  /** Small lines at the foot: sources, release, licences. */
  readonly about: readonly string[]
  /** Where it is opened again; null for one that is said elsewhere. */
  readonly address: string | null
}

export type SlidePane = (SlideChart | SlidePicture | SlideTable | SlideWords) & {
  /** How much of the width is its own, beside the others. */
  readonly share: number
  /** Words that stand above it. */
  readonly above?: SlideWords['lines']
}

/** A chart that the reader's program draws, and whose numbers can be changed in it. */
export interface SlideChart {
  readonly pane: 'chart'
  readonly form: 'line' | 'column' | 'bar'
  readonly categories: readonly string[]
  readonly series: readonly SlideSeries[]
  /** How numbers are written, in the words of a spreadsheet. */
  readonly format: string
  readonly alternative: string
  /** The axis of its values; null where the program finds one. */
  readonly axis: SlideAxis | null
  /** Lines across it. */
  readonly targets: readonly SlideTarget[]
  /** What heads the columns of its sheet beside the names of the series. */
  readonly heads: {
    readonly lower: string
    readonly upper: string
    readonly below: string
    readonly above: string
  }
}

/** From where to where an axis runs; `step` between its ticks, null where the program finds one. */
export interface SlideAxis {
  readonly min: number
  readonly max: number
  readonly step: number | null
}

/** A target, as a line at its value. */
export interface SlideTarget {
  readonly name: string
  readonly value: number
  /** As `#rrggbb`. */
  readonly colour: string
  readonly isDashed: boolean
}

/** Values by category, exactly as stored; null where there is none. */
export interface SlideSeries {
  readonly name: string
  /** As `#rrggbb`. */
  readonly colour: string
  readonly values: readonly (number | null)[]
  readonly bounds: readonly ({ readonly lower: number; readonly upper: number } | null)[]
  /** It goes on with the series of the same name before it, after a gap over which nothing is joined. */
  readonly goesOn?: boolean
}

/** A picture of dots; width and height say its shape. */
export interface SlidePicture {
  readonly pane: 'picture'
  readonly bytes: Uint8Array
  readonly type: 'png' | 'jpeg'
  readonly width: number
  readonly height: number
  readonly alternative: string
}

/** A table of so few rows that the slide has room for them. */
export interface SlideTable {
  readonly pane: 'table'
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** For each column whether it holds numbers, which no line breaks. */
  readonly numeric: readonly boolean[]
}

/** Paragraphs, and entries of lists. */
export interface SlideWords {
  readonly pane: 'words'
  readonly lines: readonly { readonly text: string; readonly isBold: boolean; readonly isListed: boolean }[]
}
