import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { rateOf } from './per-people.ts'
import { END } from './turn-edges.ts'
import { type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const MEASURE = '(density|rate|ratio|share|coverage|prevalence|incidence|proportion)'
/** Words of asking with which a measure alone may stand: an order of places, a course, an end. */
const ASKED =
  "(?:and|so|but|ok|now|then|which|what|whats|what['’]s|who|where|how|state|states|zone|zones|lga|lgas|place|places|of|them|has|have|had|is|was|are|the|a|its|their|that|this|with|highest|lowest|best|worst|most|least|biggest|smallest|top|bottom|poorest|changed|change|trend|rank|by|in|for|does|did|do|about)"

/** The rate or density of those whom the figure before counts. */
function rateNamed({ before, reader }: Going): readonly string[] {
  const { indicators } = reader.lexicon.reference
  const name = indicators.get(rateOf(before.indicators[0], reader) ?? 0)?.shortName
  return name === undefined ? [] : [name]
}

/** A measure that is named alone is that of the figure before: its density, and not that of the people. */
export const OWN_MEASURE_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(`(?<=^(?:${ASKED},? )*)${MEASURE}(?=(?:,? ${ASKED})*${END})`, 'i'),
    said: ([word], going) => {
      const [own, ...others] = [...namesOfFigure(going), ...rateNamed(going)].filter((name) =>
        new RegExp(`\\b${word}\\b`, 'i').test(name),
      )
      if (going.before.indicators.length !== 1 || own === undefined || others.length > 0) return null
      const { lexicon, currentYear } = going.reader
      const heard = readPart(tokensOf(word), lexicon, currentYear)
      // A measure that is heard as no figure stands for that before anyway.
      const isOther = heard.indicator !== null || heard.choices.length > 0
      return isOther && heard.indicator !== going.before.indicators[0] ? own : null
    },
  },
]
