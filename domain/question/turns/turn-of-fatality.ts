import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { ILLNESS } from './turn-illnesses.ts'
import { aboutBefore, isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'

/** After how many of the ill die of an illness, its deaths or cases: of the place and year that were told. */
export const OF_FATALITY_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${SO}(?:that is |out of |from |of )?how many (deaths|cases|confirmed cases|people died|died)(?: (?:is|are|was|were) (?:that|it|this))?(?: (?:were|are|was|did) (?:there|it|they))?(?: (?:there|in it|in that (?:state|zone|place)))?${END}`,
      'i',
    ),
    said: ([, said = ''], going) => {
      const { before, reader } = going
      const about = aboutBefore(going)
      const illness = ILLNESS.exec(about)?.[1]
      if (illness === undefined || !/\bfatality\b/.test(about) || before.places.length > 1) return null
      const place = isOfLevels(going)
        ? nameOfFound(going)
        : before.places.map((id) => nameOfPlace(id, reader.lexicon.reference)).join('')
      const [year = before.toldYear, ...years] = before.periods.years
      if (place === null || years.length > 0) return null
      const what = /died|deaths/i.test(said) ? 'deaths' : 'confirmed cases'
      return `${illness} ${what}${place === '' ? '' : ` in ${place}`}${year === null ? '' : ` in ${year}`}`
    },
  },
]
