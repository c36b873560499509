import type { Classification } from '#domain/data-source/data-source.ts'
import type { Level } from '#domain/location/location.ts'
import type { Frame } from './frame.ts'
import type { Publisher } from './publisher.ts'
import type { Cue, OwnLanguage } from './question-words.ts'

/** Why a question gets no figure. */
export const DECLINE_REASONS = [
  'empty',
  'injection',
  'medical',
  'politics',
  'privacy',
  'opinion',
  'other_country',
  'not_understood',
  'unknown_words',
  'unknown_group',
  'left_out',
  'ambiguous',
  'ambiguous_place',
  'no_context',
  'no_data',
  'no_group',
  'no_level',
  'no_parts',
  'no_number',
  'no_time',
  'no_target',
  'no_pair',
  'no_year',
  'no_rounds',
  'no_cause',
  'no_opposite',
  'without_part',
  'not_aggregable',
  'future',
  'what_if',
] as const

export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Years that were said; of a span both ends. */
export interface AskedPeriods {
  readonly years: readonly number[]
  /** Exact ISO periods that are no years: weeks, months. */
  readonly parts: readonly string[]
  readonly isSpan: boolean
  readonly isLatest: boolean
  /** The years are the two of one round: 2023–24. */
  readonly isRound: boolean
  /** A time that is told from today and shorter than a year, as it was written: `last week`. */
  readonly fromToday: string | null
  /** Weeks or months are put in order: `which week of 2024`; null for none. */
  readonly unit: 'week' | 'month' | null
}

export interface AskedGroup {
  readonly dimension: string
  /** Null: all groups of the dimension. */
  readonly category: string | null
}

/** The meaning of each word, so that a reader can check it. */
export interface Reading {
  readonly words: string
  readonly kind: 'indicator' | 'place' | 'source' | 'period' | 'group' | 'intent' | 'unused'
  readonly id: number | null
}

/** A topic of the help: what people ask, where it stands, and its steps. */
export interface HelpTopic {
  readonly title: string
  readonly address: string
  readonly steps: readonly string[]
  /** Words that it explains, between commas; absent: none. */
  readonly terms?: string | undefined
}

/** Places of one name: the asker must say which. */
export interface DoubleName {
  readonly said: string
  readonly ids: readonly number[]
}

/** What was asked about before in a slot that a question filled anew. */
export interface Replaced {
  readonly slot: 'place' | 'source' | 'period' | 'indicator'
  readonly ids: readonly number[]
  /** The source of the one figure that was told before; null where none was, or several. */
  readonly told: number | null
  /** An indicator took the place of one that had itself taken the place of another: the conversation is about more than two. */
  readonly isFurther?: true | undefined
}

/** A figure that a turn told, of the indicator and place of its question. */
export interface ToldFigure {
  readonly source: number
  readonly year: number
  /** Its source was named. */
  readonly isNamed: boolean
}

/** The years that a source has next to a figure of it. */
export interface YearsAround {
  readonly earlier: number | null
  readonly later: number | null
}

export const NOTHING_AROUND: YearsAround = { earlier: null, later: null }

/** A question as it was understood. */
export interface Question {
  readonly text: string
  readonly frame: Frame
  readonly reason: DeclineReason | null
  readonly indicators: readonly number[]
  /** The count of the people of whom a share is named, where a number of them is asked for; null for none. */
  readonly counted: number | null
  /** What is held of the same people where the indicator itself is held of the nation alone. */
  readonly belowNation: readonly number[]
  /** The indicators that it may be about, where that is not sure; the likeliest first. */
  readonly choices: readonly number[]
  readonly sources: readonly number[]
  /** The publisher that was named, any of whose sources may have the figure; null where sources themselves were, or none. */
  readonly publisher: Publisher | null
  readonly classification: Classification | null
  readonly places: readonly number[]
  /** Places that the conversation was about before, of figures that went on from each other, the last one first. */
  readonly earlierPlaces: readonly number[]
  /** Years of which the conversation asked before, of the same indicator, the last one last. */
  readonly earlierYears: readonly number[]
  /** The places that the answer told beside each other, or that an answer before told and of which these are some; absent: fewer than two. */
  readonly named?: readonly number[] | undefined
  /** The place that the answer named, where the question named none: of a ranking the first; null for none, or several. */
  readonly found: number | null
  /** The source of the one figure that the answer told; null where it told none, or several. */
  readonly told: number | null
  /** The year of the figure that the answer told first; null for none. */
  readonly toldYear: number | null
  /** The week or month of that figure, as ISO text; absent where it is of a year, or told none. */
  readonly toldPart?: string | undefined
  /** The figure that the turn before told of the same indicator and place; absent for none. */
  readonly toldFirst?: ToldFigure | undefined
  /** The figures that are held against each other, where the turns before told them; absent: by source and time of the question. */
  readonly figures?: readonly ToldFigure[] | undefined
  /** The years of the figures before and after that one, of the same source; null where there is none. */
  readonly around: YearsAround
  /** What this question took the place of in the one before; null for nothing. */
  readonly replaced: Replaced | null
  readonly double: DoubleName | null
  /** The places of which level are asked about: `which state`. */
  readonly level: Level | null
  readonly periods: AskedPeriods
  readonly group: AskedGroup | null
  /** The language of the country that it is asked in; null for English. */
  readonly language: OwnLanguage | null
  /** Every cue that was heard. */
  readonly cues: ReadonlySet<Cue>
  /** How many are wanted of a ranking; null where nothing was said. */
  readonly count: number | null
  /** The count names one place of the order: the second highest. */
  readonly isNth: boolean
  /** The opposite of the indicator is asked about: those who are not vaccinated. */
  readonly isOpposite: boolean
  /** Percentages and amounts that the question itself claims. */
  readonly claimed: readonly number[]
  /** Words that name the subject, where it is no single indicator: `what HIV indicators`. */
  readonly topic: readonly string[]
  /** Topic of a question about the product. */
  readonly product: string | null
  /** The topic of the help that is asked for. */
  readonly help: HelpTopic | null
  /** Words that carry meaning and were not used. */
  readonly unused: readonly string[]
  readonly readings: readonly Reading[]
  /** Slots that were taken from the question before. */
  readonly kept: readonly Slot[]
  /** The other figures that were asked in the same turn, in their order: what names none is asked of each. */
  readonly others?: readonly Question[] | undefined
  /** Of a question that was asked back: the one that was understood before it, with which what does not answer goes on. */
  readonly earlier?: Question | undefined
}

export type Slot = 'indicator' | 'place' | 'source' | 'period' | 'frame' | 'group'

export const NO_PERIODS: AskedPeriods = {
  years: [],
  parts: [],
  isSpan: false,
  isLatest: false,
  isRound: false,
  fromToday: null,
  unit: null,
}
