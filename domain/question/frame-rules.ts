import { NATION } from '#domain/location/location.ts'
import type { End, PLAIN_FRAMES } from './frame.ts'
import type { Cue } from './question-words.ts'
import type { ReadPart } from './read-part.ts'

/** The basis of the frame: the words read, with the parts that remain from the question before. */
export type Heard = Pick<
  ReadPart,
  | 'cues'
  | 'indicator'
  | 'sources'
  | 'places'
  | 'level'
  | 'periods'
  | 'group'
  | 'limit'
  | 'product'
  | 'help'
  | 'contents'
  | 'choices'
> & {
  readonly currentYear: number
  readonly isWhere: boolean
  /** An order is told, not asked for: `Kano, which has the highest rate`. */
  readonly isPremise: boolean
  /** The question says a number itself. */
  readonly isClaimed: boolean
  /** The indicator is a share or a rate: the number of people behind it is not held. */
  readonly isShare: boolean
  /** The one place that is named is the nation. */
  readonly isNation: boolean
  /** Zones alone are named. */
  readonly isZones: boolean
}

export type Plain = (typeof PLAIN_FRAMES)[number]

interface Rule {
  readonly kind: Plain
  readonly holds: (heard: Heard) => boolean
}

/** One of the cues was heard. */
export const any = (heard: Heard, ...cues: readonly Cue[]) => cues.some((cue) => heard.cues.has(cue))
const ORDERING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']
/** The ends of an order, as cues. */
export const ENDS: readonly End[] = ['highest', 'lowest', 'best', 'worst']

const isNamed = ({ indicator, choices }: Heard) => indicator !== null || choices.length > 0
const isBare = ({ places, sources, periods, level }: Heard) =>
  places.length === 0 && sources.length === 0 && periods.years.length === 0 && level === null
/** Words for a figure say that a figure is wanted: `what is the rate of`. */
const asksFigure = (heard: Heard) => any(heard, 'figure_word', 'latest')
/** Places are asked for: a level is named, or `where`, `who`. */
export const asksPlaces = ({ level, isWhere }: Heard) => level !== null || isWhere

