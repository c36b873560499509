import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type Accepted, acceptIndicator } from './accept-indicators.ts'
import { type Contents, exactly, isFamilyOnly } from './contents.ts'
import { DENIALS } from './denials.ts'
import { fitsUnit, isCounted, isPercent, saysPrevalence, unitSaid } from './indicator-units.ts'
import type { Lexicon } from './lexicon.ts'
import { type Match, matchIndicators } from './match-indicators.ts'
import type { Cue } from './question-words.ts'
import type { Span } from './spans.ts'
import { plainWords } from './words.ts'

interface IndicatorInput {
  readonly spans: readonly Span[]
  readonly family: readonly number[]
  readonly lexicon: Lexicon
  readonly cues: ReadonlySet<Cue>
  readonly sources: readonly number[]
  /** The words that say ages. */
  readonly ages: readonly number[]
  /** The words that say the ages of a cohort, in months. */
  readonly cohort: readonly number[]
  /** Digits that may stand for a word: `stunting 4 Kano`. */
  readonly linking: readonly number[]
  /** A week or a month of a year is asked for. */
  readonly hasPart: boolean
  /** The places that are named. */
  readonly at: readonly number[]
  /** The level of the places that are asked about; null for none. */
  readonly level: Level | null
}

interface Found {
  readonly contents: Contents
  readonly accepted: Accepted
}

/** Score of an indicator whose name was said in full. */
const IN_FULL = 0.9
/** Least score of one that is offered in place of one that is not held there. */
const NEAR = 0.65

/** The indicator that all words mean; else the one that they mean without words that may say nothing of it. */
export function indicatorIn(
  contentsWith: (optional: readonly number[], isPartRequired?: boolean) => Contents,
  input: IndicatorInput,
): Found {
  const without = (optional: readonly number[]): Found => {
    const contents = contentsWith(optional)
    return { contents, accepted: acceptedFor(contents, input) }
  }
  const isWhole = ({ accepted }: Found) => accepted.id !== null && accepted.unused.length === 0
  // `Lassa deaths in week 10`: the count of weeks goes before that of years.
  const ofPart = input.hasPart ? contentsWith([], true) : null
  const part = ofPart && { contents: ofPart, accepted: acceptedFor(ofPart, input) }
  if (part && isWhole(part)) return part
  // `Children 12-23 months with all vaccines` is no other indicator because its name says those months.
  const ofAnyAge = input.cohort.length > 0 ? without(input.cohort) : null
  if (ofAnyAge && isWhole(ofAnyAge)) return ofAnyAge
  const first = without([])
  if (isWhole(first)) return first
  const { required } = first.contents
  // Who died is never left out.
  const verbs = first.contents.verbs.filter(
    (at) =>
      !required.some((one) => one.at === at && input.lexicon.indicators.conceptOf(one.word) === 'death'),
  )
  // `How many under-fives died` is no question of how many there are: what people do counts there.
  const plain = verbs.length > 0 && !input.cues.has('number') ? without(verbs) : null
  if (plain && isWhole(plain) && plain.accepted.score >= IN_FULL) return plain
  // `Not vaccinated against measles` is measles vaccination and its denial, though `not vaccinated` is a name by itself.
  const denials = required.flatMap(({ word, at }) => (DENIALS.has(word) ? [at] : []))
  for (const optional of [denials, input.linking]) {
    const found = optional.length > 0 ? without(optional) : null
    if (found && isWhole(found)) return found
  }
  return input.ages.length === 0 ? first : without(input.ages)
}

