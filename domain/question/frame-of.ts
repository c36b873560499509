import { NATION } from '#domain/location/location.ts'
import { type Course, type End, type Frame, type FrameKind, PLAIN_FRAMES } from './frame.ts'
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

type Plain = (typeof PLAIN_FRAMES)[number]

interface Rule {
  readonly kind: Plain
  readonly holds: (heard: Heard) => boolean
}

const any = (heard: Heard, ...cues: readonly Cue[]) => cues.some((cue) => heard.cues.has(cue))
const ORDERING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']
const ENDS: readonly End[] = ['highest', 'lowest', 'best', 'worst']

const isNamed = ({ indicator, choices }: Heard) => indicator !== null || choices.length > 0
const isBare = ({ places, sources, periods, level }: Heard) =>
  places.length === 0 && sources.length === 0 && periods.years.length === 0 && level === null
/** Words for a figure say that a figure is wanted: `what is the rate of`. */
const asksFigure = (heard: Heard) => any(heard, 'figure_word', 'latest')
/** Places are asked for: a level is named, or `where`, `who`. */
const asksPlaces = ({ level, isWhere }: Heard) => level !== null || isWhere

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

/** Frames that change, time and limits of figures turn into another one. */
const TURNED: readonly Plain[] = [
  ...([
    'level',
    'number',
    'rank',
    'change',
    'compare_places',
    'compare_years',
    'catalogue',
    'target',
  ] as const),
  ...(['compare_sources', 'rank_of_place', 'quote', 'groups', 'convert', 'sum'] as const),
]

/** The frame: that of the first rule that holds, with what it needs. */
export function frameOf(heard: Heard): Frame {
  const kind: Plain = RULES.find(({ holds }) => holds(heard))?.kind ?? 'level'
  const plain: Frame = { kind }
  if (!TURNED.includes(kind) || heard.indicator === null) return plain
  return changeByPlace(heard) ?? extremeInTime(heard) ?? threshold(heard) ?? plain
}

/** The frame of that kind, for a question that goes on; null where it needs words of its own. */
export function plainFrame(kind: FrameKind): Frame | null {
  const plain = PLAIN_FRAMES.find((one) => one === kind)
  return plain ? { kind: plain } : null
}

function changeByPlace(heard: Heard): Frame | null {
  const course = courseOf(heard)
  if (course === null || !asksPlaces(heard) || heard.group !== null) return null
  if (any(heard, 'future', 'target')) return null
  return {
    kind: 'change_by_place',
    course,
    asks: any(heard, 'number') && !any(heard, 'highest', 'best', 'worst', 'lowest') ? 'count' : 'most',
  }
}

/** How figures are said to have gone; null where no change is named. */
export function courseOf(heard: Pick<Heard, 'cues'>): Course | null {
  const { cues } = heard
  if (cues.has('improve')) return 'better'
  if (cues.has('worsen')) return 'worse'
  if (cues.has('rise')) return 'rise'
  if (cues.has('fall')) return 'fall'
  return cues.has('trend') ? 'any' : null
}

/** The highest or lowest of one place over time. */
function extremeInTime(heard: Heard): Frame | null {
  const end = ENDS.find((cue) => heard.cues.has(cue))
  if (end === undefined || heard.level !== null || heard.isWhere || heard.places.length > 1) return null
  if (any(heard, 'target', 'sdg', 'quote', 'rank')) return null
  const isTime = any(heard, 'when', 'ever', 'year_word')
  const isOfOne =
    !heard.isPremise &&
    !heard.isZones &&
    heard.places.length === 1 &&
    !heard.isNation &&
    heard.periods.years.length < 2
  return isTime || isOfOne ? { kind: 'extreme_in_time', end } : null
}

function threshold(heard: Heard): Frame | null {
  const { limit } = heard
  if (limit === null || heard.group !== null || heard.places.length > 1) return null
  return { kind: 'threshold', limit, asks: asksPlaces(heard) ? 'which' : 'whether' }
}
