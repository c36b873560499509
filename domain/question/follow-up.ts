import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { byId, placesAbove } from '#domain/reference/reference-data.ts'
import { NATION } from '#domain/location/location.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { Frame, FrameKind } from './frame.ts'
import { frameOf, plainFrame } from './frame-of.ts'
import type { Heard } from './frame-heard.ts'
import {
  HOW_MANY,
  isAboutBoth,
  isNothing,
  LIST_THEM,
  narrowingIn,
  nextInOrder,
  turnsRound,
} from './follow-up-words.ts'
import { SEVERAL } from './read-group.ts'
import { likeBefore } from './like-before.ts'
import type { Question, Slot } from './question.ts'
import type { Cue } from './question-words.ts'
import type { ReadPart } from './read-part.ts'
import type { Reader } from './reader.ts'

interface Continued {
  readonly part: ReadPart
  readonly kept: readonly Slot[]
  /** The frame that stays; null where the words decide. */
  readonly frame: Frame | null
  readonly earlierPlaces: readonly number[]
}

/** Frames that nothing goes on from. */
const ENDS: readonly FrameKind[] = ['licence', 'method', 'help', 'greeting', 'changes']

/** Words of a question that only completes the one before: `the third dose?`. */
const SHORT = 4

const ORDERING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']
const STARTS =
  /^(and|also|what about|how about|what of|wetin about|then|or|but|now|same|plus|ok|okay|sorry|i mean|i meant|no|rather|actually|oops|correction)\b/i
/** `the neonatal one`, `that zone`: words that stand for what was said before. */
const STANDS_FOR = /\b(one|ones|that|those|it|its|their|there|them|same)\b/i
/** `which of the two`, `which one is ahead`: the places before, beside each other. */
const WHICH_OF =
  /\bwhich (one|of (the two|them|these|both))\b|\b(who|which) (is|was) (ahead|better|worse|higher|lower|bigger|larger|greater|smaller)\b/i

/**
 * A question that names no indicator goes on with the one before: what it names replaces what was named, the rest stays. One
 * that names its own begins anew; only `and stunting?` keeps the place, and `the neonatal one` the rest of the name.
 */
export function continued(part: ReadPart, reader: Reader): Continued {
  const { before, lexicon } = reader
  const alone: Continued = { part, kept: [], frame: null, earlierPlaces: [] }
  if (!before || ENDS.includes(before.frame.kind) || before.indicators.length === 0) return alone
  const text = textOf(part)
  // `Measles?`: the same place is meant.
  const isWord =
    part.tokens.length <= (/^the /i.test(text) ? SHORT : 2) &&
    part.indicator !== null &&
    part.sources.length + part.periods.years.length === 0
  const goesOn = STARTS.test(text) || STANDS_FOR.test(text) || isWord
  const isBare = part.places.length === 0 && part.level === null
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
    const kept = { cues: before.cues, level: before.level, places: [], indicator: null }
    const again = { ...part, ...kept, count: nth, isNth: true, contents: [], unused: [] }
    return { ...mergedWith(before, again, reader), frame: before.frame }
  }
  const isOfBoth = isAboutBoth(part, text)
  // `Among teenagers`: some of the people of the figure, and no other figure.
  if (part.contents.length > 0 && isBare && AMONG.test(text) && part.tokens.length <= SHORT)
    return mergedWith(before, { ...part, ...narrowed(part) }, reader)
  if (part.contents.length > 0 && (goesOn || isOpen) && isBare && !isOfBoth) {
    const meant = likeBefore(part, before, lexicon)
    const indicator = meant ?? part.indicator
    if (indicator !== null)
      return withSubject(
        { ...part, indicator, unused: meant === null ? part.unused : narrowingIn(part) },
        { before, text },
      )
  }
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

const AMONG = /^(and |but |what about |how about )*(among|amongst|only|just)\b/i

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

/** Another subject at the place before. */
function withSubject(
  part: ReadPart,
  { before, text }: { readonly before: Question; readonly text: string },
): Continued {
  // After a ranking `its` is that of the place that came first, and of none where several stood there.
  const [its] = before.level !== null && before.places.length === 0 ? (OF_IT.exec(text) ?? []) : []
  const isOfFound = its !== undefined && before.found !== null
  const unused = its !== undefined && before.found === null ? [its] : []
  return {
    part: {
      ...part,
      places: isOfFound ? [before.found] : before.places,
      level: isOfFound ? null : before.level,
      unused: [...part.unused, ...unused],
    },
    kept: ['place'],
    // `And ANC 4?` holds the same places against the nation's figure of it.
    frame:
      before.frame.kind === 'beside_nation' && [...part.cues].every((cue) => cue === 'also')
        ? before.frame
        : null,
    earlierPlaces: [],
  }
}

