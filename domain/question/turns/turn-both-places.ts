import { NATION } from '#domain/location/location.ts'
import { placeNamed } from '../names-one-place.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { type Going, isOfLevels, placesSaid, type TurnRule } from './turn-rule.ts'

const NATIONAL =
  "(?:the )?(?:national|nation|country|nigeria|nigerian|federal|whole country|rest of (?:the country|nigeria))(?:['’]?s)?(?: (?:average|figure|rate|level|mean|number|one|value|own|as a whole|overall))*"
const TWO = '(?:both|(?:the|these|those) (?:two|2))(?: of (?:them|these|those))?'
const ALL =
  '(?:(?:all|each|every one)(?: one)?(?: of (?:them|these|those))|they(?: all)?|them(?: all)?|these|those|(?:(?:the|these|those|all) )+(?:three|four|3|4))'
const THINGS = '(?: (?:states|places|lgas|zones|ones))?'
const MEANT = `(?:(?<two>(?:they|them|these|those)(?: are)? both|${TWO})|(?<all>${ALL}))${THINGS}`
const MEANT_TOO = MEANT.replace('<two>', '<both>').replace('<all>', '<every>')
const ASKED =
  '(?:how|does|do|did|is|are|was|were|can|you|please|now|compare|compares|compared|put|hold|set|show|far|much|off|well|also)'
const BESIDE =
  '(?:compare|compares|compared|fare|faring|stand|look|doing|do|does|measure up|stack up|set|held|put|are|both|all|each|still|any|in comparison|comparing|far|far off|better|worse|higher|lower|more|less|above|below|over|under|ahead of|behind|or|close|closer|off|different|away)'
const TO = '(?:with|to|against|versus|vs\\.?|beside|than|from|of|and)'

/** The places that the words mean, of those that were asked for one after the other. */
function placesMeant(isTwo: boolean, going: Going): readonly number[] {
  const said = placesSaid(going).filter((id) => id !== NATION)
  const { before } = going
  // A place that was asked for before another figure is not talked about any longer.
  if (before.replaced?.slot !== 'place') return []
  return isTwo ? said.slice(-2) : said.slice(-MOST)
}

/** So many places are held against another one at most. */
const MOST = 4

/** After one place and then another `how do they compare with the national average` is of both, and none of them is dropped. */
export const BOTH_PLACES_RULES: readonly TurnRule[] = [
  // `How far are they from the target`, after one place and then another: each of them.
  {
    words: new RegExp(
      `${SO}(?:(?:by )?(?:how (?:far|much)(?: (?:off|short|away|below|above|behind))?|how many points) (?:are|is|were|do) (?:each of )?${MEANT}(?: (?:off|short|away|below|above|behind|apart))* (?:from |of |to )?(?:the |their |its |our )?(?<whose>(?:national|sdg|global|country['’]s) )?(?:target|goal)|how (?:far|much) (?:off|from|short of|below|above|behind|away from) (?:the |their )?(?<aim>(?:national|sdg|global) )?(?:target|goal) (?:are|is|were) (?:each of )?${MEANT_TOO})${END}`,
      'i',
    ),
    said: ({ groups = {} }, going) => {
      const { before, reader } = going
      const isOne = before.indicators.length === 1 && before.group === null && !isOfLevels(going)
      const own =
        before.places.length > 1
          ? before.places
          : placesMeant((groups.two ?? groups.both) !== undefined, going)
      if (!isOne || own.length < 2) return null
      const names = own.map((id) => nameOfPlace(id, reader.lexicon.reference)).join(' and ')
      return `how far are ${names} from the ${groups.whose ?? groups.aim ?? ''}target`
    },
  },
  {
    words: new RegExp(
      `${SO}(?:${ASKED} )*${MEANT}(?: ${BESIDE})*(?: ${TO})? (?:(?<nation>${NATIONAL})|(?<place>\\S+(?: \\S+){0,2}?))${END}`,
      'i',
    ),
    said: ({ groups = {} }, going) => {
      const { before, reader } = going
      const isOne = before.indicators.length === 1 && before.places.length === 1 && before.group === null
      if (!isOne || isOfLevels(going)) return null
      const other = groups.nation === undefined ? placeNamed(groups.place ?? '', reader) : NATION
      const ids = placesMeant(groups.two !== undefined, going)
      if (other === null || ids.length < 2 || ids.includes(other)) return null
      const { reference } = reader.lexicon
      return `compare ${[...ids, other].map((id) => nameOfPlace(id, reference)).join(' and ')}`
    },
  },
]
