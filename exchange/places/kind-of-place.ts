import type { PlaceKind } from '#exchange/reading/candidate.ts'
import { plainWords } from '#exchange/values/category.ts'

const KINDS: readonly (readonly [PlaceKind, RegExp])[] = [
  ['smaller', /\b(wards?|facility|facilities|hospitals?|clinics?|settlements?)\b/],
  ['lga', /\b(lgas?|local government( area)?s?|adm(in)? ?2( name| en)?)\b/],
  ['state', /\b(states?|adm(in)? ?1( name| en)?)\b/],
]

/**
 * The kind of place that the head of a column, or the word before a name, is of; null where it names none, or several as `State/LGA`
 * does.
 */
export function kindOfPlace(head: string): PlaceKind | null {
  const words = plainWords(head)
  const kinds = KINDS.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind)
  const [kind] = kinds
  return kind !== undefined && kinds.length === 1 ? kind : null
}
