import { sum } from '#domain/statistics/moments.ts'
import type { IndexedWord, IndicatorIndex } from './indicator-index.ts'

/** A word that an indicator may be found by. */
export interface Content {
  readonly word: string
  /** It carries meaning of its own; others may be part of a name and need not be. */
  readonly isRequired: boolean
}

/** An indicator that words may mean. */
export interface Match {
  readonly id: number
  /** 1: the words are one of its names, and nothing else. */
  readonly score: number
  /** How much of the name was said, 0 to 1. */
  readonly said: number
  /** Its name has a number that was not said: which dose, or which age. */
  readonly isGuessed: boolean
  /** One common word of a longer name is all that was said: `births`. */
  readonly isThin: boolean
  /** A number that was said stands in its name, and a word beside it. */
  readonly hasNumber: boolean
  /** Required words that nothing of it accounts for. */
  readonly unused: readonly string[]
}

/** The worth of a word that is only said alike. */
const ALIKE = 0.9
/** The worth of a word that stands in the definition alone. */
const ABOUT = 0.25
/** How much a word of a name counts against it that was not said. */
const UNSAID = 0.3
/** How much a number of a name counts against it that was not said: a dose is never guessed. */
const UNSAID_NUMBER = 0.9
/** How much it counts against a name that it names people and the words do not. */
const UNSAID_PEOPLE = 0.08
/** A word that no name has. */
const STRANGE = 4
const MOST = 8

const CHILD = 'child'
const PREVALENCE = 'prevalence'
const DEATH = 'death'
const FACILITY = 'facility'
const HIV = 'hiv'
/** Who has tuberculosis, and nothing that tells them apart. */
const TB_CASES: ReadonlySet<string> = new Set([
  'tuberculosis',
  'case',
  'incident',
  'incidence',
  'patient',
  'estimate',
])
const SEVERE = 'severe'
/** What is done about a condition: a name that has it is none of the condition itself. */
const ACTS: ReadonlySet<string> = new Set([
  ...['prevention', 'treatment', 'care', 'test', 'supplementation', 'drug', 'medicine', 'screening'],
  ...['knowledge', 'counselling', 'sp', 'arv', 'art'],
])
/** Conditions, and whose they are: who says nothing else asks how common they are. */
const CONDITIONS: ReadonlySet<string> = new Set([
  ...['malaria', 'hiv', 'aids', 'tuberculosis', 'diarrhoea', 'fever', 'pneumonia', 'anaemia', 'syphilis'],
  ...['hypertension', 'diabetes', 'cancer', 'cholera', 'measles', 'cough', 'ari', 'pregnant', 'positive'],
  ...['transmission', 'maternal', 'vertical'],
])
const MATERNAL = 'maternal'
/** Who dies in childbirth is a mother. */
const OF_MOTHERS = ['birth', 'pregnant'] as const
/** Whose deaths a name counts: those of everybody are others. */
const WHOSE: ReadonlySet<string> = new Set([
  'neonatal',
  'infant',
  'maternal',
  'adult',
  'teenage',
  'stillbirth',
  'child',
])

/** A word as it was asked, with the facts that are needed for every name. */
interface AskedWord extends Content {
  readonly concept: string
  readonly weight: number
}

interface Asked {
  readonly obliged: readonly AskedWord[]
  readonly byConcept: ReadonlyMap<string, AskedWord>
  /** The weight of all words that are required. */
  readonly required: number
  /** The only required word stands in the names of many indicators. */
  readonly isCommon: boolean
  /** The worth of the required words of which an indicator tells something, in their order. */
  readonly toldBy: (id: number) => readonly number[]
}

/** Weight below which a word stands in the names of many indicators. */
const COMMON = 4

function askedOf(contents: readonly Content[], index: IndicatorIndex): Asked {
  const weigh = (word: string) => index.weights.get(word) ?? STRANGE
  const byConcept = new Map<string, AskedWord>()
  for (const content of contents) {
    const concept = index.conceptOf(content.word)
    const known = byConcept.get(concept)
    if (!known || (content.isRequired && !known.isRequired))
      byConcept.set(concept, { ...content, concept, weight: weigh(content.word) })
  }
  const obliged = [...byConcept.values()].filter(({ isRequired }) => isRequired)
  const [only, ...others] = obliged
  const isCommon =
    only !== undefined && others.length === 0 && Math.min(only.weight, weigh(only.concept)) < COMMON
  const told = new Map<number, readonly number[]>()
  const toldBy = (id: number) => {
    const known = told.get(id)
    if (known) return known
    const [about, named] = [index.about.get(id), index.named.get(id)]
    const worths = obliged.map(({ word, concept, weight }) =>
      (about?.has(concept) || named?.has(concept)) && !/^\d/.test(word) ? ABOUT * weight : 0,
    )
    told.set(id, worths)
    return worths
  }
  const required = sum(obliged.map(({ weight }) => weight))
  return { obliged, byConcept, required, isCommon, toldBy }
}

/**
 * Indicators that the words may mean, the best first. The words are held against each name, and the best name counts; a word
 * that few names have weighs more. A qualifier that was not said counts against those that have it. At most `most` of them.
 */
