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

interface Asked {
  readonly contents: readonly Content[]
  readonly index: IndicatorIndex
  readonly weigh: (word: string) => number
  readonly byConcept: ReadonlyMap<string, Content>
  readonly required: number
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
  const weigh = (word: string) => index.weights.get(word) ?? STRANGE
  const byConcept = new Map<string, Content>()
  for (const content of contents) {
    const concept = index.conceptOf(content.word)
    const known = byConcept.get(concept)
    if (!known || (content.isRequired && !known.isRequired)) byConcept.set(concept, content)
  }
  const distinct = [...byConcept.values()]
  const required = sum(distinct.filter(({ isRequired }) => isRequired).map(({ word }) => weigh(word)))
  if (required === 0) return []
  const asked: Asked = { contents: distinct, index, weigh, byConcept, required }
  const phrases = new Set([...byConcept.keys()].flatMap((concept) => index.byConcept.get(concept) ?? []))
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
    .map((match) => ({ ...match, unused: unusedBy(match.id, asked) }))
}

function placeOf({ places }: IndicatorIndex, id: number): number {
  return places.get(id) ?? Number.POSITIVE_INFINITY
}

type Scored = Pick<Match, 'score' | 'said' | 'isGuessed' | 'isThin'>

function scoreOf(
  id: number,
  words: readonly IndexedWord[],
  { contents, byConcept, weigh, required, index }: Asked,
): Scored {
  let isGuessed = false
  let hit = 0
  let extra = 0
  let missing = 0
  let lost = 0
  const met = new Set<string>()
  for (const { word, concept, isLight } of words) {
    const content = byConcept.get(concept)
    const weight = weigh(concept)
    if (!content && isLight) {
      lost += UNSAID_PEOPLE * weight
      continue
    }
    if (!content) {
      const isNumber = /^\d/.test(word)
      isGuessed ||= isNumber
      missing += weight
      lost += (isNumber ? UNSAID_NUMBER : UNSAID) * weight
      continue
    }
    const worth = (content.word === word ? 1 : ALIKE) * weigh(content.word)
    met.add(concept)
    if (content.isRequired) hit += worth
    else extra += 0.3 * worth
  }
  const about = index.about.get(id)
  const named = index.named.get(id)
  const rest = contents.filter(({ word, isRequired }) => isRequired && !met.has(index.conceptOf(word)))
  const told = sum(
    rest.map(({ word }) => {
      const concept = index.conceptOf(word)
      const isTold = about?.has(concept) || named?.has(concept)
      return isTold && !/^\d/.test(word) ? ABOUT * weigh(word) : 0
    }),
  )
  const whole = hit + extra + missing
  return {
    score: (hit + extra + told) / (required + extra + lost),
    said: whole === 0 ? 0 : (hit + extra) / whole,
    isGuessed,
    isThin: isThin(words, { contents, weigh, index }),
  }
}

/** Weight below which a word stands in the names of many indicators. */
const COMMON = 4

function isThin(
  words: readonly IndexedWord[],
  { contents, weigh, index }: Pick<Asked, 'contents' | 'weigh' | 'index'>,
): boolean {
  const required = contents.filter((content) => content.isRequired)
  const [only] = required
  if (required.length !== 1 || words.length < 2 || only === undefined) return false
  return Math.min(weigh(only.word), weigh(index.conceptOf(only.word))) < COMMON
}

/** Required words that neither a name nor the definition of the indicator has. */
function unusedBy(id: number, { contents, index }: Asked): string[] {
  const about = index.about.get(id)
  const named = index.named.get(id)
  return contents
    .filter(({ word, isRequired }) => {
      const concept = index.conceptOf(word)
      return (
        isRequired && !named?.has(word) && !named?.has(concept) && !about?.has(word) && !about?.has(concept)
      )
    })
    .map(({ word }) => word)
}

function sum(values: readonly number[]): number {
  return values.reduce((whole, value) => whole + value, 0)
}
