import { NATION } from '#domain/location/location.ts'
import { placeNamed } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const MORE =
  '(?:(?:any|much|far|even|also|still) )*(?:more|less|higher|lower|worse|better|bigger|smaller|different|so|the same|as (?:high|bad|low|good|much))'

/** The nation's figure, and whether that of a place lies above or below it. */
export const EVERYDAY_HERE_AND_THERE: readonly Otherwise[] = [
  // `What percent of men have insurance in Nigeria, and is it more in Lagos?`
  {
    words: new RegExp(
      `^(.{3,90}?) (?:in|for|of|across) (?:nigeria|the (?:whole )?country|naija|all nigeria)( in (?:19|20)\\d\\d)?[,;.?!]* +(?:and |but )?(?:is|was|na) (?:it|that|this|the figure|the rate|e) ${MORE} (?:in|for|at) ([\\p{L}][\\p{L} -]{1,30}?)(?: state)?(?: than that)?[?.! ]*$`,
      'iu',
    ),
    said: ([, what = '', year = '', place = ''], reader) => {
      const where = placeNamed(place, reader)
      const { indicator, places } = readPart(tokensOf(what), reader.lexicon, reader.currentYear)
      const isOne = reader.before === null && where !== null && where !== NATION
      return isOne && indicator !== null && places.length === 0
        ? `compare ${what} in ${place} and Nigeria${year}`
        : null
    },
  },
]
