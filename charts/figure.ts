import type { Reliability } from '#domain/small-numbers/reliability.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import type { Language } from '#domain/message/language.ts'
import type { GapReason } from '#domain/observation/gap.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Surface } from '#charts/picture/surface.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { StoredView } from '#domain/view/stored-view.ts'

/** Everything a figure is made from. `table` holds at least the view's indicators. */
export interface FigureInput<V extends StoredView = StoredView> {
  readonly view: V
  readonly table: ObservationTable
  readonly reference: ReferenceData
  /** The period that counts as now, so that no figure depends on the clock: year of the release. */
  readonly currentYear: number
  /** In whose words it is. */
  readonly language: Language
  /** Figures of the view's indicator by group of people; only kinds about groups look at them. */
  readonly groups?: readonly GroupFigure[]
  /** The shapes of the regions of a map, by location id; without them a map waits. */
  readonly shapes?: ReadonlyMap<number, RegionShape>
}

/** The outlines of a region and the room that it offers for a label, in degrees. */
export interface RegionShape {
  /** Longitude and latitude of the middle of the room. */
  readonly centre: readonly [number, number]
  /** Size of a rectangle around the centre that lies inside the region. */
  readonly width: number
  readonly height: number
  /** West, south, east and north bound of the region. */
  readonly bounds: readonly [number, number, number, number]
  /** Outlines of its parts as longitude and latitude; one inside another is a hole. */
  readonly rings: readonly (readonly (readonly [longitude: number, latitude: number])[])[]
}

/** One entry of the key. An entry with a source is a switch that hides or shows it. */
export interface KeyEntry {
  readonly label: string
  /** CSS variable name of the colour, e.g. `--survey`. */
  readonly colour: string
  readonly marker:
    | 'square'
    | 'circle'
    | 'diamond'
    | 'line'
    | 'dashed'
    | 'whisker'
    | 'band'
    | 'up'
    | 'down'
    | 'cross'
    | 'dot'
    | 'hatch'
    | 'outline'
  readonly hollow?: boolean
  /** With a broken rim. */
  readonly broken?: boolean
  readonly source?: number
  readonly hidden?: boolean
}

/** Why a place in a figure is empty: short for the cell, a sentence for who asks. */
export interface GapWords {
  /** Null where the figures were not loaded, which is no gap. */
  readonly reason: GapReason | null
  readonly short: string
  readonly long: string
}

/** The subject of a row of the table, of the CSV and of the sheet. */
export interface RowWords {
  readonly indicator: string
  readonly source: string
  readonly classification: Classification
  readonly location: string
  readonly level: string
  readonly period: string
  readonly unit: string
  /** The year of birth of the children, where the figure places its points by it. */
  readonly born?: string
  /** The group of people that the figure is about; absent for all people together. */
  readonly group?: { readonly dimension: string; readonly name: string }
}

/** One figure in long form. */
export interface FigureRow extends RowWords {
  /** Exactly the stored value, not rounded. */
  readonly point: Point
  /** Remarks of the publisher and of our own checks. */
  readonly notes: readonly string[]
  /** Why it has no interval, where that is not because its publisher gives none. */
  readonly noInterval?: GapWords
  /** How far the figure of a place below states can be relied on; absent where that is not known. */
  readonly reliability?: Reliability
  /** Why it has no rank and no place against a target, where too few events stand behind it. */
  readonly unranked?: GapWords
}

/** The key of a row; its period is null where the latest figure was looked for and there is none. */
export interface RowKey extends Omit<PointKey, 'period'> {
  readonly period: PeriodCode | null
}

/** A place of the figure where no figure stands, with the reason. Its `period` is empty where its key has none. */
export interface GapRow extends RowWords {
  readonly key: RowKey
  readonly gap: GapWords
}

/** A mark that the keyboard can reach and that a tooltip explains. */
export interface Mark {
  /** Stable within the figure; the picture names what it draws of the mark by it. */
  readonly id: string
  readonly title: string
  readonly value: string
  /** Further lines: interval, distance to the target, place and source, anomaly. */
  readonly lines: readonly { readonly text: string; readonly tone?: 'above' | 'on' | 'below' | 'warning' }[]
  /** The one figure that it shows; absent where it shows several, or one that no release has. */
  readonly number?: PointKey
  /** Absent where a click or Enter on the mark leads nowhere. */
  readonly destination?: Destination
}

/** The end of a click or of Enter on a mark: a place by its id, a pair by its number, the trail of a state by its id. */
export interface Destination {
  readonly kind: 'place' | 'pair' | 'trail'
  readonly id: number
}

/** The answer to a click on a mark, by the kind of its destination; a kind without one leads nowhere. */
export type Openers<Result> = { readonly [Kind in Destination['kind']]?: (id: number) => Result }

/** Numbers that were computed from the figures, as a table of its own before that of the figures. */
export interface ComputedTable {
  readonly title: string
  readonly heads: readonly string[]
  /** Values as they are, not rounded; null where there is none. */
  readonly rows: readonly (readonly (string | number | null)[])[]
  /** A value as it is shown, by column. */
  shown(value: string | number | null, column: number): string
  /** Why a row has no number in some column, one entry a row; null where it has them. Absent where no row is without. */
  readonly gaps?: readonly (GapWords | null)[]
}

/** Why nothing is drawn and what could be chosen instead. */
export interface EmptyFigure {
  readonly text: string
  /** Why there is none, where one source was asked for one place. */
  readonly why?: string
  /** True where every source was looked at, and none has a figure for what was chosen. */
  readonly isNowhere?: true
  /** Sources or periods that do have figures, the best first. */
  readonly alternatives: readonly {
    readonly label: string
    readonly source?: number
    readonly period?: string
    readonly location?: number
  }[]
}

/**
 * The source that is quoted of an indicator at a place; null where none is. Handed to what asks for it, as the rule is longer than the
 * figures that a page begins with.
 */
export type QuotedSource = (
  asked: Pick<FigureInput, 'table' | 'reference' | 'currentYear'> & {
    readonly indicator: number
    readonly location: number
  },
) => number | null

/** A figure ready to be drawn, read aloud, tabulated and exported. Pure: no clock, no network, no React. */
export interface Figure {
  readonly title: string
  readonly subtitle: string
  readonly key: readonly KeyEntry[]
  readonly sourceLine: string
  readonly notes: readonly string[]
  /** Those of its notes that are true of its own picture alone, not of a chart that another program draws of its rows. */
  readonly pictureNotes?: readonly string[]
  readonly rows: readonly FigureRow[]
  /** Empty places and holes of the plot, which follow the rows in the table and in exports. */
  readonly gaps: readonly GapRow[]
  /** Absent where the plot shows the figures themselves. */
  readonly computed?: ComputedTable
  /** The figure in one to three plain sentences, with no claim the intervals do not support. */
  readonly summary: string
  /** The one sentence that heads a slide, where it is not the first of the summary that tells a value; found when it is asked for. */
  headline?(quoted: QuotedSource): string | null
  readonly marks: readonly Mark[]
  readonly empty: EmptyFigure | null
  /** The height that suits a width, in CSS pixels. */
  height(width: number): number
  /**
   * The least height at which it is still read well, for paper; absent where the height follows from what it lists. A function where
   * it lists at some widths only, at which there is none.
   */
  readonly leastHeight?: number | ((width: number) => number | undefined)
  /** The least width at which its columns do not run into each other; absent where it adapts to any. */
  readonly leastWidth?: number
  /** The picture. Tooltips are drawn by the chart card from `marks`, so the picture has none. */
  picture(surface: Surface): Picture
}
