import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { both } from './turn-order.ts'
import type { Going, TurnRule } from './turn-rule.ts'

const TWO =
  '(?:the two|the 2|both|them|these two|those two|the (?:two )?(?:states|places|lgas|zones))(?: of them)?'
const MORE = '(?:higher|lower|better|worse|more|less|bigger|smaller|ahead|highest|lowest|best|worst)'

/** After one place, another one, and another year of that: both places, in that year; null where no two places of a kind were asked about. */
function bothPlacesThen({ before, reader }: Going): string | null {
  const { locations } = reader.lexicon.reference
  const [own, ...others] = before.places
  const other = before.earlierPlaces.at(-1)
  const [year, ...years] = before.periods.years
  if (before.replaced?.slot !== 'period' || before.group !== null || before.frame.kind !== 'level')
    return null
  if (own === undefined || other === undefined || others.length > 0) return null
  const areAlike = locations.get(own)?.level === locations.get(other)?.level
  if (!areAlike || year === undefined || years.length > 0) return null
  const names = [other, own].map((id) => nameOfPlace(id, reader.lexicon.reference)).join(' and ')
  return `compare ${names} in ${year}`
}

/** Words for the two that a conversation was about: the places of one year, and two figures that lie apart. */
export const BOTH_OF_TWO_RULES: readonly TurnRule[] = [
  // `Compare the two`, after Jigawa, Ekiti, and what it was there in 2018.
  {
    words: new RegExp(
      `${SO}(?:(?:now|please|can you) )*(?:compare ${TWO}(?: (?:for|in) (?:that|the same) year)?|how (?:do|did) (?:they|${TWO}) compare|which (?:one )?of ${TWO} (?:is|was|has|had|did|does|were) (?:the )?${MORE}|which (?:state|place|lga|zone) (?:is|was) ${MORE} of ${TWO}|${TWO},? (?:compared|side by side|together))(?: (?:then|that year))?${END}`,
      'i',
    ),
    said: (_, going) => bothPlacesThen(going),
  },
  // `How far apart are they`, after stunting and wasting.
  {
    words: new RegExp(
      `${SO}(?:by )?how (?:far|much|many points) (?:apart )?(?:are|were|do|did) (?:they|${TWO}|the (?:two )?figures)(?: (?:apart|differ))?${END}`,
      'i',
    ),
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'indicator' ? both(going) : null
      return names === null ? null : `difference between ${names}`
    },
  },
]
