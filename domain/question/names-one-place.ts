import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

/** The place that a text is the name of; null where it names none or several, or says more. */
export function placeNamed(text: string, { lexicon, currentYear }: Reader): number | null {
  const { places, indicator, contents } = readPart(tokensOf(text), lexicon, currentYear)
  const [place = null, ...others] = places
  return others.length === 0 && indicator === null && contents.length === 0 ? place : null
}

/** Whether a text is the name of one place, and nothing beside it. */
export function namesOnePlace(text: string, reader: Reader): boolean {
  return placeNamed(text, reader) !== null
}
