import type { End, PLAIN_FRAMES } from './frame.ts'
import type { Cue } from './question-words.ts'
import type { ReadPart } from './read-part.ts'

/** The basis of the frame: the words read, with the parts that remain from the question before. */
export type Heard = Pick<
  ReadPart,
  | 'tokens'
  | 'cues'
  | 'indicator'
  | 'sources'
  | 'places'
  | 'level'
  | 'periods'
  | 'group'
  | 'limit'
  | 'besidePlace'
  | 'product'
  | 'help'
  | 'contents'
  | 'choices'
  | 'against'
  | 'limitBeside'
  | 'claimed'
> & {
  readonly currentYear: number
  readonly isWhere: boolean
  /** An order is told, not asked for: `Kano, which has the highest rate`. */
  readonly isPremise: boolean
  /** The one place is said to stand at an end: `is Lagos the best`. */
  readonly isSubject: boolean
  /** The question says a number itself. */
  readonly isClaimed: boolean
  /** The indicator is a share, a rate or a density: the number of people behind it is not held. */
  readonly isShare: boolean
  /** The one place that is named is the nation. */
  readonly isNation: boolean
  /** Zones alone are named. */
  readonly isZones: boolean
}

export type Plain = (typeof PLAIN_FRAMES)[number]

/** A frame, and the questions that are in it. */
export interface Rule {
  readonly kind: Plain
  readonly holds: (heard: Heard) => boolean
}

/** One of the cues was heard. */
export const any = (heard: Heard, ...cues: readonly Cue[]) => cues.some((cue) => heard.cues.has(cue))
/** Words that put places, sources or years into an order. */
export const ORDERING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']
/** The ends of an order, as cues. */
export const ENDS: readonly End[] = ['highest', 'lowest', 'best', 'worst']

/** An indicator is named, or several that it may be. */
export const isNamed = ({ indicator, choices }: Heard) => indicator !== null || choices.length > 0
/** No place, source, year or level is named. */
export const isBare = ({ places, sources, periods, level }: Heard) =>
  places.length === 0 && sources.length === 0 && periods.years.length === 0 && level === null
/** Words for a figure say that a figure is wanted: `what is the rate of`. */
export const asksFigure = (heard: Heard) => any(heard, 'figure_word', 'latest')
/** Places are asked for: a level is named, or `where`, `who`. */
export const asksPlaces = ({ level, isWhere }: Heard) => level !== null || isWhere
