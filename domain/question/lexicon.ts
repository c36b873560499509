import { bareNames, limitNames } from './bare-names.ts'
import { partsOf, type Phrasings, type PhrasingTable } from './phrasings.ts'
import { alike, plainWords } from './words.ts'
import { NATION } from '#domain/location/location.ts'
import { ownName } from '#domain/location/shown-name.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type IndicatorIndex, indexIndicators } from './indicator-index.ts'
import { type Publisher, publishersOf } from './publisher.ts'
import { type DescriptionIndex, indexDescriptions } from './descriptions/descriptions.ts'
import type { Tagger } from './parts-of-speech.ts'
import type { HelpTopic } from './question.ts'
import { type HelpIndex, helpIndex } from './read-help.ts'
import { CUES, type Cue, OWN_LANGUAGES, type OwnLanguage, type QuestionWords } from './question-words.ts'

/** The meaning of a row of words. */
export type Meaning =
  | { readonly kind: 'indicator'; readonly id: number }
  | { readonly kind: 'family'; readonly ids: readonly number[] }
  | { readonly kind: 'place'; readonly id: number }
  | { readonly kind: 'area'; readonly ids: readonly number[] }
  | { readonly kind: 'source'; readonly id: number }
  | { readonly kind: 'publisher'; readonly publisher: Publisher }
  | { readonly kind: 'group'; readonly dimension: string; readonly category: string }
  | { readonly kind: 'dimension'; readonly dimension: string }
  | { readonly kind: 'country' }
  | { readonly kind: 'product'; readonly topic: string }
  | { readonly kind: 'cue'; readonly cue: Cue }

/** A node of the trie: the words that may follow, and the meaning of the words so far. */
export interface TrieNode {
  readonly next: Map<string, TrieNode>
  readonly meanings: Meaning[]
}

/** A name, as the words that it is compared by. */
export interface NamedWords {
  readonly id: number
  readonly words: readonly string[]
}

