import type { PlaceData } from '#domain/brief/question.ts'
import type { SourceRadar } from '#domain/source-radar/source-radar.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Value } from '#domain/message/message.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import type { DeclineReason, Question, Reading } from '../question.ts'

/** The rows that questions are answered from: with the LGAs, of each indicator that a question may name. */
export interface QuestionData extends PlaceData {
  /** Figures of an indicator by group of people; empty where nobody publishes any. */
  groupsOf(indicator: number): readonly GroupFigure[]
  /** How far a source can be trusted, where a question asks so (`asksRecord`); null where that is not known. */
  recordOf(source: number): SourceRecord | null
  /** Where the dashboard lies that has the indicator: `/dashboard/Demographics`. */
  dashboardOf(indicator: number): string
  /** Indicators that are offered to people with another question. */
  readonly examples: readonly number[]
}

/** What is known of a source over all its indicators. */
export type SourceRecord = Pick<SourceRadar, 'national' | 'quoted' | 'pairs' | 'medianGap' | 'grade'>

/** Units of figures that were worked out, in which no indicator is. */
export const ROW_UNITS = [
  'one_in',
  'percent',
  'per_1000',
  'per_100000',
  'thousand',
  'million',
  'times',
] as const

export type RowUnit = (typeof ROW_UNITS)[number]

/**
 * One figure behind an answer. `value`, bounds and computed values are in the unit of the indicator unless
 * `unit` says otherwise.
 */
export interface AnswerRow {
  readonly indicator: number
  readonly source: number
  readonly location: number
  /** ISO. */
  readonly period: string
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly intervalLevel: number | null
  readonly flags: readonly string[]
  readonly group: { readonly dimension: string; readonly category: string } | null
  /** The kind of the row: a figure as published, or one worked out of figures. */
  readonly kind: 'figure' | 'forecast' | 'sum' | 'difference' | 'converted' | 'target' | 'count'
  /** Of a converted figure; null: the indicator's own. */
  readonly unit: RowUnit | null
  /** The target that it is held against; null for none. */
  readonly target: number | null
}

export interface AnswerLink {
  readonly href: string
  readonly title: Value
  /** The figure that lies there, as it stands by itself; null where none does. */
  readonly view: StoredView | null
}

/** A question that can be asked instead or next, as a reader would type it, and the words on its button. */
export interface Suggestion {
  readonly label: Value
  readonly question: string
}

/** A part that was not said and therefore assumed, and its alternatives. */
export interface Assumption {
  readonly said: Value
  readonly alternatives: readonly Suggestion[]
}

/** The text that a sentence comes from. */
export interface Origin {
  readonly title: Value
  readonly quote: Value
}

/** A sentence of an answer; without an origin it rests on the rows. */
export interface Sentence {
  readonly said: Value
  readonly origin: Origin | null
}

/** The answer to one question. */
export interface PartAnswer {
  readonly said: readonly Value[]
  /** Where the first sentences come from, in their order; empty where they rest on rows. */
  readonly origins: readonly (Origin | null)[]
  readonly rows: readonly AnswerRow[]
  readonly reason: DeclineReason | null
  readonly links: readonly AnswerLink[]
  readonly assumptions: readonly Assumption[]
  readonly suggestions: readonly Suggestion[]
}

/** The answer to a text, with all its parts. */
export interface Answer extends Omit<PartAnswer, 'said' | 'origins'> {
  readonly text: Value
  /** The same text, sentence by sentence. */
  readonly sentences: readonly Sentence[]
  readonly declined: boolean
  /** The figure that shows it; null where there is no figure. */
  readonly view: StoredView | null
  readonly understood: readonly Reading[]
  /** The question that the next one may go on with. */
  readonly last: Question | null
}

/** The data that an answer is made with. */
export interface AnswerInput {
  readonly question: Question
  readonly data: QuestionData
}

const NOTHING: PartAnswer = {
  said: [],
  origins: [],
  rows: [],
  reason: null,
  links: [],
  assumptions: [],
  suggestions: [],
}

/** An answer of sentences that come from texts of the catalogue; the rest is empty. */
export function answeringFrom(
  sentences: readonly Sentence[],
  given: Omit<Partial<PartAnswer>, 'said' | 'origins'>,
): PartAnswer {
  return {
    ...NOTHING,
    ...given,
    said: sentences.map(({ said }) => said),
    origins: sentences.map(({ origin }) => origin),
  }
}

/** An answer with the sentences and rows given; the rest is empty. */
export function answering(given: Partial<PartAnswer>): PartAnswer {
  return { ...NOTHING, ...given }
}
