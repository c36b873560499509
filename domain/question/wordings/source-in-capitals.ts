import { measureKey } from '#domain/reference/reference-data.ts'
import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

/** Asks for a map, whatever the case of its letters. */
const DRAWS = /\b(?:a|the|on|draw|show|make|open|plot|as)(?: me)?(?: a| the)? *$/i
const DRAWN = /^ *(?:of|for|showing|that shows|view|please|pls)\b/i

/** A figure that the Malaria Atlas Project has, beside its letters. */
function isOfAtlas(rest: string, { lexicon, currentYear }: Reader): boolean {
  const { sources, measures } = lexicon.reference
  const atlas = [...sources.values()].find(({ name }) => name === 'MAP')
  const { indicator } = readPart(tokensOf(rest), lexicon, currentYear)
  return atlas !== undefined && indicator !== null && measures.has(measureKey(indicator, atlas.id))
}

/** The letters of a source that are a word as well: `malaria parasite rate in Zamfara, MAP`. */
export const SOURCE_IN_CAPITALS: readonly Otherwise[] = [
  {
    words: /\bMAP\b/,
    said: ({ index }, reader, text) => {
      const [before, after] = [text.slice(0, index), text.slice(index + 'MAP'.length)]
      // Who writes all in capitals says nothing by them.
      const isMap = !/\p{Ll}/u.test(text) || DRAWN.test(after) || DRAWS.test(before)
      if (isMap) return 'map'
      return isOfAtlas(`${before} ${after}`, reader) ? 'Malaria Atlas Project' : null
    },
  },
]
