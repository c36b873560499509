import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

/** Whether a text is the name of one place, and nothing beside it. */
export function namesOnePlace(text: string, { lexicon, currentYear }: Reader): boolean {
  const { places, indicator, contents } = readPart(tokensOf(text), lexicon, currentYear)
  return places.length === 1 && indicator === null && contents.length === 0
}
