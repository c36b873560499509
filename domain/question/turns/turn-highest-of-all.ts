import { NATION } from '#domain/location/location.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const THIS = '(?:that|this|it|that one|this one)'
const END_OF_ALL = '(?:the )?(?:very )?(highest|lowest|best|worst)'
const ONE = '(?: (?:one|figure|value|rate|number|level|score|state|zone|lga|place))?'
const EVER =
  '(?: (?:ever(?: recorded| measured| held)?|so far|to date|yet|in (?:the|its|this) (?:series|history)|of (?:all|its|the) (?:own )?years|on record|of all time|over (?:time|the years)|in (?:all )?(?:these|those|its) years))'

/** The figure told was of one place and one indicator, of everybody there, and no other time of it was asked for. */
const isOfOne = ({ before: { frame, indicators, group, isOpposite, replaced, toldPart } }: Going) =>
  frame.kind === 'level' &&
  indicators.length === 1 &&
  group === null &&
  !isOpposite &&
  toldPart === undefined &&
  replaced?.slot !== 'period'

/** Whether the figure of a place is the highest: of the places of its level, and of its own years where time is said. */
export const HIGHEST_OF_ALL_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(`${SO}(?:is|was) ${THIS} ${END_OF_ALL}${ONE}${END}`, 'i'),
    said: (_, going) => {
      const { before, reader } = going
      const [place, ...others] = before.places
      const isOfPart = place !== undefined && place !== NATION && others.length === 0
      return isOfPart && isOfOne(going)
        ? `where does ${nameOfPlace(place, reader.lexicon.reference)} rank`
        : null
    },
  },
  {
    words: new RegExp(`${SO}(?:is|was) ${THIS} ${END_OF_ALL}${ONE}${EVER}${END}`, 'i'),
    said: ([, end = ''], going) => {
      const [name] = namesOfFigure(going)
      const [place, ...others] = going.before.places
      if (name === undefined || others.length > 0 || !isOfOne(going)) return null
      const where = place === undefined ? '' : ` in ${nameOfPlace(place, going.reader.lexicon.reference)}`
      return `when was ${name}${where} ${end}`
    },
  },
]
