import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { partsOf, type PhrasingTable } from './phrasings.ts'
import { isEmptyWord, plainWords } from './words.ts'

/** A name of something, as the words it is compared by. */
export interface IndexedName {
  readonly id: number
  readonly words: readonly string[]
}

/** An indicator with all that it is called. */
export interface IndexedIndicator {
  readonly id: number
  /** Position among those that are asked for most; the others follow. */
  readonly place: number
  /** How long its own short name is: of two that fit alike, the plainer one comes first. */
  readonly length: number
  readonly names: readonly ReadonlySet<string>[]
  /** The same names, word for word. */
  readonly spelled: ReadonlySet<string>
  /** Words that say something of it without naming it: its area and its definition. */
  readonly about: ReadonlySet<string>
}

/** What words may mean, made once for the data of a release. */
export interface NameIndex {
  readonly indicators: readonly IndexedIndicator[]
  /** Larger places first. */
  readonly places: readonly IndexedName[]
  readonly sources: readonly IndexedName[]
  /** Every word of a name → how many names have it. */
  readonly vocabulary: ReadonlyMap<string, number>
}

/** The index of a release's names and of what people say beside them. */
export function indexNames(reference: ReferenceData, phrasings: PhrasingTable): NameIndex {
  const indicators = indexIndicators([...reference.indicators.values()], phrasings)
  const places = placeNames(reference)
  const sources = sourceNames(reference)
  const vocabulary = new Map<string, number>()
  const count = (words: Iterable<string>) => {
    for (const word of new Set(words)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
  }
  for (const { names } of indicators) count(names.flatMap((name) => [...name]))
  for (const { words } of [...places, ...sources]) count(words)
  return { indicators, places, sources, vocabulary }
}

function indexIndicators(indicators: readonly Indicator[], phrasings: PhrasingTable): IndexedIndicator[] {
  const codes = Object.keys(phrasings.indicators)
  const families = Object.entries(phrasings.families).map(([words, members]) => ({
    words: partsOf(words),
    members: partsOf(members),
  }))
  return indicators.map(({ id, code, shortName, fullName, programArea, definition }) => {
    const said = partsOf(phrasings.indicators[code] ?? '')
    const ofFamily = families.flatMap(({ words, members }) => (members.includes(code) ? words : []))
    const place = codes.indexOf(code)
    const names = [shortName, fullName, code, ...said, ...ofFamily]
    return {
      id,
      place: place < 0 ? codes.length : place,
      length: plainWords(shortName).length,
      names: names.map(meant).filter((name) => name.size > 0),
      spelled: new Set(names.map((name) => plainWords(name).join(' '))),
      about: meant(`${programArea} ${definition}`),
    }
  })
}

/** The words of a name that carry meaning; all of them where none does. */
function meant(name: string): ReadonlySet<string> {
  const words = plainWords(name)
  const meaning = words.filter((word) => !isEmptyWord(word))
  return new Set(meaning.length > 0 ? meaning : words)
}

const NATION_NAMES = ['Nigeria', 'national', 'nationwide', 'Naija', '9ja', 'whole country']

function placeNames({ locations, curation }: ReferenceData): IndexedName[] {
  const places = [...locations.values()].toSorted((a, b) => a.level - b.level)
  const byName = new Map(places.toReversed().map(({ id, name }) => [name, id]))
  const others = Object.entries(curation.otherNames.places).flatMap(([name, meantPlace]) => {
    const id = byName.get(meantPlace)
    return id === undefined ? [] : [{ id, words: plainWords(name) }]
  })
  const nation = NATION_NAMES.map((name) => ({ id: NATION, words: plainWords(name) }))
  return [...nation, ...others, ...places.map(({ id, name }) => ({ id, words: plainWords(name) }))]
}

function sourceNames({ sources, curation }: ReferenceData): IndexedName[] {
  const byName = new Map([...sources.values()].map(({ id, name }) => [name, id]))
  const others = Object.entries(curation.otherNames.sources).flatMap(([name, meantSource]) => {
    const id = byName.get(meantSource)
    return id === undefined ? [] : [{ id, words: plainWords(name) }]
  })
  const own = [...sources.values()].flatMap(({ id, name, fullName }) => [
    { id, words: plainWords(name) },
    { id, words: plainWords(fullName) },
  ])
  return [...others, ...own]
}
