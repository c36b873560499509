import { nameOfPlace } from './names-before.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { isOfLevels, type Going, type TurnRule } from './turn-rule.ts'

const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/^lga/i, 4],
  [/^state/i, 3],
  [/^zone/i, 2],
]

/** The last place of a level that the turns before named or told; null for none. */
function lastOfLevel(level: number, { before, reader }: Going): string | null {
  const { reference } = reader.lexicon
  const told = before.found === null ? [] : [before.found]
  const left = before.replaced?.slot === 'place' ? before.replaced.ids : []
  const ids = [...before.earlierPlaces, ...left, ...before.places, ...told]
  const last = ids.findLast((id) => reference.locations.get(id)?.level === level)
  return last === undefined ? null : nameOfPlace(last, reference)
}

/** Words that stand for a place of the turns before. */
export const PLACE_RULES: readonly TurnRule[] = [
  // `How many facilities does that LGA have`, after an LGA and then its state.
  {
    words:
      /(?<!\b(?:in|of|inside|within|under) )\bthat (lga|state|zone)\b(?! (?:level|average|with|where|is|has))/i,
    said: ([, word = ''], going) => {
      const level = LEVELS.find(([said]) => said.test(word))?.[1]
      return level === undefined ? null : lastOfLevel(level, going)
    },
  },
  // `For the state`, after one of its LGAs or itself.
  {
    words:
      /\b(?:in|for|of|across) (?:the|my|our|this) (?:whole |entire )?(lga|state|zone)(?: itself| as a whole| overall)?(?=[?.!, ]*$| (?:is|are|has|have)\b)/i,
    said: ([words = '', word = ''], going) => {
      const level = LEVELS.find(([said]) => said.test(word))?.[1]
      // `My state`, after it was held against another: the first one.
      const [own] = going.before.places
      const isOwn =
        /\b(?:my|our)\b/i.test(words) &&
        going.reader.lexicon.reference.locations.get(own ?? 0)?.level === level
      const name =
        level === undefined
          ? null
          : isOwn
            ? nameOfPlace(own ?? 0, going.reader.lexicon.reference)
            : lastOfLevel(level, going)
      return name === null ? null : `in ${name}`
    },
  },
  // `How far is the state from its target`: the one before.
  {
    words:
      /(?<=\b(?:is|are|was|does|do|did|has|have|would|will) )(?:the|my|our|this) (lga|state|zone)(?= )(?! (?:level|government|ministry|with|that|which))/i,
    said: ([, word = ''], going) => {
      const level = LEVELS.find(([said]) => said.test(word))?.[1]
      return level === undefined ? null : lastOfLevel(level, going)
    },
  },
  // `Vs Kebbi as a whole`, after one of its LGAs.
  {
    words:
      /^(?:and |so |but )*(?:vs|versus|v|against|compared (?:to|with)) (.+?)(?: as a whole| itself| overall)?[?.! ]*$/i,
    said: ([, name = ''], { before, reader: { lexicon, currentYear } }) => {
      const { places, indicator } = readPart(tokensOf(name), lexicon, currentYear)
      const isPlace = before.places.length === 1 && places.length === 1 && indicator === null
      return isPlace ? `compare with ${name}` : null
    },
  },
  // `The North-West as a zone`: the name says it.
  { words: /,? \bas an? (?:zone|state|lga|region)(?=[?.! ]*$)/i, said: () => ' as a whole' },
  // `Is it coming down there`, after an order: in the place that came first.
  {
    words:
      /(?<=\b(?:coming|going|went|gone|getting|improving|rising|falling|dropping|increasing|worse|better|down|up) )(?:over )?there(?=[?.! ]*$)/i,
    said: (_, going) => {
      const { found } = going.before
      return isOfLevels(going) && found !== null
        ? `in ${nameOfPlace(found, going.reader.lexicon.reference)}`
        : null
    },
  },
]