const RULES: readonly Rule[] = [
  {
    kind: 'help',
    holds: (heard) => heard.help !== null || (heard.product !== null && heard.indicator === null),
  },
  {
    kind: 'greeting',
    holds: (heard) =>
      any(heard, 'greeting', 'thanks', 'able') && heard.contents.length === 0 && isBare(heard),
  },
  { kind: 'decline', holds: (heard) => any(heard, 'what_if') },
  { kind: 'changes', holds: (heard) => any(heard, 'changes') && !isNamed(heard) && isBare(heard) },
  { kind: 'licence', holds: (heard) => any(heard, 'licence') },
  {
    kind: 'method',
    holds: (heard) => any(heard, 'method') && (heard.sources.length > 0 || heard.indicator !== null),
  },
  {
    kind: 'comparable',
    holds: (heard) =>
      any(heard, 'comparable') &&
      heard.indicator !== null &&
      heard.places.length < 2 &&
      heard.level === null &&
      heard.periods.years.length < 2,
  },
  {
    kind: 'interval',
    holds: (heard) =>
      any(heard, 'interval') && any(heard, 'what_is', 'define', 'why') && !any(heard, ...ORDERING),
  },
  { kind: 'story', holds: (heard) => any(heard, 'story') && heard.indicator !== null },
  { kind: 'limits', holds: (heard) => any(heard, 'limits') && heard.indicator !== null },
  {
    kind: 'definition',
    holds: (heard) =>
      any(heard, 'numerator', 'denominator', 'define') &&
      heard.indicator !== null &&
      !any(heard, 'source_word', 'mean'),
  },
  {
    kind: 'definition',
    holds: (heard) =>
      any(heard, 'what_is') &&
      heard.indicator !== null &&
      isBare(heard) &&
      heard.group === null &&
      !asksFigure(heard) &&
      !asksOther(heard),
  },
  {
    kind: 'method',
    holds: (heard) =>
      any(heard, 'what_is', 'define', 'why') &&
      heard.sources.length > 0 &&
      !isNamed(heard) &&
      heard.places.length === 0,
  },
  {
    kind: 'why_differ',
    holds: (heard) => any(heard, 'differ') && !any(heard, 'quote') && heard.places.length < 2,
  },
  { kind: 'why_differ', holds: (heard) => any(heard, 'why') && heard.sources.length > 1 },
  {
    // Figures say what is; nothing here says why.
    kind: 'decline',
    holds: (heard) =>
      any(heard, 'why') &&
      heard.indicator !== null &&
      heard.sources.length < 2 &&
      !heard.isClaimed &&
      !any(heard, 'quote', 'interval'),
  },
  {
    kind: 'sum',
    holds: (heard) =>
      any(heard, 'total', 'mean') &&
      // The average of the country is the figure of the country.
      !(any(heard, 'mean') && heard.places.includes(NATION)) &&
      (heard.places.length > 1 ||
        heard.level !== null ||
        (any(heard, 'mean') && (heard.sources.length > 1 || any(heard, 'source_word', 'all_sources')))),
  },
  { kind: 'quote', holds: (heard) => any(heard, 'quote') },
  {
    kind: 'compare_sources',
    holds: (heard) =>
      any(heard, 'all_sources') || (any(heard, 'all') && any(heard, 'source_word') && !any(heard, 'exists')),
  },
  {
    kind: 'compare_sources',
    holds: (heard) =>
      any(heard, 'source_word') && any(heard, 'compare') && heard.level === null && heard.places.length < 2,
  },
  { kind: 'map', holds: (heard) => any(heard, 'map', 'chart') && isNamed(heard) },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'source_word') &&
      !any(heard, 'latest', 'survey') &&
      heard.periods.years.length === 0 &&
      (isNamed(heard) || heard.sources.length === 0) &&
      !any(heard, 'trend', 'target', ...ORDERING),
  },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'year_word') &&
      heard.periods.years.length === 0 &&
      !any(heard, 'trend', 'latest', 'target', 'future', ...ORDERING),
  },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'indicator_word') &&
      !any(heard, ...ORDERING) &&
      heard.periods.years.length === 0 &&
      heard.places.length === 0,
  },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'exists') &&
      isBare(heard) &&
      heard.group === null &&
      !any(heard, 'trend', 'target', 'future', ...ORDERING),
  },
  { kind: 'groups', holds: (heard) => heard.group !== null },
  { kind: 'groups', holds: (heard) => any(heard, 'groups') },
  {
    kind: 'rank_of_place',
    holds: (heard) =>
      any(heard, 'rank', 'among') &&
      heard.places.length === 1 &&
      !heard.isNation &&
      !any(heard, ...ENDS) &&
      (any(heard, 'among') || heard.level === null),
  },
  {
    kind: 'rank',
    holds: (heard) =>
      (heard.level !== null || heard.isWhere) &&
      any(heard, ...ORDERING) &&
      (heard.places.length < 2 || heard.level !== null),
  },
  { kind: 'rank', holds: (heard) => heard.level !== null && heard.places.length < 2 && any(heard, 'gap') },
  { kind: 'rank', holds: (heard) => heard.level !== null && any(heard, 'below', 'above', 'target') },
  {
    kind: 'target',
    holds: (heard) =>
      any(heard, 'target', 'sdg') &&
      !(any(heard, 'sdg') && heard.cues.size === 1 && heard.contents.length === 0),
  },
  {
    kind: 'forecast',
    holds: (heard) => any(heard, 'future') || heard.periods.years.some((year) => year > heard.currentYear),
  },
  {
    kind: 'rank',
    holds: (heard) =>
      any(heard, ...ORDERING) && (heard.places.length === 0 || heard.isZones) && !asksOneFigure(heard),
  },
  { kind: 'compare_sources', holds: (heard) => heard.sources.length > 1 },
  { kind: 'compare_places', holds: (heard) => heard.places.length > 1 },
  {
    kind: 'compare_places',
    holds: (heard) => heard.level !== null && heard.places.length === 1 && any(heard, 'all', 'compare'),
  },
  {
    kind: 'change',
    holds: (heard) =>
      heard.periods.isSpan ||
      (any(heard, 'trend') && !heard.periods.isRound) ||
      (any(heard, 'since') && heard.periods.years.length === 1),
  },
  { kind: 'compare_years', holds: ({ periods }) => periods.years.length > 1 && !periods.isRound },
  { kind: 'number', holds: (heard) => heard.isShare && any(heard, 'number') && !isScaled(heard) },
  { kind: 'convert', holds: (heard) => any(heard, 'as_percent', 'as_million', 'as_thousand', 'one_in') },
  { kind: 'rank', holds: (heard) => heard.level !== null },
]

/** A number out of some people is a share said otherwise. */
function isScaled(heard: Heard): boolean {
  return any(heard, 'as_percent', 'one_in', 'per_1000', 'per_100000')
}

function asksOther(heard: Heard): boolean {
  return any(
    heard,
    'trend',
    'target',
    'sdg',
    'quote',
    'future',
    'compare',
    'map',
    'chart',
    'all_sources',
    'exists',
    'source_word',
    'year_word',
    'one_in',
    ...ORDERING,
  )
}

/** `the highest value ever`: of one place, no ranking of places. */
function asksOneFigure(heard: Heard): boolean {
  return heard.sources.length > 0 && heard.periods.years.length > 0 && !heard.isWhere
}

/** The kind of the first rule that holds; the level where none does. */
export function plainKindOf(heard: Heard): Plain {
  return RULES.find(({ holds }) => holds(heard))?.kind ?? 'level'
}
