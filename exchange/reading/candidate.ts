import type { Message } from '#domain/message/message.ts'

/** A thing as a file names it: by a code, by a name, by both; empty where it does not. */
export interface Named {
  readonly code: string
  readonly name: string
}

/** Where a figure stands in its file. */
export interface FigurePlace {
  readonly file: string
  /** Empty in a format without sheets. */
  readonly sheet: string
  /** The line of a text, the row of a sheet, the number of the record in other formats; from 1. */
  readonly row: number
  /** The letters of the column in a sheet or a text, the name of the field in other formats. */
  readonly column: string
}

/** A group of people that a figure is about. */
export interface Group {
  readonly dimension: string
  readonly category: string
  /** The category in words where the file has a code and a name; else the category again. */
  readonly label: string
  /** True where the file names everybody as a group of its own: both sexes. */
  readonly isWhole?: boolean
}

/** A period of a file: in our form, or with the reason why we have none like it. */
export interface ReadPeriod {
  /** As the file writes it. */
  readonly text: string
  /** `2019`, `2019-07`, `2020-W02` or `2019-Q1`; null for a period that we do not have. */
  readonly iso: string | null
  readonly reason: PeriodReason | null
}

/** Why a period of a file is none of ours. */
export type PeriodReason =
  | 'absent'
  /** A month, a quarter or a week of a year that nothing names. */
  | 'no-year'
  | 'day'
  | 'span'
  | 'half-year'
  | 'financial-year'
  | 'several-weeks'
  | 'several-months'
  | 'other-weeks'
  | 'no-such-week'
  | 'no-period'

/** How sure a figure is read: a number, a cell without one, or a cell with text that is none. */
export type CandidateKind = 'number' | 'gap' | 'refused'

/** A figure as a file has it, before its names are ours. */
export interface Candidate {
  readonly kind: CandidateKind
  readonly at: FigurePlace
  /** The text of the cell of the value, as it stands there. */
  readonly text: string
  readonly indicator: Named
  readonly place: PlaceNamed
  readonly period: ReadPeriod
  readonly value: number | null
  readonly lower: number | null
  readonly upper: number | null
  /** Per cent of confidence of the interval; null where the file does not say. */
  readonly level: number | null
  readonly numerator: number | null
  readonly denominator: number | null
  readonly sampleSize: number | null
  readonly groups: readonly Group[]
  /** As the file writes it: `PCNT`, `per 1,000`; empty where it does not. */
  readonly unit: string
  /** The source or survey that the row names; empty where it does not. */
  readonly source: string
  /** Further cells of the row, under the heads of their columns. */
  readonly notes: Readonly<Record<string, string>>
  /** Why the value was refused; null where it was not. */
  readonly because: Message | null
}

/** The kind of place that a file says a name is of: a ward or a facility is smaller than any place of ours. */
export type PlaceKind = 'state' | 'lga' | 'smaller'

/** A place as a file names it, with those around it. */
export interface PlaceNamed extends Named {
  /** The place that holds it, such as the state of an LGA; empty where the file does not say. */
  readonly within: string
  /** The kind of place that the head of its column says; absent where it says none. */
  readonly kind?: PlaceKind
}
