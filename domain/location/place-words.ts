import type { Location } from './location.ts'

/** A place inside a sentence: zones take the article, as in `the North-West`. */
export function placeWords(location: Pick<Location, 'name' | 'level'>): string {
  if (location.level === 2) return `the ${location.name}`
  return location.name === 'FCT' ? 'the FCT' : location.name
}
