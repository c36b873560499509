import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { END } from './turn-edges.ts'
import { both } from './turn-order.ts'
import { isOfLevels, type Going, type TurnRule } from './turn-rule.ts'

const BOTH =
  '(?:on|for|in|at|with|by)? ?(?:both|(?:each|either|both) of (?:them|these|those|the two)|the two|these two|those two|both counts)(?: (?:figures|indicators|measures|counts|numbers|things|of (?:them|these|those)))?'
/** Words that hold another place against the one before. */
const AGAINST =
  /\b(?:worse|better|higher|lower|above|below|than|compare[sd]?|comparing|against|versus|vs|ahead|behind|beat|beats|more|less|bigger|smaller)\b/i

/** The names of two figures that were asked for one after the other; null for others. */
function figuresBefore({ before, reader }: Going): string | null {
  const isOne = before.indicators.length === 1 && before.group === null
  return isOne && before.replaced?.slot === 'indicator' ? both({ before, reader }) : null
}

const NATIONAL =
  /\b(?:the )?(?:national|nation(?:['’]s)?|country(?:['’]s)?|nationwide|nationally)(?: (?:average|figure|level|one))?\b/i

/** After one figure and another of a place `is Jigawa worse than us on both` is of both figures, of each place. */
export const ON_BOTH_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `^(?=.{1,120}$)(?:(?<rest>.*?\\S),? ${BOTH}|(?:and |so )*${BOTH},? (?<after>\\S.*?))${END}`,
      'i',
    ),
    said: ({ groups = {} }, going) => {
      const figures = isOfLevels(going) ? null : figuresBefore(going)
      const { lexicon, currentYear } = going.reader
      const said = groups.rest ?? groups.after ?? ''
      const rest = said.replace(/\b(?:than|with|to) (?:us|we|ours)\b/i, ' ').replace(NATIONAL, 'Nigeria')
      const { places, indicator, level, periods } = readPart(tokensOf(rest), lexicon, currentYear)
      const isOfPlaces = indicator === null && level === null && periods.years.length === 0
      if (figures === null || places.length === 0 || !isOfPlaces) return null
      const own = AGAINST.test(said) ? going.before.places : []
      const ids = [...new Set([...own, ...places])]
      return `${figures} in ${ids.map((id) => nameOfPlace(id, lexicon.reference)).join(' and ')}`
    },
  },
  // `Did both improve since 2018`: each of them, of the place before.
  {
    words: new RegExp(
      `^(?<lead>(?:and |so |but )*(?:did|do|have|has|are|is|were|was|how (?:did|have) )) ?both(?: of (?:them|these|those))?(?<what> \\S.{0,60}?)${END}`,
      'i',
    ),
    said: ({ groups = {} }, going) => {
      const figures = isOfLevels(going) ? null : figuresBefore(going)
      const { lexicon, currentYear } = going.reader
      const { places, indicator, level } = readPart(tokensOf(groups.what ?? ''), lexicon, currentYear)
      if (figures === null || indicator !== null || level !== null || places.length > 0) return null
      const [place] = going.before.places
      const where = place === undefined ? '' : ` in ${nameOfPlace(place, lexicon.reference)}`
      return `${groups.lead} ${figures}${groups.what}${where}`
    },
  },
]
