import type { IndexedName } from './name-index.ts'

/** A name found among words: the id behind it, and which words it took. */
export interface FoundName {
  readonly id: number
  readonly start: number
  readonly count: number
}

/** The longest of the names among the words; of those with as many words the one that stands first in the list. */
export function findName(words: readonly string[], names: readonly IndexedName[]): FoundName | null {
  let best: FoundName | null = null
  for (const name of names) {
    const start = positionOf(name.words, words)
    if (start === null || (best && best.count >= name.words.length)) continue
    best = { id: name.id, start, count: name.words.length }
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
