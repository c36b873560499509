import { NATION } from '#domain/location/location.ts'
import { DENIALS } from './denials.ts'
import type { Frame, FrameKind } from './frame.ts'
import type { Lexicon } from './lexicon.ts'
import { isPremise } from './premise.ts'
import type { Question } from './question.ts'
import type { Cue } from './question-words.ts'
import type { ReadPart } from './read-part.ts'
import { type Span, spansOf } from './spans.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

/** Words that turn what is asked: an answer that does not follow them is the answer to another question. */
const TURNING: readonly Cue[] = [
  ...(['highest', 'lowest', 'best', 'worst', 'rank', 'among', 'compare', 'gap'] as const),
  ...(['trend', 'rise', 'fall', 'improve', 'worsen', 'since', 'until', 'when', 'ever', 'future'] as const),
  ...(['target', 'sdg', 'distance', 'quote', 'differ', 'why', 'interval', 'total', 'mean'] as const),
  ...(['as_percent', 'as_million', 'as_thousand', 'one_in', 'all_sources', 'map', 'groups'] as const),
  ...(['method', 'numerator', 'denominator', 'comparable', 'indicator_word', 'story'] as const),
]

const COURSE: readonly Cue[] = ['trend', 'rise', 'fall', 'improve', 'worsen', 'since', 'until']
const ENDS: readonly Cue[] = ['highest', 'lowest', 'best', 'worst']
const UNITS: readonly Cue[] = ['as_percent', 'as_million', 'as_thousand', 'one_in']
const LIMITS: readonly Cue[] = ['compare', ...COURSE, ...UNITS, 'when', 'among', 'total']

/**
 * Of each frame that gives figures the turning words that its answer follows. The other frames describe: they answer with
 * texts, or with everything that is held.
 */
const FOLLOWED: Partial<Readonly<Record<FrameKind, readonly Cue[]>>> = {
  level: ['total', 'interval'],
  convert: UNITS,
  number: ['total', 'as_million', 'as_thousand'],
  compare_sources: ['compare', 'gap', 'all_sources', 'differ', 'mean'],
  compare_places: ['compare', 'gap', 'among', ...COURSE],
  compare_years: ['compare', 'gap', 'differ', ...COURSE],
  compare_indicators: ['compare', 'gap', 'among', 'fall', 'trend', ...ENDS],
  rank: [...ENDS, 'rank', 'among', 'compare', 'gap', 'target', 'sdg', 'quote', 'total'],
  rank_of_place: ['rank', 'among', 'compare'],
  change: ['compare', 'gap', 'distance', ...COURSE],
  change_by_place: ['compare', 'gap', 'rank', 'among', 'highest', 'best', 'worst', ...COURSE],
  extreme_in_time: [...ENDS, 'when', 'ever', 'since', 'until', 'trend', 'compare'],
  threshold: [...LIMITS, 'rank', 'future'],
  both_limits: [...LIMITS],
  distance: ['distance', 'target', 'sdg', 'gap', 'compare', 'trend', 'fall', 'rise'],
  target: ['target', 'sdg', 'compare', 'gap', 'distance', 'when', 'ever'],
  groups: ['groups', 'compare', 'gap', ...ENDS],
  sum: ['total', 'mean', 'all_sources', 'compare', 'among'],
}

/** Frames of one place: `which states` is not answered by them. */
const OF_ONE: readonly FrameKind[] = [
  ...(['level', 'number', 'convert', 'compare_years', 'change', 'extreme_in_time', 'distance'] as const),
]
/** Frames whose figures are of one time. */
const OF_ONE_YEAR: readonly FrameKind[] = [
  ...(['compare_places', 'compare_indicators', 'rank', 'rank_of_place', 'threshold', 'both_limits', 'number', 'convert', 'groups'] as const),
]
const LEVELS: readonly Cue[] = ['state', 'lga', 'zone']

/** Words of comparing that also only join or bound: `a nurse or midwife`, `against measles`. */
const JOINING = /^(or|against|between|both|beside|next to|than)$/i

type Said = Pick<
  Question,
  'text' | 'frame' | 'isOpposite' | 'periods' | 'claimed' | 'places' | 'indicators' | 'level'
>

/**
 * The words of a question that its frame does not follow, as they were written: the answer would leave them out, and be that
 * of another question. None where everything is followed.
 */