const OF_IT = /\b(its|their|them|there|that (state|place|zone|lga))\b/i

interface Said {
  readonly before: Question
  readonly text: string
  readonly reference: ReferenceData
}

/** The places that are meant by words for those before: one of two places of a name, both of two, `that zone`. */
function withPlaces(part: ReadPart, { before, text, reference }: Said): ReadPart {
  if (before.double && part.places.length > 0) {
    const meant = before.double.ids.filter((id) =>
      part.places.some((whole) => placesAbove(reference, id).includes(whole)),
    )
    if (meant.length > 0) return { ...part, places: meant, level: null }
  }
  const isGap =
    isAboutBoth(part, text) || (part.cues.has('gap') && part.contents.length === 0 && part.level === null)
  if ((WHICH_OF.test(text) || isGap) && part.places.length === 0) {
    const both = [...before.earlierPlaces, ...before.places].slice(-2)
    // `Which one is then`, after a state and its zone: no two of a kind.
    const levels = new Set(both.map((id) => reference.locations.get(id)?.level))
    if (both.length === 2 && levels.size === 1)
      return { ...part, places: both, level: null, cues: new Set(['compare']) }
  }
  const [place] = before.places
  const wide = /\b(?:that|this|the same|its|whole|entire) (zone|region|state)\b/i.exec(text)
  if (!wide || part.places.length > 0 || place === undefined) return part
  const level = wide[1] === 'state' ? 3 : 2
  const whole = placesAbove(reference, place).find((id) => byId(reference.locations, id).level === level)
  if (whole === undefined) return part
  const isAskedBelow = part.level !== null && part.level > level
  const asked = isAskedBelow ? part.level : STATE_WORD.test(text.replace(wide[0], '')) ? 3 : null
  return { ...part, places: [whole], level: asked }
}

const STATE_WORD = /\bstates?\b/i

function mergedWith(before: Question, part: ReadPart, reader: Reader): Continued {
  // `Which states are in it`: in the place that the answer named.
  const inIt = part.level !== null && part.places.length === 0 && IN_IT.test(textOf(part))
  const whole = inIt
    ? (before.found ?? (before.places.length === 1 ? before.places[0] : undefined))
    : undefined
  if (whole != null) return mergedWith(before, { ...part, places: [whole] }, reader)
  // `Is that above the national average`: the place before is held against the country.
  const isBesideNation =
    part.places.join() === `${NATION}` && part.limit === null && ASIDE.some((cue) => part.cues.has(cue))
  const isAdded = isBesideNation || part.cues.has('compare') || part.cues.has('gap') || part.cues.has('total')
  const kept: Slot[] = ['indicator']
  const pick = <T>(slot: Slot, own: readonly T[], old: readonly T[]): readonly T[] => {
    if (own.length === 0) {
      if (old.length > 0) kept.push(slot)
      return old
    }
    return isAdded ? [...new Set([...old, ...own])] : own
  }
  // `And in 2013`, after a place beside the country: of the place.
  const [first, second, ...others] = before.places
  const isAside = before.frame.kind === 'compare_places' && second === NATION && others.length === 0
  const oldPlaces = isAside && !isAdded && first !== undefined ? [first] : before.places
  // `In LGAs`, after a state: those inside.
  const isInsideOf = part.level === 4 && oldPlaces.length === 1 && isState(oldPlaces[0], reader)
  const isOfLevel = part.level !== null && part.places.length === 0 && !isInsideOf
  const places = isOfLevel ? [] : pick('place', part.places, oldPlaces)
  const sources = pick('source', part.sources, before.sources)
  const isOtherSource = part.sources.length > 0 && !isAdded
  const hasPeriod = part.periods.years.length > 0 || part.periods.parts.length > 0 || part.periods.isLatest
  // `Is it on course for the target`, after a change: of today, and not of the year from which it was told.
  const isNow = (part.cues.has('target') || part.cues.has('sdg')) && before.frame.kind === 'change'
  const old = isOtherSource || isNow ? [] : before.periods.years
  const years = pick('period', part.periods.years, hasPeriod && !isAdded ? [] : old)
  const isOrdered = ORDERING.some((cue) => part.cues.has(cue))
  const indicator = before.indicators[0] ?? null
  const beside = { ...part, indicator }
  const ownKind = frameOf({
    ...beside,
    ...heardBeside(beside, reader),
    isWhere: false,
    isPremise: false,
    isSubject: false,
  }).kind
  const isInside = asksInside(part, before, reader)
  const stays = (ownKind === 'level' && before.frame.kind !== 'level' && !isAdded) || isInside
  const inherited = [...before.cues].filter((cue) => stays && !(isOrdered && ORDERING.includes(cue)))
  const isReordered = isOrdered && before.frame.kind === 'rank' && ownKind !== 'extreme_in_time'
  // `And above 50%?` holds the same places against another number.
  const isOtherLimit = part.limit !== null && part.places.length === 0 && before.frame.kind === 'threshold'
  if (stays || isReordered) kept.push('frame')
  const merged: ReadPart = {
    ...part,
    indicator,
    against: part.against ?? (stays ? (before.indicators[1] ?? null) : null),
    choices: [],
    places,
    sources,
    level: part.level ?? (stays || isReordered || isOtherLimit ? before.level : null),
    periods: { ...part.periods, years, isSpan: part.periods.isSpan || (stays && before.periods.isSpan) },
    group: part.group ?? (stays ? before.group : null),
    cues: new Set([...part.cues, ...inherited, ...unitAsked(part)]),
    // `And the lowest`, after the second highest: the end itself.
    count: part.count ?? (stays || (isReordered && !before.isNth) ? before.count : null),
    isNth: part.count === null ? stays && !isReordered && before.isNth : part.isNth,
    isOpposite: turnsRound(part) ? !before.isOpposite : part.isOpposite || before.isOpposite,
  }
  const frame = isReordered ? plainFrame('rank') : stays ? staying(before, merged) : null
  const earlier = part.places.length > 0 ? [...before.earlierPlaces, ...before.places] : before.earlierPlaces
  return { part: merged, kept, frame, earlierPlaces: earlier.filter((id) => !merged.places.includes(id)) }
}