export function matchIndicators(
  contents: readonly Content[],
  index: IndicatorIndex,
  most: number = MOST,
): Match[] {
  const asked = askedOf(contents, index)
  if (asked.required === 0) return []
  const phrases = new Set(
    [...asked.byConcept.keys()].flatMap((concept) => index.byConcept.get(concept) ?? []),
  )
  const best = new Map<number, Scored>()
  for (const at of phrases) {
    const phrase = index.phrases[at]
    if (!phrase) continue
    const found = scoreOf(phrase.indicator, phrase.words, asked)
    const known = best.get(phrase.indicator)
    const isBetter = !known || found.score > known.score || (found.score === known.score && !found.isThin)
    if (isBetter) best.set(phrase.indicator, found)
  }
  return [...best]
    .map(([id, scored]) => ({ id, ...scored, unused: [] }))
    .toSorted((a, b) => b.score - a.score || placeOf(index, a.id) - placeOf(index, b.id) || a.id - b.id)
    .slice(0, most)
    .map((match) => ({ ...match, unused: unusedBy(match.id, asked, index) }))
}

function placeOf({ places }: IndicatorIndex, id: number): number {
  return places.get(id) ?? Number.POSITIVE_INFINITY
}

type Scored = Pick<Match, 'score' | 'said' | 'isGuessed' | 'isThin' | 'hasNumber'>

/** Of every name that shares a word with what was asked: it makes up most of the time of reading a question. */
function scoreOf(
  id: number,
  words: readonly IndexedWord[],
  { obliged, byConcept, required, isCommon, toldBy }: Asked,
): Scored {
  let isGuessed = false
  let hasNumber = false
  let hasWord = false
  let isActUnsaid = false
  let isConditionUnsaid = false
  let isFacilityUnsaid = false
  let hit = 0
  let extra = 0
  let missing = 0
  let lost = 0
  const met: AskedWord[] = []
  for (const { word, concept, isLight, isNumber, isAge, weight } of words) {
    const content = byConcept.get(concept)
    isActUnsaid ||= !content && ACTS.has(concept)
    isConditionUnsaid ||= !content && CONDITIONS.has(concept)
    // `Pneumonia deaths` are no newborn’s.
    const isSaid = concept === MATERNAL && OF_MOTHERS.some((word) => byConcept.has(word))
    // `Caesarean sections` are no facilities that do them.
    // `The share of TB cases` is none of those who have HIV, too.
    isGuessed ||= !content && concept === HIV && obliged.every(({ concept: own }) => TB_CASES.has(own))
    isFacilityUnsaid ||= !content && concept === FACILITY && words.length > 1
    // `Food insecurity` is not the severe alone.
    isGuessed ||= !content && concept === SEVERE
    // `Breast cancer rate` is no rate of deaths: who does not say so may mean new cases.
    isGuessed ||= !content && concept === DEATH
    isGuessed ||= !content && WHOSE.has(concept) && byConcept.has(DEATH) && !isSaid
    if (!content && (isLight || (isAge && byConcept.has(CHILD)))) {
      lost += UNSAID_PEOPLE * weight
      continue
    }
    if (!content) {
      isGuessed ||= isNumber
      missing += weight
      lost += (isNumber ? UNSAID_NUMBER : UNSAID) * weight
      continue
    }
    const worth = (content.word === word ? 1 : ALIKE) * content.weight
    met.push(content)
    hasNumber ||= isNumber && content.isRequired
    hasWord ||= !isNumber && content.isRequired
    if (content.isRequired) hit += worth
    else extra += 0.3 * worth
  }
  // `Malaria prevalence` is no preventive treatment of malaria: of another measure the name must be said in full.
  isGuessed ||= missing > 0 && byConcept.has(PREVALENCE)
  // `Malaria in pregnant women` is no prevention of it.
  isGuessed ||= isActUnsaid && obliged.every(({ concept }) => CONDITIONS.has(concept))
  // `People who use drugs` asks of no drug against one illness.
  isGuessed ||= isConditionUnsaid && obliged.every(({ concept }) => ACTS.has(concept))
  isGuessed ||= isFacilityUnsaid && words[0]?.concept === FACILITY
  let told = 0
  const worths = toldBy(id)
  for (const [at, content] of obliged.entries()) if (!met.includes(content)) told += worths[at] ?? 0
  const whole = hit + extra + missing
  return {
    score: (hit + extra + told) / (required + extra + lost),
    said: whole === 0 ? 0 : (hit + extra) / whole,
    isGuessed,
    hasNumber: hasNumber && hasWord,
    // A name that is said in full is not thin: `anaemia among children`.
    isThin: isCommon && words.length > 1 && !(missing === 0 && met.length > 1),
  }
}

/**
 * Required words that no name of the indicator has. Its definition accounts for people, and for amounts alone: `doctors` there
 * may be one of several.
 */
function unusedBy(id: number, { obliged }: Asked, index: IndicatorIndex): string[] {
  const [about, named] = [index.about.get(id), index.named.get(id)]
  return obliged
    .filter(({ word, concept }) => {
      const isNamed = named?.has(word) || named?.has(concept)
      const isTold = about?.has(word) || about?.has(concept)
      return !isNamed && !(isTold && (index.people.has(word) || AMOUNT.test(word)))
    })
    .map(({ word }) => word)
}

/** Amounts of a rate; smaller numbers are doses and visits. */
const AMOUNT = /^\d{2,}$/
