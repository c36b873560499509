import { NATION } from '#domain/location/location.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { Frame, FrameKind } from '../frame.ts'
import { frameOf, plainFrame } from '../frame-of.ts'
import type { Heard } from '../frame-heard.ts'
import { shorterTimes } from '../shorter-times.ts'
import { looksBack, OF_LEVELS, staying, withinStill } from './follow-up-frame.ts'
import { allOfThem, besideGroup, otherEnd } from './follow-up-slots.ts'
import { turnsRound } from './follow-up-words.ts'
import { otherPeople, replacedBy } from './follow-up-replaced.ts'
import { isDensity } from '../indicator-units.ts'
import type { Question, Replaced, Slot } from '../question.ts'
import { sourceOf } from '../publishers.ts'
import type { Cue } from '../question-words.ts'
import type { ReadPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'

/** A question that goes on from the one before. */
export interface Continued {
  readonly part: ReadPart
  readonly kept: readonly Slot[]
  /** The frame that stays; null where the words decide. */
  readonly frame: Frame | null
  readonly earlierPlaces: readonly number[]
  readonly earlierYears: readonly number[]
  /** The source of the figure that was told before, where another time of it is asked for; null: of whichever. */
  readonly source: number | null
  readonly replaced: Replaced | null
}

/** Words of a question that only completes the one before: `the third dose?`. */
export const SHORT = 4

const COURSES: readonly Cue[] = ['trend', 'rise', 'fall', 'improve', 'worsen']
/** Years ago of which the newest figures are. */
const RECENT = 3

/** Nobody alone, after a group of people. */
const OF_ALL = /\b(?:overall|all together|altogether)\b/i

/** A figure told in other units. */
const AS_UNIT: readonly Cue[] = ['one_in', 'as_percent', 'as_million', 'as_thousand']

/** Where a figure stands beside another one. */
const BETTER = /\b(?:better|worse|higher|lower|above|below|ahead|behind)\b/i

/** `Now` with which a turn begins says no more than `and`. */
const NOW = /\S \S+ (?:now|today|currently|at present|these days|nowadays|at the moment)$/i

const ORDERING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']

/** What the words replace is taken, and the rest stays as it was asked before. */
export function mergedWith(before: Question, part: ReadPart, reader: Reader): Continued {
  // `Which states are in it`: in the place that the answer named.
  const text = textOf(part)
  const isThere = THERE.test(text) && !/\b(is|are|was|were) there\b/i.test(text)
  const inIt = part.level !== null && part.places.length === 0 && (IN_IT.test(text) || isThere)
  const whole = inIt
    ? (before.found ?? (before.places.length === 1 ? before.places[0] : undefined))
    : undefined
  // `Which state is worst there`, after a state: no state lies in it, and the country is meant.
  const isAround = (reader.lexicon.reference.locations.get(whole ?? 0)?.level ?? 1) < (part.level ?? 0)
  if (whole != null && isAround) return mergedWith(before, { ...part, places: [whole] }, reader)
  const [its] = part.level !== null && part.places.length === 0 ? (ITS.exec(textOf(part)) ?? []) : []
  if (its !== undefined && !part.unused.includes(its)) {
    const own = before.found ?? (before.places.length === 1 ? before.places[0] : undefined)
    const asked = own == null ? { ...part, unused: [...part.unused, its] } : { ...part, places: [own] }
    return mergedWith(before, asked, reader)
  }
  // `Best in their zones`: of each in another order.
  const [their] = part.level !== null ? (THEIR.exec(textOf(part)) ?? []) : []
  if (their !== undefined && !part.unused.includes(their))
    return mergedWith(before, { ...part, unused: [...part.unused, their] }, reader)
  // `Is that above the national average`: the place before is held against the country.
  const isBesidePlace =
    part.places.join() === `${NATION}` && part.limit === null && ASIDE.some((cue) => part.cues.has(cue))
  const isAdded = isBesidePlace || part.cues.has('compare') || part.cues.has('gap') || part.cues.has('total')
  const kept: Slot[] = ['indicator']
  // `Compare with Kebbi for 2024`, after a look at 2018: places are added, and the year is the one that is named.
  const isAddedTo = (slot: Slot) => isAdded && (slot === 'place' || part.places.length === 0)
  const pick = <T>(slot: Slot, own: readonly T[], old: readonly T[]): readonly T[] => {
    if (own.length === 0) {
      if (old.length > 0) kept.push(slot)
      return old
    }
    return isAddedTo(slot) ? [...new Set([...old, ...own])] : own
  }
  // `And in 2013`, after a place beside the country: of the place.
  const [first, second, ...others] = before.places
  const isAside = before.frame.kind === 'compare_places' && second === NATION && others.length === 0
  const answered = ofAnswer(part, before, reader)
  // The place that came first is named beside another: the zone of the order is left.
  const isNamedOf = before.frame.kind === 'rank' && part.places.some((id) => id === before.found)
  const oldPlaces = isNamedOf
    ? []
    : answered !== null
      ? [answered]
      : isAside && !isAdded && first !== undefined
        ? [first]
        : before.places
  // `In LGAs`, after a state: those inside.
  const isInsideOf = part.level === 4 && oldPlaces.length === 1 && isState(oldPlaces[0], reader)
  const isOfLevel = part.level !== null && part.places.length === 0 && !isInsideOf
  const places = isOfLevel ? [] : pick('place', part.places, oldPlaces)
  const ofPublisher =
    part.publisher && sourceOf(part.publisher, before.indicators[0] ?? null, reader.lexicon.reference)
  // `Which state was first in 2024`, after what another survey says: of whichever source has that year.
  const isInPassing =
    before.replaced?.slot === 'source' &&
    before.frame.kind === 'level' &&
    !isAdded &&
    !COURSES.some((cue) => part.cues.has(cue)) &&
    !part.cues.has('since') &&
    part.periods.years.length > 0
  const oldSources = isInPassing ? [] : before.sources
  const sources =
    ofPublisher && !isAdded ? ofPublisher : pick('source', ofPublisher ?? part.sources, oldSources)
  const isOtherSource = part.sources.length > 0 && !isAdded
  const hasPeriod = part.periods.years.length > 0 || part.periods.parts.length > 0 || part.periods.isLatest
  // `Is it on course for the target`, after a change: of today, and not of the year from which it was told.
  const isNow = (part.cues.has('target') || part.cues.has('sdg')) && before.frame.kind === 'change'
  // `Which year was worst`: of all years; `which month was the peak`, after a year: of that year.
  const isOfAllTime =
    part.periods.unit === null ? part.cues.has('year_word') || part.cues.has('ever') : /\bever\b/i.test(text)
  const isOrdered = ORDERING.some((cue) => part.cues.has(cue))
  // `Has that improved`, after the figure of these days: since the one before it.
  const isOfCourse = COURSES.some((cue) => part.cues.has(cue)) && !part.cues.has('since')
  const isRecent = isOfCourse && (before.periods.years[0] ?? 0) >= reader.currentYear - RECENT
  // `What will the total be in 2031`, after a year: of that time alone.
  const isAhead = part.periods.years.some((year) => year > reader.currentYear)
  const isOfWhole = isAhead || ((isOrdered || part.cues.has('trend')) && isOfAllTime)
  // `Which state has the highest`, after a look back at 2018 or a change since then, and `is it worse than Zamfara now`: of today.
  const isSince =
    before.cues.has('since') && (before.frame.kind === 'compare_places' || before.frame.kind === 'moved_more')
  // `Is any state below 30%`, after which changed more since 2018: of today.
  const isLimited = part.limit !== null && part.level !== null
  const isOfToday =
    (looksBack(before) && isOrdered && part.level !== null) ||
    (isSince && (isOrdered || isLimited || part.places.includes(NATION))) ||
    NOW.test(text)
  // `Men and women`, after a course of years: of the newest figures.
  // `And by wealth`, after urban and rural people in 2008: of the newest figures, too.
  const isOtherGroup =
    before.frame.kind === 'groups' &&
    before.replaced?.slot === 'period' &&
    part.group?.dimension !== before.group?.dimension
  const isOfGroup = part.group !== null && (before.frame.kind === 'change' || isOtherGroup)
  // `Share without it`, after a course: of the newest figure, as no course of the rest is told.
  const isOfRest =
    before.frame.kind === 'change' && !before.isOpposite && (part.isOpposite || turnsRound(part))
  const isFree = isOfRest || isOfGroup || isOfToday || isOtherSource || isNow || isRecent || isOfWhole
  // `That is one woman in how many`, `is that better than the nation`, `which state is lowest`, after a change
  // since 2000: of its later year.
  const isBeside = part.places.includes(NATION) && (BETTER.test(text) || part.cues.has('compare'))
  const isRanked = isOrdered || part.cues.has('among')
  const isOfOneYear = isBeside || (isRanked && !isOfCourse) || AS_UNIT.some((cue) => part.cues.has(cue))
  const isOfLater = before.frame.kind === 'change' && isOfOneYear
  const stated = isOfLater ? before.periods.years.slice(1) : before.periods.years
  const old = isFree ? [] : stated
  const years = pick('period', part.periods.years, hasPeriod && !isAdded ? [] : old)
  // `And in Lagos`, after a month: of the same month.
  const isOfPart = before.periods.parts.length > 0 && !hasPeriod && !isFree && part.periods.unit === null
  const parts = isOfPart ? before.periods.parts : part.periods.parts
  if (isOfPart) kept.push('period')
  const indicator = ofPartOfYear(part, before, reader) ?? before.indicators[0] ?? null
  const beside = { ...part, indicator }
  const ownKind = frameOf({
    ...beside,
    ...heardBeside(beside, reader),
    isWhere: false,
    isPremise: false,
    isSubject: false,
  }).kind
  const isInside = asksInside(part, before, reader)
  // `What about Benue`, after an order of states: of the state itself.
  const isOneOfThem =
    OF_LEVELS.includes(before.frame.kind) && part.places.length > 0 && part.level === null && !isInside
  const isOfEverybody = before.frame.kind === 'groups' && OF_ALL.test(text)
  const stays =
    (ownKind === 'level' && before.frame.kind !== 'level' && !isAdded && !isOfEverybody && !isOfRest) ||
    isInside
  const inherited = [...before.cues].filter((cue) => stays && !(isOrdered && ORDERING.includes(cue)))
  const isReordered = isOrdered && before.frame.kind === 'rank' && ownKind !== 'extreme_in_time'
  // `And above 50%?` holds the same places against another number.
  const isOtherLimit = part.limit !== null && part.places.length === 0 && before.frame.kind === 'threshold'
  if (stays || isReordered) kept.push('frame')
  // `One in how many`, after the share of some people: told of everybody it would be another figure.
  const isOfSome = before.frame.kind === 'groups' && before.group !== null && part.group === null
  const isOtherUnit = isOfSome && ownKind === 'convert' && !OF_ALL.test(text)
  const merged: ReadPart = {
    ...part,
    unused: isOtherUnit ? [...part.unused, text] : part.unused,
    indicator,
    against: part.against ?? (stays ? (before.indicators[1] ?? null) : null),
    choices: [],
    places,
    sources,
    publisher: sources === before.sources ? before.publisher : isAdded ? null : part.publisher,
    level: part.level ?? (!isOneOfThem && (stays || isReordered || isOtherLimit) ? before.level : null),
    periods: {
      ...part.periods,
      years,
      parts,
      // The two years of a round stay one time.
      isRound: part.periods.isRound || (years.length > 0 && years === old && before.periods.isRound),
      isSpan: part.periods.isSpan || (stays && before.periods.isSpan),
    },
    group:
      besideGroup(part, before) ??
      otherPeople(part.group, indicator, reader) ??
      (stays && part.group === null && !OF_ALL.test(text) ? before.group : null),
    cues: new Set([...part.cues, ...inherited, ...unitAsked(part)]),
    // `And the lowest`, after the second highest: the end itself.
    count: part.count ?? (!isOneOfThem && (stays || (isReordered && !before.isNth)) ? before.count : null),
    isNth: part.count === null ? stays && !isOneOfThem && !isReordered && before.isNth : part.isNth,
    isOpposite: turnsRound(part) ? !before.isOpposite : part.isOpposite || before.isOpposite,
  }
  // `SDG`, `the SDG target`, after a figure or what it is: whether it meets that.
  const isOfGoal = ownKind === 'level' && part.cues.has('sdg') && OF_ONE_FIGURE.includes(before.frame.kind)
  const frame =
    (isOfGoal ? plainFrame('target') : null) ??
    otherEnd(part, before) ??
    (isOrdered ? null : allOfThem(part, before)) ??
    (isReordered ? plainFrame('rank') : null) ??
    withinStill(
      isInside ? before.frame : stays ? staying(before, merged) : null,
      merged.places,
      reader.lexicon.reference,
    )
  // An order of all states leaves the place before: `the gap between the two` is that to the first of them.
  const isLeft = part.places.length > 0 || merged.places.length === 0
  const earlier = isLeft ? [...before.earlierPlaces, ...before.places] : before.earlierPlaces
  const isOtherTime = part.periods.years.length > 0 && sources.length === 0
  return {
    part: merged,
    kept,
    frame,
    earlierPlaces: earlier.filter((id) => !merged.places.includes(id)),
    earlierYears: [...before.earlierYears, ...before.periods.years].filter((year) => !years.includes(year)),
    source: isOtherTime ? before.told : null,
    replaced: isAdded ? null : replacedBy(part, before),
  }
}

/** Frames of one figure, which a turn asks for that points at the answer of an order. */
const OF_ONE_OF_ORDER: readonly FrameKind[] = [
  ...(['number', 'convert', 'target', 'distance', 'interval', 'quote'] as const),
  ...(['compare_sources', 'change', 'groups'] as const),
]
const POINTS = /\b(?:that|it|this|its)\b/i

/** `How many people is that`, after an order: of the place that came first, and neither of the nation nor of the zone. */
function ofAnswer(part: ReadPart, { frame, found, indicators }: Question, reader: Reader): number | null {
  const isBare = part.places.length === 0 && part.level === null && part.sources.length === 0
  if (frame.kind !== 'rank' || found === null || !isBare) return null
  const asked = { ...part, indicator: part.indicator ?? indicators[0] ?? null }
  const { kind } = frameOf({
    ...asked,
    ...heardBeside(asked, reader),
    ...{ isWhere: false, isPremise: false, isSubject: false },
  })
  const isPointing = POINTS.test(textOf(part)) || kind === 'convert'
  return isPointing && OF_ONE_OF_ORDER.includes(kind) ? found : null
}

/** Frames that tell one figure, or what it is. */
const OF_ONE_FIGURE: readonly FrameKind[] = ['definition', 'level', 'number']

/** `In March of that year`, after the cases of a year: the indicator that has them by month; null where the one before has them itself. */
function ofPartOfYear({ periods }: ReadPart, before: Question, { lexicon }: Reader): number | null {
  const [first] = periods.parts
  // `What month was the peak`: its months, of which none is named.
  const unit = first === undefined ? periods.unit : /W/.test(first) ? 'week' : 'month'
  const [own] = before.indicators
  const [shorter = null] =
    unit === null || own === undefined ? [] : shorterTimes(own, lexicon.reference, [unit])
  return shorter
}

/** `In percent please`, after a figure: the unit is all that is asked. */
function unitAsked({ tokens, places, level, periods, sources }: ReadPart): readonly Cue[] {
  const isBare = places.length + periods.years.length + sources.length === 0 && level === null
  const isUnit =
    tokens.length <= SHORT && tokens.some(({ said }) => /^(percent|percentage|cent|%)$/i.test(said))
  return isBare && isUnit ? ['as_percent'] : []
}

/** `And its states`: those inside of the place before. */
const ITS = /\bits (zones|states|lgas)\b/i

const THEIR = /\btheir (zones|states|lgas)\b/i

/** `The worst state there`. */
const THERE = /\bthere[?.! ]*$/i

const IN_IT = /\b(in|of|inside|within|make up|under) (it|there|that|this|that (zone|state|one))\b/i

/** The words as they were written. */
export function textOf({ tokens }: ReadPart): string {
  return tokens.map(({ said }) => said).join(' ')
}

function isState(place: number | undefined, { lexicon }: Reader): boolean {
  return lexicon.reference.locations.get(place ?? 0)?.level === 3
}

const ASIDE: readonly Cue[] = ['above', 'below']

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
    // `The lowest in the south west`, after those below a number.
    !(before.frame.kind === 'threshold' && ORDERING.some((cue) => cues.has(cue))) &&
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
    isShare: unit === 'percent' || unit === 'rate' || isDensity(about),
    isNation: places.length === 1 && places[0] === NATION,
    isZones: places.length > 0 && places.every((id) => lexicon.reference.locations.get(id)?.level === 2),
  }
}
