import { DENIALS } from './denials.ts'
import { isOfNext } from './of-next.ts'
import type { Lexicon } from './lexicon.ts'
import type { Content } from './match-indicators.ts'
import { canRestrict } from './parts-of-speech.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

function holds({ start, count }: Span, at: number): boolean {
  return at >= start && at < start + count
}

/** A word that an indicator must account for. */
interface Required {
  readonly word: string
  readonly at: number
}

export interface Contents {
  readonly all: readonly Content[]
  readonly required: readonly Required[]
  /** Positions of the required words. */
  readonly places: ReadonlySet<number>
  /** Positions of verbs and adverbs of some name: where the other words name an indicator in full, they only say that it is so. */
  readonly verbs: readonly number[]
}

interface ContentsInput {
  readonly used: ReadonlySet<number>
  readonly lexicon: Lexicon
  readonly markers: ReadonlySet<number>
  /** A week or a month of a year is asked for. */
  readonly part: Content | null
  /** Words that may help and need not. */
  readonly optional?: readonly number[]
}

const PARTS_OF_YEARS: ReadonlySet<string> = new Set(['week', 'weekly', 'month', 'monthly', 'quarter'])

/** The position of a word that is meant and not written. */
const NOWHERE = -1

/** Parts of speech that say nothing beside a name in full. */
const WEAK: ReadonlySet<string> = new Set(['verb', 'adverb'])

type Worth = 'none' | 'optional' | 'fillers' | 'required'

/**
 * The words that an indicator may be found by: those that name nothing else. Words of cues, groups and filler may help, and
 * need not; so do words that cannot restrict a question.
 */
export function contentsOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  { used, lexicon, markers, part, optional = [] }: ContentsInput,
): Contents {
  const worths = tokens.map((token, at): Worth => {
    if (used.has(at) || markers.has(at)) return 'none'
    return optional.includes(at) ? 'optional' : worthOf(token, at, { tokens, spans, lexicon })
  })
  const isSaid = worths.includes('required')
  const parts = lexicon.tagger?.(tokens.map(({ said }) => said)) ?? null
  const isTelling = (at: number) =>
    worths[at] === 'required' && isNamedAnywhere(tokens[at]?.word ?? '', lexicon)
  const isWeak = (at: number) =>
    parts !== null &&
    !DENIALS.has(tokens[at]?.word ?? '') &&
    !spans.some((span) => holds(span, at)) &&
    (isLetter(tokens[at]?.word ?? '') ||
      !canRestrict(at, { tokens, parts, people: lexicon.people, isTelling }))
  const isOfPeople = !isSaid && worths.includes('fillers')
  const all: Content[] = []
  const required: Required[] = []
  for (const [at, { word }] of tokens.entries()) {
    const worth = worths[at]
    if (worth === undefined || worth === 'none') continue
    const isWanted = worth === 'required' || (worth === 'fillers' && !isSaid)
    const isAct = isOfPeople && parts?.[at] === 'verb' && isActOf(at, tokens, lexicon)
    const isRequired =
      isAct || (isWanted && ((isNamedAnywhere(word, lexicon) && !isLetter(word)) || !isWeak(at)))
    all.push({ word, isRequired })
    if (isRequired) required.push({ word, at })
  }
  const isPart = all.some(({ word }) => PARTS_OF_YEARS.has(word))
  // Of two names that differ only by their time, that of years is meant where no shorter time is said.
  const years: Content[] = isPart || all.length === 0 ? [] : [part ?? { word: 'year', isRequired: false }]
  if (part?.isRequired) required.push({ word: part.word, at: NOWHERE })
  const verbs = required.flatMap(({ at }) => (WEAK.has(parts?.[at] ?? 'noun') && isWeak(at) ? [at] : []))
  return {
    all: [...all, ...years],
    required,
    places: new Set(required.map(({ at }) => at)),
    verbs,
  }
}

/** Verbs that only say that there are people. */
const BEING =
  /^(is|are|was|were|be|been|live|lives|lived|living|reside|resides|residing|stay|stays|dwell|inhabit|exist|exists|have|has|had|do|does|did|make|makes|made|dey|get|got|count|counted|estimated|recorded|reported|known|found|said|according|expected|projected|born)$/i

/** What people do, told after them, says which of them are counted: `how many children work`. */
function isActOf(at: number, tokens: readonly Token[], { people }: Lexicon): boolean {
  if (BEING.test(tokens[at]?.said ?? '')) return false
  return tokens.slice(Math.max(0, at - REACH), at).some(({ word }) => people.has(word))
}

/** How far from the people their verb stands, in words. */
const REACH = 3

const COUNTING: ReadonlySet<string> = new Set(['many', 'number'])

/** A letter by itself: `2022 n 2023`. */
function isLetter(word: string): boolean {
  return /^\p{L}$/u.test(word)
}

/** `Fall` as what a figure does; as a cause of death it is said in the plural, or before the deaths. */
function isFalling(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.said ?? ''
  return /^fall(ing|en)?$/i.test(tokens[at]?.said ?? '') && !/^(death|deaths|mortality|injur\w*)$/i.test(next)
}

