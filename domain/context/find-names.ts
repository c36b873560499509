import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { plainWords } from './words.ts'

/** A name found among words: the id behind it, and which words it took. */
export interface FoundName {
  readonly id: number
  readonly start: number
  readonly count: number
}

/** Names that people use for places, beside those of the catalogue. */
const PLACE_NAMES: Readonly<Record<string, string>> = {
  abuja: 'FCT',
  nassarawa: 'Nasarawa',
  'federal capital territory': 'FCT',
  'north central': 'North-Central',
  'north east': 'North-East',
  'north west': 'North-West',
  'south east': 'South-East',
  'south south': 'South-South',
  'south west': 'South-West',
}

/** Names that people use for sources, beside those of the catalogue. */
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  dhs: 'NDHS',
  dhis2: 'NHMIS-DHIS2',
  nhmis: 'NHMIS-DHIS2',
  igme: 'UN IGME',
  who: 'WHO-GHO',
  gho: 'WHO-GHO',
  jrf: 'JRF-Admin',
  census: 'NPC',
}

/** The first and longest name of a place among the words; of places with one name the larger one, a state before an LGA. */
export function findPlace(words: readonly string[], places: readonly Location[]): FoundName | null {
  const [large, small] = [places.filter(({ level }) => level <= 3), places.filter(({ level }) => level > 3)]
  const idOf = new Map(large.map(({ id, name }) => [name, id]))
  const others = Object.entries(PLACE_NAMES).flatMap(([name, meant]) => {
    const id = idOf.get(meant)
    return id === undefined ? [] : [{ id, name }]
  })
  const nation = ['Nigeria', 'national'].map((name) => ({ id: NATION, name }))
  return longest(words, [...large, ...others, ...nation, ...small])
}

/** The first and longest name of a source among the words, short or full. */
export function findSource(words: readonly string[], sources: readonly DataSource[]): FoundName | null {
  const names = sources.flatMap(({ id, name, fullName }) => [
    { id, name },
    { id, name: fullName },
  ])
  const byName = new Map(sources.map((source) => [source.name, source.id]))
  for (const [other, name] of Object.entries(SOURCE_NAMES)) {
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