export function leftOut(
  { text, frame, isOpposite, periods, claimed, places, indicators, level }: Said,
  { tokens, cues }: Pick<ReadPart, 'tokens' | 'cues'>,
  lexicon: Lexicon,
): string[] {
  const followed = FOLLOWED[frame.kind]
  if (!followed) return []
  const own = namedWords(indicators, lexicon)
  const spans = spansOf(tokens, lexicon)
  // What was heard in words of this question alone: not what it keeps from the one before.
  const wordsOf = (cue: Cue) =>
    spans
      .filter(({ meanings }) => meanings.some((one) => one.kind === 'cue' && one.cue === cue))
      .map(({ start, count }) =>
        tokens
          .slice(start, start + count)
          .map(({ said }) => said)
          .join(' '),
      )
  const isBeside = (cue: Cue, words: string) =>
    (cue === 'compare' && (JOINING.test(words) || isOpposite)) ||
    (ENDS.includes(cue) && frame.kind === 'level' && places.length === 1 && isPremise(text)) ||
    // `The year 2000`, `since nobody delivers at home`: no other time is asked for.
    (cue === 'when' && periods.years.length > 0) ||
    (cue === 'since' && periods.years.length + periods.parts.length === 0) ||
    (cue === 'why' && claimed.length > 0) ||
    // `Don collect BCG`: they got it.
    (cue === 'method' && /^collect\w*$/i.test(words)) ||
    // `Average household size`, `distance to a facility`: the word belongs to the name.
    plainWords(words).some((word) => own.has(word)) ||
    // The average of the country is the figure of the country.
    (cue === 'mean' && places.includes(NATION)) ||
    (cue === 'as_percent' && isPercent(indicators, lexicon)) ||
    (cue === 'when' && isOfName(words, tokens, { indicators, lexicon })) ||
    (cue === 'target' && frame.kind === 'groups')
  const open = TURNING.filter((cue) => cues.has(cue) && !followed.includes(cue)).flatMap((cue) =>
    wordsOf(cue).filter((words) => !isBeside(cue, words)),
  )
  const levels = level !== null && OF_ONE.includes(frame.kind) ? LEVELS.flatMap(wordsOf) : []
  // `Twice as fast as Nigeria`: places that moved are told of a zone, and held against none.
  const isOfZone = (id: number) => lexicon.reference.locations.get(id)?.level === 2
  const rivals =
    frame.kind === 'change_by_place' && !places.every(isOfZone)
      ? tokens.filter(({ said }) => /^(than|as|like|outside)$/i.test(said)).map(({ said }) => said)
      : []
  const years = periods.years.length > 1 && !periods.isRound && OF_ONE_YEAR.includes(frame.kind) ? periods.years.slice(1).map(String) : []
  const course = againstCourse(frame, { tokens, cues, wordsOf })
  return [
    ...new Set([...open, ...levels, ...rivals, ...years, ...course, ...ofPlaces(frame, { tokens, spans, lexicon })]),
  ]
}

function isPercent(indicators: readonly number[], { reference }: Lexicon): boolean {
  return indicators.every((id) => reference.indicators.get(id)?.factor === 2)
}

/** `When they gave birth`: the clause is what the indicator is about, and no time is asked for. */
function isOfName(
  words: string,
  tokens: readonly Token[],
  { indicators, lexicon }: { readonly indicators: readonly number[]; readonly lexicon: Lexicon },
): boolean {
  const at = tokens.findIndex(({ said }) => said === words)
  const isJoined = at > 0 && /^(they|she|women|mothers|giving|delivering)$/i.test(tokens[at + 1]?.said ?? '')
  const named = lexicon.indicators.named.get(indicators[0] ?? 0)
  const isNamed = ({ word }: Token) => named?.has(word) || named?.has(lexicon.indicators.conceptOf(word))
  return isJoined && tokens.slice(at + 1).some((token) => isNamed(token))
}

/** Frames that look for places: each word of such a question may say which, or how they are put in order. */
const OF_PLACES: readonly FrameKind[] = ['change_by_place', 'rank', 'both_limits']
/** Words that only bind, ask or thank. */
const BINDING =
  /^(rather|first|about|then|too|same|again|how|when|much|many|such|still|bear|bears|sit|sits|count|climb|climbed|the|a|an|in|with|for|to|on|has|have|had|having|where|of|from|which|what|are|is|was|were|be|been|being|under|did|do|does|don|dey|get|gets|got|who|whose|by|saw|see|seen|at|more|made|make|use|using|used|among|amongst|they|their|it|its|as|and|or|recorded|record|lie|lies|points?|less|within|back|but|that|this|these|those|you|your|hold|holds|held|give|gives|given|yet|reach|reaches|reached|hit|hits|live|lives|people|children|child|kids|women|men|mothers|girls|boys|babies|households?|abeg|wo|wace|yara|pikin|please|pls|kindly|tell|me|i|we|us|my|our|want|need|know|like|can|could|would|may|show|list|name|find|let|now|currently|today|there|here|no|any|some|all|every|each|across|per|over|during|between|both|so|just|also|according|based|country|nigeria|nigerian|nation|national|overall|state|states|lga|lgas|zone|zones|local|government|area|areas|region|regions|rate|rates|level|levels|coverage|prevalence|percent|percentage|cent|share|proportion|figure|figures|number|numbers|value|values|data|report|reports|survey|year|years|place|places|go|goes|went|going|come|comes|came|doing|done|put|look|looking|want|im|am|wetin|na|di|dis|dat|for|um|uh|er|okay|ok|well|hello|hi|thanks|thank|sir|madam|ma|good|question|answer)$/i

