import { NATION } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { plainWords } from './words.ts'

/** A name found among words: the id behind it, and which words it took. */
export interface FoundName {
  readonly id: number
  readonly start: number
  readonly count: number
}

/** The first and longest name of a place among the words; of places with one name the larger one, a state before an LGA. */
export function findPlace(
  words: readonly string[],
  { locations, curation }: ReferenceData,
): FoundName | null {
  const places = [...locations.values()]
  const [large, small] = [places.filter(({ level }) => level <= 3), places.filter(({ level }) => level > 3)]
  const idOf = new Map(large.map(({ id, name }) => [name, id]))
  const others = Object.entries(curation.otherNames.places).flatMap(([name, meant]) => {
    const id = idOf.get(meant)
    return id === undefined ? [] : [{ id, name }]
  })
  const nation = ['Nigeria', 'national'].map((name) => ({ id: NATION, name }))
  return longest(words, [...large, ...others, ...nation, ...small])
}

/** The first and longest name of a source among the words, short or full. */
export function findSource(words: readonly string[], reference: ReferenceData): FoundName | null {
  const sources = [...reference.sources.values()]
  const names = sources.flatMap(({ id, name, fullName }) => [
    { id, name },
    { id, name: fullName },
  ])
  const byName = new Map(sources.map((source) => [source.name, source.id]))
  for (const [other, name] of Object.entries(reference.curation.otherNames.sources)) {
    const id = byName.get(name)
    if (id !== undefined) names.push({ id, name: other })
  }
  return longest(words, names)
}

interface Name {
  readonly id: number
  readonly name: string
}

function longest(words: readonly string[], names: readonly Name[]): FoundName | null {
  let best: FoundName | null = null
  for (const { id, name } of names) {
    const parts = plainWords(name)
    const start = positionOf(parts, words)
    if (start === null || (best && best.count >= parts.length)) continue
    best = { id, start, count: parts.length }
  }
  return best
}

/** Where words stand in a row among others; null: nowhere. */
function positionOf(parts: readonly string[], words: readonly string[]): number | null {
  if (parts.length === 0) return null
  for (let start = 0; start + parts.length <= words.length; start++) {
    if (parts.every((part, index) => words[start + index] === part)) return start
  }
  return null
}
