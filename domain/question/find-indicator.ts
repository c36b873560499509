import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { type Accepted, acceptIndicator } from './accept-indicators.ts'
import { type Contents, exactly, isFamilyOnly } from './contents.ts'
import { DENIALS } from './denials.ts'
import type { Lexicon } from './lexicon.ts'
import { matchIndicators } from './match-indicators.ts'
import type { Cue } from './question-words.ts'
import type { Span } from './spans.ts'

interface IndicatorInput {
  readonly spans: readonly Span[]
  readonly family: readonly number[]
  readonly lexicon: Lexicon
  readonly cues: ReadonlySet<Cue>
  readonly sources: readonly number[]
  /** The words that say ages. */
  readonly ages: readonly number[]
  /** Digits that may stand for a word: `stunting 4 Kano`. */
  readonly linking: readonly number[]
  /** A week or a month of a year is asked for. */
  readonly hasPart: boolean
  /** The places that are named. */
  readonly at: readonly number[]
}

interface Found {
  readonly contents: Contents
  readonly accepted: Accepted
}

/** Score of an indicator whose name was said in full. */
const IN_FULL = 0.9

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
  const first = without([])
  if (isWhole(first)) return first
  const { verbs, required } = first.contents
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
  { spans, family, lexicon, cues, sources, at }: IndicatorInput,
): Accepted {
  const { indicators, measures, curation } = lexicon.reference
  // Of men nothing is known that is of women alone.
  const isOfMen = isOfSex(spans, 'Male') && !isOfSex(spans, 'Female')
  const { female } = curation.ofOneSex
  const isHeld = (id: number) =>
    sources.length === 0 || sources.some((source) => measures.has(measureKey(id, source)))
  const matches = matchIndicators(contents.all, lexicon.indicators)
  const accept = (fits: (id: number) => boolean) =>
    acceptIndicator(matches, {
      family: isFamilyOnly(contents, spans) ? family : [],
      exact: exactly(contents, spans),
      fits,
    })
  const hasUnit = (id: number) =>
    fitsUnit(indicators.get(id), cues) && !(isOfMen && isOfWomen(indicators.get(id), female))
  // `The rate at which women die` is no number of deaths.
  const rate = cues.has('rate')
    ? accept((id) => hasUnit(id) && isHeld(id) && !isCounted(indicators.get(id)))
    : null
  if (rate?.id != null && rate.unused.length === 0) return rate
  const own = accept((id) => hasUnit(id) && isHeld(id))
  // `Doctors in Enugu`: of two that the words mean, the one of which there are figures of such places.
  const ofLevel =
    own.id === null || !at.every((place) => isOfLevel(own.id ?? 0, place, lexicon.reference))
      ? accept(
          (id) => hasUnit(id) && isHeld(id) && at.every((place) => isOfLevel(id, place, lexicon.reference)),
        )
      : own
  const held = ofLevel.id !== null && ofLevel.unused.length === 0 && ofLevel.score >= IN_FULL ? ofLevel : own
  // Nothing of the named source is meant: then it is said of the source that it has no such figure.
  const found = held.id === null ? accept(hasUnit) : held
  if (found.id !== null || !cues.has('number')) return found
  // `How many people died of AIDS`: of several that fit, the one that is a number.
  const counted = accept((id) => hasUnit(id) && isCounted(indicators.get(id)))
  return counted.id !== null && counted.unused.length === 0 ? counted : found
}

/** Some source has figures of it for places of that level. */
function isOfLevel(indicator: number, place: number, { locations, measures }: ReferenceData): boolean {
  const level = locations.get(place)?.level ?? NATION_LEVEL
  if (level === NATION_LEVEL) return true
  return [...measures.values()].some(
    (measure) => measure.indicator === indicator && measure[LEVELS[level] ?? 'national'],
  )
}

const NATION_LEVEL = 1
const LEVELS: Partial<Readonly<Record<Level, 'zonal' | 'state' | 'lga' | 'senatorial'>>> = {
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

function isCounted(indicator: Indicator | undefined): boolean {
  return indicator !== undefined && figureUnit(indicator) === 'count'
}

/** Whether an indicator has the unit that the words name: per 1,000 and per 100,000 are no counts. */
function fitsUnit(indicator: Indicator | undefined, cues: ReadonlySet<Cue>): boolean {
  if (!indicator) return false
  const isRate = cues.has('per_1000') || cues.has('per_100000')
  if (!isRate || indicator.factor === 1 || indicator.factor === 3) return true
  return indicator.factor === 4 && /\bper\b/.test(indicator.fullName)
}
