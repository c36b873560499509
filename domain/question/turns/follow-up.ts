import { chosenOfOffered, isOfOffered } from './chosen-of-offered.ts'
import type { FrameKind } from '../frame.ts'
import { WHICH_OF, withPlaces } from './follow-up-places.ts'
import { HOW_MANY, isAboutBoth, isNothing, LIST_THEM, narrowingIn, nextInOrder } from './follow-up-words.ts'
import { pointingInRow } from './order-words.ts'
import { SEVERAL } from '../read-group.ts'
import { isCount } from '../left-out/left-out-names.ts'
import { likeBefore } from './like-before.ts'
import type { Question } from '../question.ts'
import type { Cue } from '../question-words.ts'
import type { ReadPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { withBothLimits, withSubject } from './follow-up-subject.ts'
import { peopleOfIt } from './people-of-it.ts'
import { swappedName } from './swapped-name.ts'
import { OF_LEVELS } from './follow-up-frame.ts'
import { type Continued, mergedWith, SHORT, textOf } from './follow-up-merged.ts'

/** Frames that nothing goes on from. */
const ENDS: readonly FrameKind[] = [
  'licence',
  'method',
  'help',
  'greeting',
  'changes',
  'causes',
  'level_not_held',
]

const STARTS =
  /^(and|also|what about|how about|what of|wetin about|then|or|but|now|same|plus|ok|okay|sorry|i mean|i meant|no|rather|actually|oops|correction)\b/i
/** `the neonatal one`, `that zone`: words that stand for what was said before. */
const STANDS_FOR = /\b(then|one|ones|that|those|it|its|they|their|there|them|same)\b/i

/** `Does it have state data`, after what a source is: of that source. */
function asksOfSource(part: ReadPart, before: Question): boolean {
  const isOpen = part.indicator === null && part.sources.length === 0 && part.places.length === 0
  const isOfSource = before.indicators.length === 0 && before.sources.length > 0
  return isOpen && isOfSource && part.cues.has('figure_word') && /\b(it|they)\b/i.test(textOf(part))
}

/**
 * A question that names no indicator goes on with the one before: what it names replaces what was named, the rest stays. One
 * that names its own begins anew; only `and stunting?` keeps the place, and `the neonatal one` the rest of the name.
 */
export function continued(part: ReadPart, reader: Reader): Continued {
  const { before, lexicon } = reader
  const alone: Continued = {
    ...{ part, kept: [], frame: null, earlierPlaces: [], earlierYears: [] },
    ...{ source: null, replaced: null },
  }
  if (before && asksOfSource(part, before))
    return {
      ...alone,
      part: { ...part, sources: before.sources, publisher: before.publisher },
      kept: ['source'],
    }
  if (!before || ENDS.includes(before.frame.kind)) return alone
  const isBare = part.places.length === 0 && part.level === null
  const chosen = chosenOfOffered(part, before, lexicon)
  if (chosen) return chosen
  // `How many people is that`, after `do you mean`: of what was asked back, and of no other figure.
  const asksOn = POINTS_BACK.test(textOf(part)) || isOfOffered(part)
  if (before.indicators.length === 0 && before.choices.length > 1 && asksOn)
    return {
      ...{ ...alone, kept: before.places.length > 0 ? ['place'] : [] },
      part: { ...part, indicator: null, choices: before.choices, places: before.places },
    }
  if (before.indicators.length === 0)
    // `All indicators of Yobe`, and then one of them.
    return part.indicator !== null &&
      isBare &&
      before.places.length > 0 &&
      (part.tokens.length <= SHORT_QUESTION || OF_THERE.test(textOf(part)))
      ? { ...alone, part: { ...part, places: before.places }, kept: ['place'] }
      : alone
  const ofPeople = peopleOfIt(part, before, reader)
  if (ofPeople) return ofPeople
  const text = textOf(part)
  // `Measles?`: the same place is meant.
  const isWord =
    part.tokens.length <= (HOW_MANY_OF.test(text) ? SHORT + 1 : OWN_QUESTION.test(text) ? 2 : SHORT) &&
    part.indicator !== null &&
    part.sources.length + part.periods.years.length === 0
  // `So how many women delivered at home`: the same figure, of which the place was said.
  const isSame = part.indicator !== null && part.indicator === before.indicators[0] && part.product === null
  const goesOn = STARTS.test(text) || HOW_MANY_ARE.test(text) || STANDS_FOR.test(text) || isWord || isSame
  const isOpen = part.indicator === null && part.tokens.length <= SHORT
  // `How many are they`: the answer before counts them.
  if (OF_LEVELS.includes(before.frame.kind) && (HOW_MANY.test(text) || LIST_THEM.test(text))) {
    const again = {
      ...part,
      cues: before.cues,
      level: before.level,
      limit: null,
      places: [],
      contents: [],
      unused: [],
    }
    return { ...mergedWith(before, again, reader), frame: before.frame }
  }
  const nth = before.frame.kind === 'rank' ? nextInOrder(part) : null
  if (nth !== null) {
    const places = before.level === null ? [] : before.places
    const kept = { cues: before.cues, level: before.level, places, indicator: null }
    const again = { ...part, ...kept, count: nth, isNth: true, contents: [], unused: [] }
    return { ...mergedWith(before, again, reader), frame: before.frame }
  }
  // `And the second one?`, after a single figure: of no row of things.
  const pointing = pointingInRow(text, { before, reference: lexicon.reference })
  if (pointing !== null)
    return mergedWith(
      before,
      { ...part, indicator: null, choices: [], contents: [], limit: null, unused: [pointing] },
      reader,
    )
  const isOfBoth = isAboutBoth(part, text)
  const bothLimits = withBothLimits(part, { before, text })
  if (bothLimits) return bothLimits
  // `Which ones are under 100`, after an order: the same figures held against a number.
  const isLimit =
    part.limit !== null &&
    isBare === (part.level === null) &&
    part.places.length === 0 &&
    part.contents.every((word) => /^\d+$/.test(word)) &&
    OF_LEVELS.includes(before.frame.kind)
  if (isLimit) {
    const again = { ...part, indicator: null, choices: [], contents: [], unused: [] }
    return mergedWith(before, { ...again, level: part.level ?? before.level }, reader)
  }
  // `Who is first`, after the rank of one place: of all places of its level.
  const ownLevel = lexicon.reference.locations.get(before.places[0] ?? 0)?.level ?? null
  const isOfOrder = before.frame.kind === 'rank_of_place' && part.places.length === 0 && part.level === null
  if (isOfOrder && part.indicator === null && part.contents.length === 0 && FIRST.test(text))
    return mergedWith({ ...before, places: [], level: ownLevel }, { ...part, level: ownLevel }, reader)
  // `And its neighbours`: places that no slot has, beside the one before.
  const isPlaceless = part.places.length === 0 && part.indicator === null
  const [beside] = PART_OF_IT.exec(text) ?? (isPlaceless ? BESIDE_IT.exec(text) : null) ?? []
  if (beside !== undefined) {
    const none = { indicator: null, choices: [], contents: [], limit: null, unused: [beside] }
    return mergedWith(before, { ...part, ...none }, reader)
  }
  // `Men`, after women with health insurance: the name before with another word in it.
  const swapped = isBare && part.tokens.length <= SHORT + 1 ? swappedName(part, before, lexicon) : null
  if (swapped !== null) {
    const named = { ...part, indicator: swapped, group: null, choices: [], contents: [], unused: [] }
    return withSubject(named, { before, text, reader })
  }
  // `How many have electricity`, `how many are private`, after facilities: some of them, and no figure of its own. After a share `how many
  // are stunted` names another figure.
  const isNumber = isCount(before.indicators, lexicon)
  const isOfSome = isBare && part.contents.length > 0 && part.indicator !== before.indicators[0]
  const [some] = isOfSome && (isNumber || !HOW_MANY_ARE.test(text)) ? (SOME_OF_THEM.exec(text) ?? []) : []
  if (some !== undefined && (isNumber || part.indicator !== null))
    return mergedWith(before, { ...part, indicator: null, choices: [], contents: [], unused: [text] }, reader)
  // `For pregnant women`, of a figure of children.
  const isOfPeople =
    SOME_PEOPLE.test(text) ||
    (part.indicator === null &&
      OF_PEOPLE.test(text) &&
      lexicon.people.has(part.tokens.at(-1)?.word ?? '') &&
      likeBefore(part, before, lexicon) === null)
  if (part.contents.length > 0 && isBare && isOfPeople && part.tokens.length <= SHORT)
    return mergedWith(before, { ...part, ...narrowed(part) }, reader)
  // `Among teenagers`: some of the people of the figure, and no other figure.
  if (part.contents.length > 0 && isBare && AMONG.test(text) && part.tokens.length <= SHORT)
    return mergedWith(before, { ...part, ...narrowed(part) }, reader)
  if (part.contents.length > 0 && (goesOn || isOpen) && isBare && !isOfBoth) {
    const meant = likeBefore(part, before, lexicon)
    const indicator = meant ?? part.indicator
    if (indicator !== null)
      return withSubject(
        { ...part, indicator, unused: meant === null ? part.unused : narrowingIn(part) },
        { before, text, reader },
      )
  }
  // `Pregnant women with 3 doses of SP`, after a figure of Niger: of Niger still.
  if (part.indicator !== null && isBare && !isOfBoth && isOfPlace(part, before, text))
    return { ...alone, part: { ...part, places: before.places }, kept: ['place'] }
  if (
    (part.indicator !== null && !isOfBoth) ||
    (part.level !== null && part.places.length === 1 && OF_PARTS.test(text))
  )
    return alone
  const isOther = part.product !== null || part.cues.has('greeting') || part.cues.has('thanks')
  const isOfTwo = isOfBoth || (WHICH_OF.test(text) && part.contents.every((word) => /^\d$/.test(word)))
  if ((part.contents.length > 0 && !isOfTwo) || isOther) return alone
  if (!isOfTwo && isNothing(part) && !/\b(again|repeat)\b/i.test(text)) return alone
  const asked = withPlaces(part, { before, text, reference: lexicon.reference })
  return mergedWith(before, isOfTwo ? { ...asked, unused: [] } : asked, reader)
}

/** A question of a subject of its own that names no place, after a figure of one: of that place. */
function isOfPlace({ tokens, cues }: ReadPart, before: Question, text: string): boolean {
  const asksOther = OF_ELSEWHERE.some((cue) => cues.has(cue))
  return (
    OF_ONE_PLACE.includes(before.frame.kind) &&
    before.places.length === 1 &&
    tokens.length <= LONG_TURN &&
    !asksOther &&
    !WHERE.test(text)
  )
}

/** `How many are stunted`, without a place. */
const HOW_MANY_ARE = /^(and |so |but )?how many (of (them|these|those) )?(are|is|were|was)\b/i

/** `How many antenatal clients`, without a place. */
const HOW_MANY_OF = /^(and |so )?how (many|much)\b/i

/** Asks on about a figure that was not told yet. */
const POINTS_BACK =
  /^(?:and |so |but )*(?:how (?:many|much)|what|where|who|when|why|is|was)\b.*\b(?:that|it|this)\b(?: (?:from|mean|be|in total))?[?.! ]*$/i

/** Words that begin a question of its own. */
const OWN_QUESTION =
  /^(what|which|who|where|when|how|why|is|are|was|were|do|does|did|has|have|can|show|give|tell|list|define|explain|compare|rank)\b/i
/** `The number of doctors there`. */
const OF_THERE = /\b(there|that (state|place|lga|zone))\b/i
/** A question of at most so many words goes on with a place that was named before. */
const SHORT_QUESTION = 6

const LONG_TURN = 12
/** Frames that tell of the one place that was named. */
const OF_ONE_PLACE: readonly FrameKind[] = [
  ...(['level', 'number', 'change', 'compare_years', 'target', 'groups', 'distance'] as const),
  ...([
    'convert',
    'rank_of_place',
    'rank_within',
    'quote',
    'beside_place',
    'compare_indicators',
    'decline',
  ] as const),
]
const OF_ELSEWHERE: readonly Cue[] = [
  ...([
    'highest',
    'lowest',
    'best',
    'worst',
    'rank',
    'define',
    'source_word',
    'year_word',
    'indicator_word',
  ] as const),
]
const WHERE = /\b(where|who|national(ly)?|nationwide|countrywide|overall)\b/i

const FIRST =
  /^(and |so )*(who|which|what)\b.*\b(first|last|top|best|worst|highest|lowest|leads?|leading|bottom)\b/i

const AMONG = /^(and |but |what about |how about )*(among|amongst|only|just)\b/i

/** `How many have electricity`, `how many of them offer it`. */
const SOME_OF_THEM =
  /^(and |so |but )?how many (of (them|these|those) )?(are|is|were|have|has|had|offer|provide|can|lack|with|without)\b/i
/** `In teenagers`: of people who have an indicator of their own, which is not asked for. */
const SOME_PEOPLE =
  /^(and |but |what about |how about )*(for|in|of) (teen(ager)?s|adolescents|youths?|young (people|women|men|mothers)|older (women|people)|students|workers|refugees|migrants|displaced people)$/i
const OF_PEOPLE = /^(and |but |what about |how about )*(for|in|of)\b/i
/** `The neonatal share of it`, `those with at least one`: a part of the figure before, and no figure of its own. */
const PART_OF_IT =
  /\b((share|part|proportion|fraction|percent(age)?|portion|how much) of (it|that|them|this|these|those)|(at least|more than|fewer than|less than) one)\b/i
const BESIDE_IT =
  /\b(neighbou?r(s|ing)?|(after|before|near|around|behind|next to|close to|surrounding|ahead of) (it|them))\b/i

/** The people that the question is narrowed to, as a group that the data may not have. */
function narrowed({
  group,
  tokens,
}: ReadPart): Pick<ReadPart, 'indicator' | 'contents' | 'choices' | 'unused' | 'group'> {
  const category = tokens.at(-1)?.word ?? ''
  return {
    indicator: null,
    contents: [],
    choices: [],
    unused: [],
    group: group ?? { dimension: SEVERAL, category },
  }
}

const OF_PARTS = /\bhow many\b.*\b(has|have|are there|contains?|make up)\b/i