/** Words of a question about places that nothing follows, and that are more than binding: `almost`, `odd`, `from first to last`. */
function ofPlaces(
  frame: Frame,
  {
    tokens,
    spans,
    lexicon,
  }: {
    readonly tokens: readonly Token[]
    readonly spans: readonly Span[]
    readonly lexicon: Lexicon
  },
): string[] {
  const isOfPlaces = OF_PLACES.includes(frame.kind) || (frame.kind === 'threshold' && frame.asks === 'which')
  const parts = lexicon.tagger?.(tokens.map(({ said }) => said))
  if (!isOfPlaces || !parts) return []
  const isSpanned = (at: number) => spans.some(({ start, count }) => at >= start && at < start + count)
  return tokens.flatMap(({ said, word }, at) => {
    // `From first to last`, `relative to`.
    const isFrom = /^first$/i.test(said) && tokens[at - 1]?.word === 'from'
    if (isFrom || /^relative$/i.test(said)) return [said]
    if (isSpanned(at) || BINDING.test(said) || MOST.test(said) || /\d/.test(word)) return []
    const isOther = lexicon.filler.has(word)
    const isTold = parts[at] === 'adjective' || parts[at] === 'adverb' || parts[at] === 'verb'
    return isOther || (isTold && !lexicon.vocabulary.has(word)) ? [said] : []
  })
}

/** Words of the names of the indicators that say more than filler. */
function namedWords(indicators: readonly number[], { reference }: Lexicon): ReadonlySet<string> {
  const words = indicators.flatMap((id) => {
    const about = reference.indicators.get(id)
    return about ? plainWords(`${about.shortName} ${about.fullName} ${about.definition}`) : []
  })
  return new Set(words.filter((word) => OF_NAMES.test(word)))
}

/** Turning words that names of indicators have. */
const OF_NAMES = /^(average|mean|median|distance|total|target|growth|gap|map|change|group)$/

interface Heard {
  readonly tokens: readonly Token[]
  readonly cues: ReadonlySet<Cue>
  /** The words by which a cue was heard. */
  readonly wordsOf: (cue: Cue) => readonly string[]
}

/** `Tiniest`, `weakest`: a superlative that is none of those for the most. */
function isOtherEnd(said: string): boolean {
  return /.{3}est$/i.test(said) && !MOST.test(said)
}

const MOST =
  /^(big+est|larg\w+|great\w+|high\w+|steep\w+|sharp\w+|furthest|farthest|fastest|quickest|strongest|deepest|widest|latest|newest|heaviest|hardest|worst|best|lowest|north-?west|south-?west|west|midwest|test|interest|request|honest|latest|forest|northwest|southwest|poorest|richest|highest)$/i

const EVERY =
  /^(average|averages|mean|median|exactly|every|each|always|consistently|steadily|continuously|continually)$/i
const LEVEL = /^(state|lga|zone|place|local|region)$/

const SLIGHT =
  /^(slow|slower|slowest|slowly|barely|hardly|scarcely|slightly|marginally|minimal|minimally|unchanged|same|stagnant|stagnated|stable|flat|stuck|stalled|constant|steady|steadiest|modest|tiny|slight|slightest|little|few|fewest|except)$/i

/** Both ways of one course: `which state improved and which fell`. The places that moved are told of one way alone. */
function againstCourse(frame: Frame, { tokens, cues, wordsOf }: Heard): readonly string[] {
  if (frame.kind !== 'change_by_place') return []
  // `Did not improve`, `barely changed`, `slowest progress`: those that moved most are the others.
  // `In every round`, `by the national average`: two rounds are no series, and nobody's change is an average.
  const every = tokens.filter(({ said }, at) => EVERY.test(said) && !LEVEL.test(tokens[at + 1]?.word ?? ''))
  if (every.length > 0) return every.map(({ said }) => said)
  const held = tokens
    .filter(({ word, said }) => DENIALS.has(word) || SLIGHT.test(said) || isOtherEnd(said))
    .map(({ said }) => said)
  if (held.length > 0 || frame.asks === 'count') return held
  const pairs: readonly (readonly [Cue, Cue])[] = [
    ['best', 'worst'],
    ['highest', 'lowest'],
    ['rise', 'fall'],
    ['improve', 'worsen'],
    ['improve', 'fall'],
  ]
  const both = pairs.find(([one, other]) => cues.has(one) && cues.has(other))
  return both ? wordsOf(both[1]) : []
}
