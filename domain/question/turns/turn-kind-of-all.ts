import { partsOf } from '../part-of-figure.ts'
import type { Reader } from '../reader.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { aboutBefore, type Going, isOfLevels, type TurnRule } from './turn-rule.ts'

/** Words for some of those whom a number counts, as the names of indicators have them. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['newborns', 'neonatal'],
  ['newborn babies', 'neonatal'],
  ['neonates', 'neonatal'],
  ['in the first month', 'neonatal'],
  ['in the first month of life', 'neonatal'],
  ['less than a month old', 'neonatal'],
  ['infants', 'infant'],
  ['babies', 'infant'],
  ['under one', 'infant'],
  ['under 1', 'infant'],
  ['under five', 'under 5'],
  ['under 5', 'under 5'],
  ['under-fives', 'under 5'],
  ['women of childbearing age', 'reproductive'],
  ['women of reproductive age', 'reproductive'],
])
const KIND = [...KINDS.keys()].toSorted((a, b) => b.length - a.length).join('|')
const LEVELS_OF_CARE = 'primary|secondary|tertiary'

const nameOf = (id: number, { lexicon }: Reader) => lexicon.reference.indicators.get(id)?.shortName ?? ''

/** The number of some of those whom the figure before counts, of its place and year; null where none is held, or several. */
function partSaid(word: string, going: Going): string | null {
  const { before, reader } = going
  const [whole = 0, ...others] = before.indicators
  const isOne = others.length === 0 && before.places.length < 2 && before.group === null
  const [part, ...more] = isOne && !isOfLevels(going) ? partsOf(whole, word, reader) : []
  if (part === undefined || more.length > 0) return null
  const [place] = before.places
  const [year, ...years] = before.periods.years
  const where = place === undefined ? '' : ` in ${nameOfPlace(place, reader.lexicon.reference)}`
  return `and ${nameOf(part, reader)}${where}${year === undefined || years.length > 0 ? '' : ` in ${year}`}`
}

/** The name of the figure before with another level of care in it; null where none is held. */
function otherLevelOfCare(word: string, { before, reader }: Going): string | null {
  const own = nameOf(before.indicators[0] ?? 0, reader)
  const other = own.replace(new RegExp(`\\b(?:${LEVELS_OF_CARE})\\b`, 'i'), word.toLowerCase())
  const isHeld = [...reader.lexicon.reference.indicators.values()].some(
    ({ shortName }) => shortName === other,
  )
  // After all of them: those of that level.
  const [part, ...more] = partsOf(before.indicators[0] ?? 0, word, reader)
  if (other === own && part !== undefined && more.length === 0) return nameOf(part, reader)
  return other !== own && isHeld ? other : null
}

/** Some of those who were counted before, and another kind of the same. */
export const KIND_OF_ALL_RULES: readonly TurnRule[] = [
  // `How many of those were newborns`, after deaths under five.
  {
    words: new RegExp(
      `${SO}how many (?:of (?:those|them|these|that|the deaths) )?(?:were|are|was|is|died|happened)(?: (?:just|only|actually|still|newly))*(?: (?:deaths of|of))? (${KIND})${END}`,
      'i',
    ),
    said: ([, word = ''], going) => partSaid(KINDS.get(word.toLowerCase()) ?? word, going),
  },
  // `Secondary in Anambra`, after tertiary facilities.
  {
    words: new RegExp(
      `${SO}(?:what about |how about |what of |how many |the )*(${LEVELS_OF_CARE})(?: (?:ones|facilities|care|hospitals|level))?(?= (?:in|for) \\S|${END})`,
      'i',
    ),
    said: ([, word = ''], going) => {
      const name = otherLevelOfCare(word, going)
      return name === null || isOfLevels(going) ? null : `and ${name}`
    },
  },
  // `How many were actually notified`, after those who fell ill with tuberculosis.
  {
    words: new RegExp(
      `${SO}how many(?: (?:people|cases|of them|of those|patients))? (?:were|was|are|have been|got|did they|is)(?: (?:actually|really|officially|then))*(?: been)? (?:notified|reported|found|detected|diagnosed|registered|recorded|notify|report)(?: (?:to (?:who|the programme|the government)|officially))?(?=,? (?:in )?(?:that|the same|this) year${END}|(?: (?:in|for) \\S.*)?${END})`,
      'i',
    ),
    said: (_, going) => (/\btb in(?:cidence|cident)/.test(aboutBefore(going)) ? 'TB cases notified' : null),
  },
]