/** Names that no indicator is found by. */
const NAMES = ['place', 'area', 'source', 'publisher', 'country'] as const

function worthOf(
  token: Token,
  at: number,
  {
    tokens,
    spans,
    lexicon,
  }: { readonly tokens: readonly Token[]; readonly spans: readonly Span[]; readonly lexicon: Lexicon },
): Worth {
  const span = spans.find((one) => holds(one, at))
  const kinds = new Set(span?.meanings.map(({ kind }) => kind))
  if (NAMES.some((kind) => kinds.has(kind))) return 'none'
  // `Under-five mortality must fall`: falls are what people die of.
  if (isFalling(tokens, at)) return 'optional'
  // `No toilet` is a name by itself.
  if (DENIALS.has(token.word) && kinds.has('indicator') && (span?.count ?? 0) > 1) return 'required'
  const isGroup = kinds.has('group') || kinds.has('dimension')
  const isNamed = (kinds.has('indicator') || kinds.has('family')) && !isGroup
  if (
    isCountedDose(tokens, at) ||
    isOfNext(tokens, at, lexicon) ||
    saysWhich(tokens, at, lexicon) ||
    isOfCalling(tokens, at)
  )
    return 'required'
  // `One` may say nothing; 1 is a dose.
  const isFiller =
    lexicon.filler.has(token.word) && !/^\d/.test(token.said) && !PARTS_OF_YEARS.has(token.word)
  if (!isNamed) return (span === undefined && !isFiller) || isAtHome(tokens, at) ? 'required' : 'optional'
  // A code that is a word of asking, too, is that word beside another name.
  if (kinds.has('cue') && span?.count === 1 && !token.isCapitals) return 'fillers'
  const own = span ? tokens.slice(span.start, span.start + span.count) : []
  const isAllFiller = own.length > 0 && own.every(({ word }) => lexicon.filler.has(word))
  // `How many people` names the population where nothing else is named.
  if (isAllFiller)
    return own.every(({ word }) => lexicon.people.has(word)) || own.some(({ word }) => COUNTING.has(word))
      ? 'fillers'
      : 'required'
  return isFiller ? 'optional' : 'required'
}

/** `First-time mothers`: words that are joined before those for people say which of them. */
function saysWhich(tokens: readonly Token[], at: number, { people }: Lexicon): boolean {
  const isJoined = (place: number) =>
    tokens[place + 1]?.after === '-' && people.has(tokens[place + 2]?.word ?? '')
  const pair = isJoined(at) ? at : isJoined(at - 1) ? at - 1 : null
  if (pair === null) return false
  return !tokens.slice(pair, pair + 2).some(({ word }) => AGES.test(word))
}

const AGES = /^(year|month|week|day|old|under|over|\d\d+)$/

/** `Children of teachers`: who asks may be a teacher, and of teachers something is asked. */
function isOfCalling(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? ''
  const isRanked = /^(rank|best|worst|compare)$/.test(tokens[at - 2]?.word ?? '') && before === 'the'
  const isAsked = isRanked || /^(of|among|amongst|by|for|which|what)$/.test(before)
  return isAsked && CALLINGS.test(tokens[at]?.said ?? '')
}

const CALLINGS =
  /^(teachers|students|journalists|lecturers|professors|officers|ministers|governors|senators|commissioners|directors|colleagues)$/i

/** `At home`: where something takes place. */
function isAtHome(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'home' && tokens[at - 1]?.word === 'at'
}

/** `First dose`, `third penta dose`, `four antenatal visits`: the number tells names apart. */
function isCountedDose(tokens: readonly Token[], at: number): boolean {
  return (
    /^[1-9]$/.test(tokens[at]?.word ?? '') &&
    tokens.slice(at + 1, at + 4).some(({ word }) => word === 'dose' || word === 'visit')
  )
}

/** Some name of an indicator has the word, or one that sounds alike. */
function isNamedAnywhere(word: string, { indicators }: Lexicon): boolean {
  return indicators.weights.has(word) || indicators.weights.has(indicators.conceptOf(word))
}

/** Nothing is said but the name of a family of indicators: `vaccination in Kaduna`. */
export function isFamilyOnly({ required }: Contents, spans: readonly Span[]): boolean {
  const families = spans.filter(
    ({ meanings }) =>
      meanings.some(({ kind }) => kind === 'family') && !meanings.some(({ kind }) => kind === 'indicator'),
  )
  return families.some((span) => required.every(({ at }) => holds(span, at)))
}

/**
 * Indicators whose name, word for word, is all that is said; words that only repeat the name are nothing else: `does it spend 5%
 * of government expenditure on health`.
 */
export function exactly({ required }: Contents, spans: readonly Span[], { indicators }: Lexicon): number[] {
  const isAll = (span: Span) => {
    const inside = required.filter(({ at }) => holds(span, at))
    const concepts = new Set(inside.map(({ word }) => indicators.conceptOf(word)))
    return inside.length > 0 && required.every(({ word }) => concepts.has(indicators.conceptOf(word)))
  }
  const whole = spans.find((span) => span.count > 1 && isAll(span))
  return whole?.meanings.flatMap((one) => (one.kind === 'indicator' ? [one.id] : [])) ?? []
}
