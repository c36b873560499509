import type { Phrasings } from './phrasings.ts'

/** The meaning of a word or phrase of a question beside names: the wish, how much of it, what lies outside of the data. */
export const CUES = [
  'latest',
  'highest',
  'lowest',
  'best',
  'worst',
  'rank',
  'compare',
  'gap',
  'ratio',
  'relative',
  'trend',
  'rise',
  'fall',
  'improve',
  'worsen',
  'when',
  'ever',
  'among',
  'number',
  'miss',
  'except',
  'interval',
  'changes',
  'since',
  'until',
  'target',
  'distance',
  'sdg',
  'quote',
  'differ',
  'agree',
  'why',
  'what_is',
  'define',
  'numerator',
  'denominator',
  'licence',
  'method',
  'comparable',
  'limits',
  'source_word',
  'year_word',
  'exists',
  'indicator_word',
  'map',
  'chart',
  'future',
  'certain',
  'total',
  'mean',
  'as_percent',
  'as_million',
  'as_thousand',
  'one_in',
  'per_1000',
  'per_100000',
  'what_if',
  'greeting',
  'thanks',
  'able',
  'medical',
  'politics',
  'privacy',
  'opinion',
  'injection',
  'order',
  'state',
  'lga',
  'zone',
  'all',
  'all_sources',
  'survey',
  'routine',
  'estimate',
  'story',
  'groups',
  'below',
  'above',
  'also',
  'not',
  'unknown_group',
  'figure_word',
  'rate',
] as const

export type Cue = (typeof CUES)[number]

/** Languages of the country beside English. */
export const OWN_LANGUAGES = ['ha', 'yo', 'ig', 'pcm'] as const

export type OwnLanguage = (typeof OWN_LANGUAGES)[number]

/** Of each language: English word → the words that say the same, between commas. */
export type OwnLanguages = Readonly<Record<OwnLanguage, Readonly<Record<string, string>>>>

/** The words by which topics of the help are found. */
export interface HelpWords {
  /** Words of asking, which no topic is told by. */
  readonly asking: string
  /** Words that say the same about the product, between commas; the first stands for all. */
  readonly alike: readonly string[]
}

/** A publisher by the names that people use, and its sources by their names in the data, between commas. */
export interface PublisherWords {
  readonly name: string
  readonly said: string
  /** The source that is meant where no figure is asked for; null where nothing of it is held. */
  readonly main: string | null
  readonly sources: string
}

/** Words that only describe what the indicators are about whose names have `of`, a regular expression. */
export interface Kin {
  readonly of: string
  /** Between spaces. */
  readonly words: string
}

/** The words by which questions are read beside the names of the data: tables between commas. */
export interface QuestionWords {
  readonly cues: Readonly<Record<Cue, string>>
  /** Words that carry no meaning in a question. */
  readonly filler: string
  /** Words of talk, of `filler`: they never restrict, wherever they stand. */
  readonly talk: string
  /** Words that say little in talk around a question, and restrict beside what it names. */
  readonly stray: string
  /** Words that are spelled right and near to one of the data. */
  readonly english: string
  /** Words that say the same of an indicator; the first of each row stands for all. */
  readonly alike: readonly string[]
  readonly ownLanguages: OwnLanguages
  /** `dimension:category` → people's own names for the group. */
  readonly groups: Readonly<Record<string, string>>
  /** `dimension` → how people ask for all its groups. */
  readonly dimensions: Readonly<Record<string, string>>
  /** Codes of shares and rates → that of the count of the same people. */
  readonly counts: Readonly<Record<string, string>>
  /** Codes of shares of spending → that spending in money. */
  readonly amounts: Readonly<Record<string, string>>
  /** Codes of figures of the nation alone → those of what is held of the same people in states and LGAs. */
  readonly belowNation: Readonly<Record<string, string>>
  readonly countries: string
  /** Words of `filler` that tell names apart all the same: births at home are not births. */
  readonly telling: string
  /** Words for people, which tell some names apart. */
  readonly people: string
  /** Codes of indicators that are offered as examples. */
  readonly examples: string
  /** People's own names for places beside the names of the data. */
  readonly places: Readonly<Record<string, string>>
  /** Cities without a place of their own in the data → the places that make them up, between commas. */
  readonly cities: Readonly<Record<string, string>>
  /** Wider areas that are no place of the data → the places that make them up, all of which are meant. */
  readonly areas: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<string, string>>
  readonly publishers: readonly PublisherWords[]
  /** Names that are words of everyday language unless they are written in capitals. */
  readonly capitals: string
  /** More phrasings of indicators, by code. */
  readonly indicators: Phrasings
  /** Names of indicators that count word for word alone, by code: of their parts, too little is left to find it by. */
  readonly sayings: Phrasings
  readonly kin: readonly Kin[]
  /** Words for the sign of a limit in a name: spending (>10%) is spending over 10%. */
  readonly above: string
  readonly help: HelpWords
  /** How to use the product: topic → people's questions. */
  readonly product: Readonly<Record<string, string>>
}
