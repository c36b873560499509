import type { FrameKind } from '../frame.ts'
import { NATION } from '#domain/location/location.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { namesOfFigure, type TurnRule } from './turn-rule.ts'

const OF_ONE: readonly FrameKind[] = ['level', 'change', 'compare_years']
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['states', 3],
  ['zones', 2],
  ['lgas', 4],
])

/** How many places lie above or below the figure of the place before: those beside that place, after a course by its newest figure. */
export const THAN_THAT_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${SO}(how many|which)(?: other)? (states|zones|lgas)(?: (?:that|who))?(?: (?:is|are|do|does|did|have|has|had|fare|fares|lie|stand|perform|score|rank))? (?:even |much |doing |it )?(worse|better|higher|lower|more|less|above|below)(?: (?:off|figures?|rates?|numbers?))?(?: than)? (?:that|it|this|them|us|we are|that one|this one)${END}`,
      'i',
    ),
    said: ([, asked = '', level = '', side = ''], going) => {
      const { before, reader } = going
      const { locations } = reader.lexicon.reference
      const own = before.places.filter((id) => locations.get(id)?.level === LEVELS.get(level.toLowerCase()))
      const isOfNation = before.places.length === 0 || before.places.join() === `${NATION}`
      const [place = isOfNation ? NATION : undefined, ...others] = own
      const [name, ...more] = namesOfFigure(going)
      const isOne = place !== undefined && others.length === 0 && name !== undefined && more.length === 0
      if (!isOne || !OF_ONE.includes(before.frame.kind)) return null
      const [year, ...years] = before.frame.kind === 'level' ? before.periods.years : []
      const when = year === undefined || years.length > 0 ? '' : ` in ${year}`
      const whose = isOfNation ? 'the national average' : nameOfPlace(place, reader.lexicon.reference)
      return `${asked} ${level} are ${side}${/^(?:above|below)$/i.test(side) ? '' : ' than'} ${whose} in ${name}${when}`
    },
  },
]