/** Everything that words of a question can mean, made once for the data of a release. */
export interface Lexicon {
  readonly reference: ReferenceData
  readonly root: TrieNode
  readonly indicators: IndicatorIndex
  /** Names of places, the larger first, and of sources, as the words they are compared by. */
  readonly names: Readonly<Record<'place' | 'source', readonly NamedWords[]>>
  readonly filler: ReadonlySet<string>
  /** Words of talk, of `filler`: they never restrict. */
  readonly talk: ReadonlySet<string>
  /** Words that say little in talk, and restrict beside what is named. */
  readonly stray: ReadonlySet<string>
  /** Everyday words that are no slips of others. */
  readonly english: ReadonlySet<string>
  /** Shares and rates → the count of the same people. */
  readonly counts: ReadonlyMap<number, number>
  /** Shares of spending → the same spending per person in dollars. */
  readonly amounts: ReadonlyMap<number, number>
  /** Indicators of the nation alone → what is held of the same people below it. */
  readonly belowNation: ReadonlyMap<number, readonly number[]>
  /** Words for people. */
  readonly people: ReadonlySet<string>
  /** Tells parts of speech; null where none is at hand: then every word that nobody knows may restrict a question. */
  readonly tagger: Tagger | null
  readonly help: HelpIndex
  readonly capitals: ReadonlySet<string>
  /** Of each language of the country: its words → the English word that says the same, as both are compared. */
  readonly ownLanguages: ReadonlyMap<OwnLanguage, ReadonlyMap<string, string>>
  /** Of each indicator the words that only describe what it is about. */
  readonly kin: ReadonlyMap<number, ReadonlySet<string>>
  /** How people describe indicators; null where a program has no room for it. */
  readonly descriptions: DescriptionIndex | null
  /** Words of names, for words written with a slip: word → how much it is preferred, less is more. */
  readonly vocabulary: ReadonlyMap<string, number>
  /** The same words by their first letter: a slip keeps it. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
}

/** What a lexicon can do beside names, where a program has room for it. */
export interface LexiconTools {
  readonly tagger?: Tagger
  readonly help?: readonly HelpTopic[]
  /** Descriptions of indicators, by code. */
  readonly descriptions?: Phrasings
}

/** The lexicon of a release: its names, people's own names beside them, and the words of questions. */
export function lexiconOf(
  reference: ReferenceData,
  phrasings: PhrasingTable,
  words: QuestionWords,
  { tagger, help = [], descriptions }: LexiconTools = {},
): Lexicon {
  const root: TrieNode = { next: new Map(), meanings: [] }
  const filler = new Set(plainWords(words.filler.replaceAll(',', ' ')))
  const names = { place: [] as NamedWords[], source: [] as NamedWords[] }
  const add = (name: string, meaning: Meaning) => {
    const compared = plainWords(name)
    addName(root, compared, meaning)
    if (meaning.kind === 'place' || meaning.kind === 'source') {
      names[meaning.kind].push({ id: meaning.id, words: compared })
    }
  }
  for (const cue of CUES) for (const name of partsOf(words.cues[cue])) add(name, { kind: 'cue', cue })
  addPlaces(reference, words, add)
  addSources(reference, words, add)
  addIndicators(reference, { phrasings, words }, add)
  addGroups(words, add)
  for (const name of partsOf(words.countries)) add(name, { kind: 'country' })
  for (const [topic, said] of Object.entries(words.product)) {
    for (const name of partsOf(said)) add(name, { kind: 'product', topic })
  }
  const indicators = indexIndicators(reference, { phrasings, words, filler })
  const vocabulary = vocabularyOf(root, indicators, filler)
  // Added last: a word of a saying alone names nothing, and is as unknown as any other.
  addSayings(reference, words, add)
  return {
    reference,
    root,
    indicators,
    names: { place: byLevel(names.place, reference), source: names.source },
    filler,
    talk: new Set(plainWords(words.talk)),
    stray: new Set(words.stray.split(/\s+/)),
    kin: kinOf(reference, words),
    // A word that says the same as another is no slip of a third: `spend` of `spent`.
    english: new Set(
      [
        words.english.split(/\s+/),
        [...words.alike, ...Object.values(words.sayings)].flatMap(plainWords),
      ].flat(),
    ),
    counts: countsOf(reference, words.counts),
    amounts: countsOf(reference, words.amounts),
    belowNation: belowNation(reference, words),
    people: new Set(plainWords(words.people)),
    tagger: tagger ?? null,
    help: helpIndex(help, words.help),
    capitals: new Set(plainWords(words.capitals)),
    ownLanguages: ownLanguages(words),
    descriptions:
      descriptions === undefined
        ? null
        : indexDescriptions(
            reference,
            [phrasings.indicators, words.indicators, words.sayings, descriptions],
            indicators.conceptOf,
          ),
    vocabulary,
    byLetter: Map.groupBy(
      [...vocabulary.keys()].filter((word) => word.length > 3),
      (word) => word.charAt(0),
    ),
  }
}

function kinOf({ indicators }: ReferenceData, { kin }: QuestionWords): Lexicon['kin'] {
  const rows = kin.map(({ of, words }) => ({ of: new RegExp(of, 'i'), words: words.split(' ') }))
  return new Map(
    [...indicators.values()].map(({ id, shortName, fullName }) => [
      id,
      new Set(rows.flatMap(({ of, words }) => (of.test(`${shortName} ${fullName}`) ? words : []))),
    ]),
  )
}

function countsOf({ indicators }: ReferenceData, counts: QuestionWords['counts']): Lexicon['counts'] {
  const byCode = new Map([...indicators.values()].map(({ id, code }) => [code, id]))
  return new Map(
    Object.entries(counts).flatMap(([code, count]) => {
      const [share, own] = [byCode.get(code), byCode.get(count)]
      return share !== undefined && own !== undefined ? [[share, own] as const] : []
    }),
  )
}

function belowNation(
  { indicators }: ReferenceData,
  { belowNation: listed }: QuestionWords,
): Lexicon['belowNation'] {
  const byCode = new Map([...indicators.values()].map(({ id, code }) => [code, id]))
  return new Map(
    Object.entries(listed).flatMap(([code, others]) => {
      const own = byCode.get(code)
      return own === undefined
        ? []
        : [[own, partsOf(others).flatMap((one) => byCode.get(one) ?? [])] as const]
    }),
  )
}

function ownLanguages(words: QuestionWords): Lexicon['ownLanguages'] {
  return new Map(
    OWN_LANGUAGES.map((language) => [
      language,
      new Map(
        Object.entries(words.ownLanguages[language]).flatMap(([english, said]) =>
          partsOf(said).map((word) => [alike(word), alike(english)] as const),
        ),
      ),
    ]),
  )
}

function byLevel(names: readonly NamedWords[], { locations }: ReferenceData): NamedWords[] {
  const levelOf = ({ id }: NamedWords) => locations.get(id)?.level ?? Number.POSITIVE_INFINITY
  return names.toSorted((a, b) => levelOf(a) - levelOf(b))
}

type Add = (name: string, meaning: Meaning) => void

function addName(root: TrieNode, words: readonly string[], meaning: Meaning): void {
  if (words.length === 0) return
  let node = root
  for (const word of words) {
    const known = node.next.get(word)
    const next = known ?? { next: new Map<string, TrieNode>(), meanings: [] }
    if (!known) node.next.set(word, next)
    node = next
  }
  const text = JSON.stringify(meaning)
  if (!node.meanings.some((other) => JSON.stringify(other) === text)) node.meanings.push(meaning)
}

function addPlaces(reference: ReferenceData, words: QuestionWords, add: Add): void {
  const { locations, curation } = reference
  const byName = new Map<string, number>()
  const places = [...locations.values()].toSorted((a, b) => b.level - a.level)
  for (const place of places) {
    const { id } = place
    const name = ownName(place, place.parent === null ? undefined : locations.get(place.parent))
    add(name, { kind: 'place', id })
    // Names written in one word: akwaibom, southsouth.
    const plain = name.replaceAll(/(\p{L})\1/gu, '$1')
    // Names are spelled with one letter as well as with two: Nassarawa, Nasarawa; Kebbi, Kebi.
    if (place.level > 2 && plain !== name) add(plain, { kind: 'place', id })
    // Yoruba names are written with `sh` and with the `s` that had a dot: Ilesha, Ilesa.
    if (place.level > 3 && name.includes('sh')) add(name.replaceAll('sh', 's'), { kind: 'place', id })
    if (/[^\p{L}]/u.test(name)) add(name.replaceAll(/[^\p{L}]/gu, ''), { kind: 'place', id })
    byName.set(name, id)
  }
  for (const [said, name] of Object.entries({ ...curation.otherNames.places, ...words.places })) {
    const id = name === 'Nigeria' ? NATION : byName.get(name)
    if (id !== undefined) for (const one of partsOf(said)) add(one, { kind: 'place', id })
  }
  for (const [city, parts] of Object.entries(words.cities)) {
    for (const name of parts.split(', ')) {
      const id = byName.get(name)
      if (id !== undefined) add(city, { kind: 'place', id })
    }
  }
  for (const [said, names] of Object.entries(words.areas)) {
    const ids = names.split(', ').flatMap((name) => byName.get(name) ?? [])
    for (const one of partsOf(said)) add(one, { kind: 'area', ids })
  }
}

function addSources({ sources, curation }: ReferenceData, words: QuestionWords, add: Add): void {
  const byName = new Map([...sources.values()].map(({ id, name }) => [name, id]))
  for (const { id, name, fullName } of sources.values()) {
    add(name, { kind: 'source', id })
    add(fullName, { kind: 'source', id })
  }
  for (const { said, publisher } of publishersOf(words.publishers, byName)) {
    for (const one of partsOf(said)) add(one, { kind: 'publisher', publisher })
  }
  for (const [said, name] of Object.entries({ ...curation.otherNames.sources, ...words.sources })) {
    const id = byName.get(name)
    if (id !== undefined) for (const one of partsOf(said)) add(one, { kind: 'source', id })
  }
}

interface Tables {
  readonly phrasings: PhrasingTable
  readonly words: QuestionWords
}

function addIndicators({ indicators }: ReferenceData, { phrasings, words }: Tables, add: Add): void {
  const byCode = new Map([...indicators.values()].map(({ id, code }) => [code, id]))
  const all = [...indicators.values()]
  const bare = bareNames(all)
  const saidOf = (code: string) =>
    [phrasings.indicators, words.indicators, words.sayings].flatMap((table) => partsOf(table[code] ?? ''))
  const limited = limitNames(all, {
    namesOf: (id) => saidOf(indicators.get(id)?.code ?? ''),
    above: partsOf(words.above),
  })
  for (const { id, code, fullName, shortName } of all) {
    const own = [phrasings.indicators, words.indicators].flatMap((table) => partsOf(table[code] ?? ''))
    const names = [fullName, shortName, ...(bare.get(id) ?? []), ...(limited.get(id) ?? []), ...own]
    for (const name of names) add(name, { kind: 'indicator', id })
    if (code.length > 2) add(code, { kind: 'indicator', id })
  }
  for (const [said, members] of Object.entries(phrasings.families)) {
    const ids = partsOf(members).flatMap((code) => byCode.get(code) ?? [])
    for (const name of partsOf(said)) add(name, { kind: 'family', ids })
  }
}

function addSayings({ indicators }: ReferenceData, { sayings }: QuestionWords, add: Add): void {
  for (const { id, code } of indicators.values())
    for (const name of partsOf(sayings[code] ?? '')) add(name, { kind: 'indicator', id })
}

function addGroups(words: QuestionWords, add: Add): void {
  for (const [key, said] of Object.entries(words.groups)) {
    const [dimension = '', category = ''] = key.split(':')
    for (const name of partsOf(said)) add(name, { kind: 'group', dimension, category })
  }
  for (const [dimension, said] of Object.entries(words.dimensions)) {
    for (const name of partsOf(said)) add(name, { kind: 'dimension', dimension })
  }
}

/** Every word that a slip may have been meant for: of names of places above LGAs first, then of indicators, then the rest. */
function vocabularyOf(
  root: TrieNode,
  { weights }: IndicatorIndex,
  filler: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const word of filler) found.set(word, 3)
  collect(root, found)
  for (const word of weights.keys()) found.set(word, Math.min(1, found.get(word) ?? 1))
  return found
}

function collect(node: TrieNode, found: Map<string, number>): void {
  for (const [word, next] of node.next) {
    const isPlace = next.meanings.some(
      ({ kind }) => kind === 'place' || kind === 'source' || kind === 'publisher',
    )
    const rank = isPlace ? 0 : 2
    found.set(word, Math.min(rank, found.get(word) ?? rank))
    collect(next, found)
  }
}
