/** The wish of a follow-up question. */
export type FollowUp =
  | { readonly kind: 'aim'; readonly to: number; readonly effect: number | null }
  | { readonly kind: 'group'; readonly group: 'rural' | 'urban' }
  | {
      readonly kind: 'place'
      readonly place: number
      /** Null: those that are run already. */
      readonly effect: number | null
      /** Null: the coverage at which they stand. */
      readonly to: number | null
    }
  | { readonly kind: 'effect'; readonly effect: number }
  | { readonly kind: 'costs' }
  | { readonly kind: 'unknown' }

/** Something that has a name: an intervention, a place. */
export interface Named {
  readonly id: number
  readonly name: string
}

/**
 * Reads a follow-up ("what about 80%?", "only rural", "and in Kaduna?", "measles in Kano", "why not zinc?") by the names that there are. A number
 * that is no percentage, or a word that names nothing, is not understood rather than guessed.
 */
export function readFollowUp(
  text: string,
  { effects, places }: { readonly effects: readonly Named[]; readonly places: readonly Named[] },
): FollowUp {
  const words = wordsOf(text)
  // A programme may be named after places: a reader who names a place and does not ask why means the place.
  const place = words.includes('why') ? null : placeIn(words, places)
  const others = place ? words.filter((word) => !wordsOf(place.name).includes(word)) : words
  const effect = named(others, effects)
  const group = words.find((word) => word === 'rural' || word === 'urban')
  if (group === 'rural' || group === 'urban') return { kind: 'group', group }
  if (words.some((word) => /^(costs?|price|naira)$/.test(word))) return { kind: 'costs' }
  const [number, more] = text.match(/\d+(?:\.\d+)?/g) ?? []
  if (number !== undefined) {
    const to = Number(number)
    if (more !== undefined || to > 100) return { kind: 'unknown' }
    return place ? { kind: 'place', place: place.id, effect, to } : { kind: 'aim', to, effect }
  }
  if (place) return { kind: 'place', place: place.id, effect, to: null }
  return effect === null ? { kind: 'unknown' } : { kind: 'effect', effect }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]+/gu) ?? []
}

/** Words that stand in many names and tell none apart. */
const COMMON = new Set([
  'against',
  'and',
  'care',
  'for',
  'in',
  'of',
  'or',
  'the',
  'to',
  'two',
  'with',
  'later',
])

/** The one that shares most words with the text, by the beginnings of words or by its initials; the first of equals. */
function named(words: readonly string[], list: readonly Named[]): number | null {
  let best = { id: -1, score: 0 }
  for (const { id, name } of list) {
    const own = wordsOf(name).filter((word) => !COMMON.has(word))
    const initials = own.map((word) => word[0]).join('')
    const score = words.filter(
      (word) =>
        (word.length > 2 && word === initials) ||
        (word.length > 3 && own.some((part) => part.startsWith(singular(word)))),
    ).length
    if (score > best.score) best = { id, score }
  }
  return best.score > 0 ? best.id : null
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

function placeIn(words: readonly string[], places: readonly Named[]): Named | null {
  const text = ` ${words.join(' ')} `
  const found = places.filter(({ name }) => text.includes(` ${wordsOf(name).join(' ')} `))
  return found.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
}
