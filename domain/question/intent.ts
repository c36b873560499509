import type { Intent } from './question.ts'
import type { Cue } from './question-words.ts'
import type { ReadPart } from './read-part.ts'

/** The basis of the intent: the words read, with the parts that remain from the question before. */
export type Heard = Pick<
  ReadPart,
  | 'cues'
  | 'indicator'
  | 'sources'
  | 'places'
  | 'level'
  | 'periods'
  | 'group'
  | 'product'
  | 'contents'
  | 'choices'
> & { readonly currentYear: number; readonly isWhere: boolean }

interface Rule {
  readonly intent: Intent
  readonly holds: (heard: Heard) => boolean
}

const any = (heard: Heard, ...cues: readonly Cue[]) => cues.some((cue) => heard.cues.has(cue))
const ORDERING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']

const isNamed = ({ indicator, choices }: Heard) => indicator !== null || choices.length > 0
const isBare = ({ places, sources, periods, level }: Heard) =>
  places.length === 0 && sources.length === 0 && periods.years.length === 0 && level === null
/** Words for a figure say that a figure is wanted: `what is the rate of`. */
const asksFigure = (heard: Heard) => any(heard, 'figure_word', 'latest')

const RULES: readonly Rule[] = [
  { intent: 'product', holds: (heard) => heard.product !== null && heard.indicator === null },
  {
    intent: 'greeting',
    holds: (heard) =>
      any(heard, 'greeting', 'thanks', 'able') && heard.contents.length === 0 && isBare(heard),
  },
  { intent: 'decline', holds: (heard) => any(heard, 'what_if') },
  { intent: 'licence', holds: (heard) => any(heard, 'licence') },
  {
    intent: 'method',
    holds: (heard) => any(heard, 'method') && (heard.sources.length > 0 || heard.indicator !== null),
  },
  {
    intent: 'comparable',
    holds: (heard) =>
      any(heard, 'comparable') &&
      heard.indicator !== null &&
      heard.places.length < 2 &&
      heard.level === null &&
      heard.periods.years.length < 2,
  },
  { intent: 'story', holds: (heard) => any(heard, 'story') && heard.indicator !== null },
  { intent: 'limits', holds: (heard) => any(heard, 'limits') && heard.indicator !== null },
  {
    intent: 'definition',
    holds: (heard) =>
      any(heard, 'numerator', 'denominator', 'define') &&
      heard.indicator !== null &&
      !any(heard, 'source_word', 'mean'),
  },
  {
    intent: 'definition',
    holds: (heard) =>
      any(heard, 'what_is') &&
      heard.indicator !== null &&
      isBare(heard) &&
      heard.group === null &&
      !asksFigure(heard) &&
      !asksOther(heard),
  },
  {
    intent: 'method',
    holds: (heard) =>
      any(heard, 'what_is', 'define', 'why') &&
      heard.sources.length > 0 &&
      !isNamed(heard) &&
      heard.places.length === 0,
  },
  { intent: 'why_differ', holds: (heard) => any(heard, 'differ') && !any(heard, 'quote') },
  { intent: 'why_differ', holds: (heard) => any(heard, 'why') && heard.sources.length > 1 },
  {
    intent: 'sum',
    holds: (heard) =>
      any(heard, 'total', 'mean') &&
      (heard.places.length > 1 ||
        heard.level !== null ||
        (any(heard, 'mean') && (heard.sources.length > 1 || any(heard, 'source_word', 'all_sources')))),
  },
  { intent: 'quote', holds: (heard) => any(heard, 'quote') },
  {
    intent: 'compare_sources',
    holds: (heard) =>
      any(heard, 'all_sources') || (any(heard, 'all') && any(heard, 'source_word') && !any(heard, 'exists')),
  },
  {
    intent: 'compare_sources',
    holds: (heard) =>
      any(heard, 'source_word') && any(heard, 'compare') && heard.level === null && heard.places.length < 2,
  },
  { intent: 'map', holds: (heard) => any(heard, 'map', 'chart') && isNamed(heard) },
  {
    intent: 'catalogue',
    holds: (heard) =>
      any(heard, 'source_word') &&
      !any(heard, 'latest', 'survey') &&
      heard.periods.years.length === 0 &&
      (isNamed(heard) || heard.sources.length === 0) &&
      !any(heard, 'trend', 'target', ...ORDERING),
  },
  {
    intent: 'catalogue',
    holds: (heard) =>
      any(heard, 'year_word') &&
      heard.periods.years.length === 0 &&
      !any(heard, 'trend', 'latest', 'target', 'future', ...ORDERING),
  },
  {
    intent: 'catalogue',
    holds: (heard) =>
      any(heard, 'indicator_word') &&
      !any(heard, ...ORDERING) &&
      heard.periods.years.length === 0 &&
      heard.places.length === 0,
  },
  {
    intent: 'catalogue',
    holds: (heard) =>
      any(heard, 'exists') &&
      isBare(heard) &&
      heard.group === null &&
      !any(heard, 'trend', 'target', 'future', ...ORDERING),
  },
  { intent: 'groups', holds: (heard) => heard.group !== null },
  { intent: 'groups', holds: (heard) => any(heard, 'groups') },
  {
    intent: 'rank',
    holds: (heard) =>
      (heard.level !== null || heard.isWhere) &&
      any(heard, ...ORDERING) &&
      (heard.places.length < 2 || heard.level !== null),
  },
  { intent: 'rank', holds: (heard) => heard.level !== null && heard.places.length < 2 && any(heard, 'gap') },
  { intent: 'rank', holds: (heard) => heard.level !== null && any(heard, 'below', 'above', 'target') },
  {
    intent: 'target',
    holds: (heard) =>
      any(heard, 'target', 'sdg') &&
      !(any(heard, 'sdg') && heard.cues.size === 1 && heard.contents.length === 0),
  },
  {
    intent: 'forecast',
    holds: (heard) => any(heard, 'future') || heard.periods.years.some((year) => year > heard.currentYear),
  },
  {
    intent: 'rank',
    holds: (heard) => any(heard, ...ORDERING) && heard.places.length === 0 && !asksOneFigure(heard),
  },
  { intent: 'compare_sources', holds: (heard) => heard.sources.length > 1 },
  { intent: 'compare_places', holds: (heard) => heard.places.length > 1 },
  {
    intent: 'compare_places',
    holds: (heard) => heard.level !== null && heard.places.length < 2 && any(heard, 'all', 'compare'),
  },
  {
    intent: 'trend',
    holds: (heard) =>
      heard.periods.isSpan ||
      (heard.periods.years.length > 1 && isApart(heard.periods.years)) ||
      any(heard, 'trend') ||
      (any(heard, 'since') && heard.periods.years.length === 1),
  },
  { intent: 'convert', holds: (heard) => any(heard, 'as_percent', 'as_million', 'as_thousand', 'one_in') },
  { intent: 'rank', holds: (heard) => heard.level !== null },
]

/** Two years in a row are the two years of one round: 2023–24. */
function isApart(years: readonly number[]): boolean {
  return years.length > 2 || Math.abs((years[0] ?? 0) - (years[1] ?? 0)) > 1
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

/** The intent: that of the first rule that holds. */
export function intentOf(heard: Heard): Intent {
  return RULES.find(({ holds }) => holds(heard))?.intent ?? 'value'
}