/** `In percent please`, after a figure: the unit is all that is asked. */
function unitAsked({ tokens, places, level, periods, sources }: ReadPart): readonly Cue[] {
  const isBare = places.length + periods.years.length + sources.length === 0 && level === null
  const isUnit =
    tokens.length <= SHORT && tokens.some(({ said }) => /^(percent|percentage|cent|%)$/i.test(said))
  return isBare && isUnit ? ['as_percent'] : []
}

const IN_IT = /\b(in|of|inside|within|make up|under) (it|there|that|this|that (zone|state|one))\b/i

function textOf({ tokens }: ReadPart): string {
  return tokens.map(({ said }) => said).join(' ')
}

function isState(place: number | undefined, { lexicon }: Reader): boolean {
  return lexicon.reference.locations.get(place ?? 0)?.level === 3
}

const ASIDE: readonly Cue[] = ['above', 'below']

/** Frames that look at the places of a level. */
const OF_LEVELS: readonly FrameKind[] = [
  ...(['rank', 'threshold', 'change_by_place', 'both_limits', 'beside_nation'] as const),
]

/** `And in the north?` after a ranking of states: the same of the states there. */
function asksInside(
  { places, cues, level, limit }: ReadPart,
  before: Question,
  { lexicon }: Reader,
): boolean {
  const own = before.level ?? 3
  return (
    OF_LEVELS.includes(before.frame.kind) &&
    places.length > 0 &&
    level === null &&
    limit === null &&
    !cues.has('compare') &&
    places.every((id) => (lexicon.reference.locations.get(id)?.level ?? own) === 2 && own > 2)
  )
}

/** What the frame of a part depends on beside its words. */
export function heardBeside(
  { indicator, places, claimed }: ReadPart,
  { lexicon, currentYear }: Reader,
): Pick<Heard, 'currentYear' | 'isShare' | 'isNation' | 'isZones' | 'isClaimed'> {
  const about = lexicon.reference.indicators.get(indicator ?? 0)
  const unit = about && figureUnit(about)
  return {
    currentYear,
    isClaimed: claimed.length > 0,
    isShare: unit === 'percent' || unit === 'rate',
    isNation: places.length === 1 && places[0] === NATION,
    isZones: places.length > 0 && places.every((id) => lexicon.reference.locations.get(id)?.level === 2),
  }
}

/** A comparison of which one side was replaced is the figure of that side. */
function staying(before: Question, { places, sources }: ReadPart): Frame | null {
  const { kind } = before.frame
  const isOfOne =
    (kind === 'compare_places' && places.length < 2) ||
    (kind === 'compare_sources' && sources.length === 1) ||
    (kind === 'definition' && (places.length > 0 || sources.length > 0)) ||
    kind === 'decline' ||
    kind === 'number'
  return isOfOne ? { kind: 'level' } : before.frame
}
