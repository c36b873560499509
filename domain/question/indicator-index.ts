import { partsOf, type PhrasingTable } from './phrasings.ts'
import { plainWords } from './words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { DENIALS } from './denials.ts'
import type { QuestionWords } from './question-words.ts'

/** One of the names of an indicator, as the words that carry meaning. */
export interface IndexedPhrase {
  readonly indicator: number
  /** As compared → as it stands for words that sound alike. */
  readonly words: readonly IndexedWord[]
}

export interface IndexedWord {
  readonly word: string
  readonly concept: string
  /** Words for its people: they tell names apart, and need not be said. */
  readonly isLight: boolean
  readonly isNumber: boolean
  /** The age of children: who says children need not say it. */
  readonly isAge: boolean
  /** How telling its concept is. */
  readonly weight: number
}

/** Names of indicators by the words that they are made of. */
export interface IndicatorIndex {
  readonly phrases: readonly IndexedPhrase[]
  /** Concept → positions among `phrases`. */
  readonly byConcept: ReadonlyMap<string, readonly number[]>
  /** Word → how telling it is. */
  readonly weights: ReadonlyMap<string, number>
  /** Concepts that say something of an indicator without naming it, by its id. */
  readonly about: ReadonlyMap<number, ReadonlySet<string>>
  /** Concepts of any of its names, by its id. */
  readonly named: ReadonlyMap<number, ReadonlySet<string>>
  /** Where it stands among those that are asked for most, by its id. */
  readonly places: ReadonlyMap<number, number>
  /** Two words beside each other in the names of the data → the indicators that have them. */
  readonly pairs: ReadonlyMap<string, ReadonlySet<number>>
  /** Words for people. */
  readonly people: ReadonlySet<string>
  conceptOf(word: string): string
}

type NamedWord = Pick<IndexedWord, 'word' | 'concept' | 'isLight' | 'isAge'>

interface NamedPhrase {
  readonly indicator: number
  readonly words: readonly NamedWord[]
}

interface Sources {
  readonly phrasings: PhrasingTable
  readonly words: QuestionWords
  readonly filler: ReadonlySet<string>
}

/** The index of all names of the indicators of a release. */
export function indexIndicators(
  { indicators }: ReferenceData,
  { phrasings, words, filler }: Sources,
): IndicatorIndex {
  const alike = new Map<string, string>()
  for (const row of words.alike) {
    const [first, ...others] = partsOf(row).flatMap(plainWords)
    for (const other of [first, ...others]) if (first && other && !alike.has(other)) alike.set(other, first)
  }
  const telling = new Set(plainWords(words.telling))
  const light = new Set(plainWords(words.people))
  const conceptOf = (word: string) => alike.get(word) ?? word
  // `First` and `one` may say nothing in a question; in a name they are a dose, written as a number, and `no` is its opposite.
  const isFiller = (word: string) =>
    filler.has(word) && !/^\d/.test(word) && !DENIALS.has(word) && !telling.has(word)
  const meant = (name: string): NamedWord[] => {
    const all = plainWords(name)
    const telling = all.filter((word) => !isFiller(word))
    if (telling.length === 0)
      return [...new Set(all)].map((word) => ({
        word,
        concept: conceptOf(word),
        isLight: false,
        isAge: false,
      }))
    return [...new Set(all)]
      .filter((word) => !isFiller(word) || light.has(word))
      .map((word) => ({
        ...{ word, concept: conceptOf(word), isLight: isFiller(word) },
        isAge: /^\d$/.test(word) && all[all.indexOf(word) - 1] === 'under',
      }))
  }
  const codes = Object.keys(phrasings.indicators)
  const phrases: NamedPhrase[] = []
  const about = new Map<number, ReadonlySet<string>>()
  const named = new Map<number, ReadonlySet<string>>()
  const places = new Map<number, number>()
  const pairs = new Map<string, Set<number>>()
  for (const { id, code, shortName, fullName, definition, numerator, denominator } of indicators.values()) {
    const said = [...partsOf(phrasings.indicators[code] ?? ''), ...partsOf(words.indicators[code] ?? '')]
    const own = [shortName, fullName, code, ...said].map((name) => ({ indicator: id, words: meant(name) }))
    for (const name of [shortName, fullName]) {
      const all = plainWords(name)
      for (const [at, word] of all.entries()) {
        const pair = `${word} ${all[at + 1] ?? ''}`
        pairs.set(pair, (pairs.get(pair) ?? new Set()).add(id))
      }
    }
    phrases.push(...own.filter(({ words: named }) => named.length > 0 && !isBareDeath(named)))
    const text = `${fullName} ${definition} ${numerator} ${denominator}`
    about.set(id, new Set(plainWords(text).flatMap((word) => [word, conceptOf(word)])))
    named.set(
      id,
      new Set(own.flatMap((phrase) => phrase.words.flatMap(({ word, concept }) => [word, concept]))),
    )
    const place = codes.indexOf(code)
    places.set(id, place < 0 ? codes.length : place)
  }
  return { ...occurrences(phrases, indicators.size), about, named, places, pairs, people: light, conceptOf }
}

/** `Little ones who die`, of which only that they die is left: the deaths of everybody are others. */
function isBareDeath([only, ...others]: readonly NamedWord[]): boolean {
  return others.length === 0 && only?.concept === 'death'
}

function occurrences(named: readonly NamedPhrase[], count: number) {
  const byConcept = new Map<string, number[]>()
  const holders = new Map<string, Set<number>>()
  for (const [at, { indicator, words }] of named.entries()) {
    for (const concept of new Set(words.map((word) => word.concept))) {
      const list = byConcept.get(concept) ?? []
      list.push(at)
      byConcept.set(concept, list)
    }
    for (const { word, concept } of words) {
      for (const key of [word, concept]) holders.set(key, (holders.get(key) ?? new Set()).add(indicator))
    }
  }
  const weights = new Map(
    [...holders].map(([word, ids]) => [word, Math.log(1 + count / (1 + ids.size))] as const),
  )
  const phrases = named.map(({ indicator, words }) => ({
    indicator,
    words: words.map((one) => ({
      ...one,
      isNumber: /^\d/.test(one.word),
      weight: weights.get(one.concept) ?? 0,
    })),
  }))
  return { phrases, byConcept, weights }
}
