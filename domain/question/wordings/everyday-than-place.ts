import { NATION } from '#domain/location/location.ts'
import { placeNamed } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const NATIONAL =
  /^(?:national|nation|country|nigerian?|federal)(?:['’]s)?(?: (?:average|figure|rate|level|mean|one|as a whole))?$/i
const STATE = 3

/** A state, or the nation, that others are held against, as it was called; null for anything else. */
function heldAgainst(said: string, reader: Reader): string | null {
  if (NATIONAL.test(said)) return 'the national average'
  const place = placeNamed(said, reader)
  if (place === NATION) return 'the national average'
  const level = reader.lexicon.reference.locations.get(place ?? 0)?.level
  return level === STATE ? said : null
}

/** One figure, and no place or time beside it. */
function isFigure(said: string, { lexicon, currentYear }: Reader): boolean {
  const { indicator, places, level, group } = readPart(tokensOf(said), lexicon, currentYear)
  return indicator !== null && places.length === 0 && level === null && group === null
}

/** `Which states have lower wasting than Kano`: the word that compares stands before the name of the figure. */
export const EVERYDAY_THAN_PLACE: readonly Otherwise[] = [
  {
    words:
      /^((?:please |can you |and |so )*)(?:(which|what|how many|any|list(?: the)?|show(?: me)?(?: the)?|name(?: the)?|are there(?: any)?) )?(?:other )?(states?|who)(?: (?:that|which|who))?(?: (?:is|are|have|has|had|with|get|gets|show|shows|record|records|got|do|does|report|reports))*(?: (?:an?|the|any|even|much))* (higher|lower|worse|better|fewer) (\S+(?: \S+){0,5}?) than (?:that of |those of |that in |in |the )?(\S+(?: \S+){0,2}?)((?:,? (?:in|for) (?:19|20)\d\d)?)[?.! ]*$/i,
    said: ([, , asked = '', , side = '', what = '', whose = '', when = ''], reader) => {
      const other = heldAgainst(whose, reader)
      if (other === null || !isFigure(what, reader)) return null
      return `${/^how many$/i.test(asked) ? 'how many' : 'which'} states are ${/^fewer$/i.test(side) ? 'lower' : side} than ${other} in ${what}${when}`
    },
  },
]
