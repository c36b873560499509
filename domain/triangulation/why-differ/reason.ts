import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Message, Sentences } from '#domain/message/message.ts'
import type { Location } from '#domain/location/location.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** Why two sources may say different things, in the order in which they are told: other children and other times come first. */
export const REASONS = [
  'timing',
  'age_group',
  'definition',
  'denominator',
  'recall_period',
  'edition',
  'completeness',
  'sampling_error',
  'rounding',
  'method',
  'same_interviews',
] as const

export type Reason = (typeof REASONS)[number]

export const VERDICTS = ['explains', 'may_explain', 'does_not_explain', 'cannot_tell'] as const

export type ReasonVerdict = (typeof VERDICTS)[number]

/** Whole sentences. */
export type ReasonText = Message | Sentences

/** One possible reason and how far it goes. */
export interface JudgedReason {
  readonly reason: Reason
  readonly verdict: ReasonVerdict
  /** Sentences with full stops about the evidence of this. */
  readonly evidence: ReasonText
  /** How much of the difference it can account for, at or above zero in the unit of the indicator; null when not countable. */
  readonly size: number | null
  /** How far it alone would lead from a to b, with its sign: what one source says now minus what it says of the time of the other. */
  readonly shift?: number
  /** By how much it may change a difference in either direction. */
  readonly margin?: number
}

/** One side of a comparison. */
export interface Side {
  readonly source: DataSource
  readonly point: Point
  /** How the source measures the indicator; absent when nothing is said. */
  readonly measure: IndicatorSource | undefined
  /** Annual figures of the source at the place, ascending, without projections. */
  readonly series: readonly Point[]
  /** The middle of the time that the figure is about, in years; of children their year of birth. */
  readonly about: number
}

/** Two figures of one indicator and place. */
export interface ComparedSides {
  readonly a: Side
  readonly b: Side
  readonly indicator: Indicator
  readonly location: Location
  readonly reference: ReferenceData
  readonly table: ObservationTable
  /** The figures of earlier editions of either source, as far as they are known. */
  readonly editions: readonly EditionFigure[]
}
