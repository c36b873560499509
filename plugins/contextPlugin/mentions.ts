import type { Catalogue } from '#web/queries/catalogue.ts'

/** A name of the catalogue that stands in a text. */
export interface Mention {
  readonly kind: 'indicator' | 'place'
  readonly id: number
  /** Where in the text it begins, and how long it is, in UTF-16 units. */
  readonly start: number
  readonly length: number
}

/** Finds names in texts; made once for a catalogue. */
export interface MentionFinder {
  find(text: string): readonly Mention[]
}

interface Named {
  readonly kind: Mention['kind']
  readonly id: number
  readonly name: string
}

/** Short names of indicators that have figures, in any case, and names of zones and states as they are written. */
export function mentionFinder({ reference, coverage }: Catalogue): MentionFinder {
  const indicators = [...reference.indicators.values()]
    .filter(({ id }) => (coverage.get(id)?.size ?? 0) > 0)
    .map(({ id, shortName }): Named => ({ kind: 'indicator', id, name: shortName }))
  const places = [...reference.locations.values()]
    .filter(({ level }) => level === 2 || level === 3)
    .map(({ id, name }): Named => ({ kind: 'place', id, name }))
  return finderOf([...indicators, ...places])
}

/** The same for any names; of two that begin at one place the longer one counts. */
export function finderOf(names: readonly Named[]): MentionFinder {
  const byName = new Map(names.map((named) => [named.name.toLowerCase(), named]))
  const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return { find: () => [] }
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return {
    find: (text) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const found = byName.get(match[0].toLowerCase())
        if (!found || (found.kind === 'place' && found.name !== match[0])) return []
        return [{ kind: found.kind, id: found.id, start: match.index, length: match[0].length }]
      }),
  }
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
