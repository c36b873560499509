import { nameOfPlace } from './names-before.ts'
import { type Going, isOfLevels, type TurnRule } from './turn-rule.ts'

const SO = '(?:and |so |but |now |then |ok(?:ay)?,? |what about |how about |what of )*'
const NTH = ['first', 'second', 'third', 'fourth', 'fifth']
const ORDINAL = `${NTH.join('|')}|last|top|bottom`
const LEVELS: Readonly<Record<string, number>> = { lga: 4, state: 3, zone: 2 }
const LEVEL = Object.keys(LEVELS).join('|')
const LIST = '(?: (?:on|in|of|from) (?:that|the|this|your) (?:list|ranking|order|row|table))'

/** The place of an order that somebody points at by its number; null where the answer named no such place. */
function oneOfOrder(which: string, level: string | undefined, going: Going): string | null {
  const { before, reader } = going
  const { reference } = reader.lexicon
  if (!isOfLevels(going)) return null
  // One place alone stands in no order.
  const told = before.named ?? []
  const word = which.toLowerCase()
  const at = word === 'top' ? 0 : NTH.indexOf(word)
  const id = at < 0 ? told.at(-1) : told[at]
  const place = reference.locations.get(id ?? 0)
  const isOfLevel = level === undefined || place?.level === LEVELS[level.toLowerCase()]
  return place && isOfLevel ? nameOfPlace(place.id, reference) : null
}

/** Words that point at one place of an order that was told. */
export const ONE_OF_ORDER_RULES: readonly TurnRule[] = [
  // `In that first state`, `stunting in the second one`: the place that stood there.
  {
    words: new RegExp(
      `\\b(?:in|for|of|at) (?:the|that|this) (${ORDINAL})(?:[- ](?:ranked|placed|named|listed))?(?: (${LEVEL})| one| place)${LIST}?(?=[?.! ,]|$)(?! (?:i|we|you|that)\\b)`,
      'i',
    ),
    said: ([, which = '', level], going) => {
      const name = oneOfOrder(which, level, going)
      // Nobody can tell which is meant; without it the figure would be that of the nation.
      const isLost = level !== undefined && isOfLevels(going)
      return name === null ? (isLost ? 'in the former one' : null) : `in ${name}`
    },
  },
  // `The last on that list`, `what about the second state on the list in 2018`.
  {
    words: new RegExp(`^${SO}(?:the|that|this) (${ORDINAL})(?: (${LEVEL})| one| place)?${LIST}`, 'i'),
    said: ([, which = '', level], going) => oneOfOrder(which, level, going),
  },
  // `The top one`: the place that the answer began with.
  {
    words: new RegExp(`^${SO}(?:the|that) (top) (?:(${LEVEL})|one|place)[?.! ]*$`, 'i'),
    said: ([, which = '', level], going) => oneOfOrder(which, level, going),
  },
  // `The first state, trend since 2013`.
  {
    words: new RegExp(
      `^${SO}(?:the|that|this) (${ORDINAL}) (${LEVEL})(?=(?:,| (?:in|since|from|by|trend|over|now)\\b))`,
      'i',
    ),
    said: ([, which = '', level], going) => oneOfOrder(which, level, going),
  },
]