function acceptedFor(
  contents: Contents,
  { spans, family, lexicon, cues, sources, at, level }: IndicatorInput,
): Accepted {
  const { indicators, measures, curation } = lexicon.reference
  // Of men nothing is known that is of women alone.
  const isOfMen = isOfSex(spans, 'Male') && !isOfSex(spans, 'Female')
  const { female } = curation.ofOneSex
  const isHeld = (id: number) =>
    sources.length === 0 || sources.some((source) => measures.has(measureKey(id, source)))
  const exact = exactly(contents, spans, lexicon)
  const alike = matchIndicators(contents.all, lexicon.indicators)
  // A name of words that say little by themselves is found word for word alone: `the clinic is too far`.
  const literal = exact.filter((id) => !alike.some((one) => one.id === id)).map(wordForWord)
  const matches = [...alike, ...literal]
  const accept = (fits: (id: number) => boolean) =>
    acceptIndicator(matches, {
      family: isFamilyOnly(contents, spans) ? family : [],
      exact,
      fits,
    })
  // A number of people has no prevalence: `malaria`, then `under 5 prevalence`.
  const isPrevalence = saysPrevalence(contents) && !cues.has('number')
  const hasUnit = (id: number) =>
    fitsUnit(indicators.get(id), cues) &&
    !(isOfMen && isOfWomen(indicators.get(id), female)) &&
    !(isPrevalence && isCounted(indicators.get(id)))
  // `The rate at which women die` is no number of deaths.
  const rate = cues.has('rate')
    ? accept((id) => hasUnit(id) && isHeld(id) && !isCounted(indicators.get(id)))
    : null
  if (rate?.id != null && rate.unused.length === 0) return rate
  // `The private share of health spending` is no spending per person, and spending `per head` is no share.
  const isOfUnit = unitSaid(contents)
  const ofUnit = isOfUnit && accept((id) => hasUnit(id) && isHeld(id) && isOfUnit(indicators.get(id)))
  const isOfUnitOnly = ofUnit?.id != null && ofUnit.unused.length === 0
  const own = isOfUnitOnly ? ofUnit : accept((id) => hasUnit(id) && isHeld(id))
  // `Doctors in Enugu`, `the state with the fewest doctors`: of two that the words mean, the one of which there are figures of such places.
  const named = at.map((place) => lexicon.reference.locations.get(place)?.level ?? NATION_LEVEL)
  const levels = level === null ? named : [...named, level]
  const isThere = (id: number) => levels.every((one) => isOfLevel(id, one, lexicon.reference))
  const isElsewhere = own.id !== null && !isThere(own.id)
  const ofLevel =
    own.id === null || isElsewhere ? accept((id) => hasUnit(id) && isHeld(id) && isThere(id)) : own
  // A share is no number: `HIV treatment coverage by state`.
  const isShare = cues.has('rate') || (level !== null && isPercent(indicators.get(own.id ?? 0)))
  const isOtherUnit = isElsewhere && isShare && isCounted(indicators.get(ofLevel.id ?? 0))
  // `Zones by skilled attendance` asks for no facilities: a name in place of another is said as a whole.
  const isWhole =
    !isElsewhere || level === null || matches.some(({ id, said }) => id === ofLevel.id && said === 1)
  // `Polio cases in Kano`: who names one word for word means no other one because it is held there.
  const isNamed = isElsewhere && exact.includes(own.id ?? 0) && !exact.includes(ofLevel.id ?? 0)
  const isOther = isNamed && !isOfSamePeople(own.id ?? 0, ofLevel.id ?? 0, lexicon)
  const isFull =
    ofLevel.id !== null &&
    ofLevel.unused.length === 0 &&
    ofLevel.score >= IN_FULL &&
    isWhole &&
    !isOtherUnit &&
    !isOther
  // `How many nurses are there in Anambra`: a number that is held there is offered, before it is said that no density is.
  const isNumber = ({ id }: Match) => cues.has('number') && isCounted(indicators.get(id)) && isThere(id)
  const near = isElsewhere && !isFull ? matches.find((one) => isNear(one) && isNumber(one)) : undefined
  if (near && own.id !== null)
    return { id: null, score: near.score, choices: [near.id, own.id], unused: own.unused }
  const held = isFull ? ofLevel : own
  // Nothing of the named source is meant: then it is said of the source that it has no such figure.
  const found = held.id === null ? accept(hasUnit) : held
  const told = isCounted(indicators.get(found.id ?? 0))
    ? toldApart(contents, matches, { id: found.id ?? 0, reference: lexicon.reference })
    : undefined
  if (told && found.id !== null && isHeld(told.id) && hasUnit(told.id))
    return { id: null, score: told.score, choices: [told.id, found.id], unused: found.unused }
  if (found.id !== null || !cues.has('number')) return found
  // `How many people died of AIDS`: of several that fit, the one that is a number.
  const counted = accept((id) => hasUnit(id) && isCounted(indicators.get(id)))
  return counted.id !== null && counted.unused.length === 0 ? counted : found
}

/** The match of an indicator whose name is all that is said. */
function wordForWord(id: number): Match {
  return { id, score: 1, said: 1, isGuessed: false, isThin: false, hasNumber: false, unused: [] }
}

/** `Measles doses given`, of a figure of those received: a word of little that the name of a rival has, and its own has not. */
function toldApart(
  { all }: Contents,
  matches: readonly Match[],
  { id, reference }: { readonly id: number; readonly reference: ReferenceData },
): Match | undefined {
  const hasWord = (one: number, word: string) =>
    plainWords(`${reference.indicators.get(one)?.shortName}`).includes(word)
  const telling = all.filter(({ word }) => TELLING.test(word) && !hasWord(id, word))
  return matches.find(
    (one) =>
      one.id !== id &&
      one.unused.length === 0 &&
      one.score >= NEAR &&
      telling.some(({ word }) => hasWord(one.id, word)),
  )
}

/** What is done with things that are counted. */
const TELLING = /^(given|received|opened|planned|held|confirmed|suspected)$/

/** All that was said stands in its name, which says more. */
function isNear({ score, unused, isGuessed, isThin }: Match): boolean {
  return score >= NEAR && unused.length === 0 && !isGuessed && !isThin
}

/** Some source has figures of it for places of that level. */
function isOfLevel(indicator: number, level: Level, { measures }: ReferenceData): boolean {
  if (level === NATION_LEVEL) return true
  return [...measures.values()].some(
    (measure) => measure.indicator === indicator && measure[LEVELS[level] ?? 'national'],
  )
}

const NATION_LEVEL = 1
/** Where a measure says that it has figures of places of a level; the nation is `national`. */
export const LEVELS: Partial<Readonly<Record<Level, 'zonal' | 'state' | 'lga' | 'senatorial'>>> = {
  2: 'zonal',
  3: 'state',
  4: 'lga',
  5: 'senatorial',
}

function isOfSex(spans: readonly Span[], sex: string): boolean {
  return spans.some(({ meanings }) =>
    meanings.some((one) => one.kind === 'group' && one.dimension === 'sex' && one.category === sex),
  )
}

function isOfWomen(indicator: Indicator | undefined, female: readonly number[]): boolean {
  return (
    indicator !== undefined &&
    (female.includes(indicator.id) || /\b(female|women|fertility)\b/i.test(indicator.fullName))
  )
}

/** One is the number of the people of whom the other is a share or a rate, or what is held of them below the nation. */
function isOfSamePeople(one: number, other: number, { counts, belowNation }: Lexicon): boolean {
  const isCount = counts.get(one) === other || counts.get(other) === one
  return isCount || belowNation.get(one)?.includes(other) === true
}
