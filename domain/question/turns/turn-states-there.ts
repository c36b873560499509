import { nameOfPlace } from './names-before.ts'
import { isOfLevels, type TurnRule } from './turn-rule.ts'

const LEVELS: Readonly<Record<string, number>> = { lga: 4, state: 3 }

/** `The best state there`: of the zone or state that the turns before were about, and no state within the one that came first. */
export const STATES_THERE_RULES: readonly TurnRule[] = [
  {
    words: /\b(states?|lgas?) (?:in |over |down )?there\b(?! (?:is|are) (?:any|no)\b)/i,
    said: ([, word = ''], going) => {
      const { before, reader } = going
      const { locations } = reader.lexicon.reference
      const level = LEVELS[word.toLowerCase().replace(/s$/, '')] ?? 0
      // Of an order without a place the one that came first is meant: the best zone.
      const ids = before.places.length === 0 && isOfLevels(going) ? [before.found] : before.places
      const [whole, ...others] = ids.filter((id) => (locations.get(id ?? 0)?.level ?? level) < level)
      if (whole == null || others.length > 0) return null
      return `${word} in ${nameOfPlace(whole, reader.lexicon.reference)}`
    },
  },
]
