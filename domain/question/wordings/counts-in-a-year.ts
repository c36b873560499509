import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

/** What changes over a year, and which year has most, are other questions than what is counted in one. */
const CHANGING =
  /\b(?:chang|fall|fell|rise|rose|drop|grow|grew|gain|los[es]|more|fewer|less|increas|decreas|doubl|within|record|high|low|most|least|worst|best|peak|ever)\w*/i

/** `Deaths of newborns from sepsis in a year`: what is counted by years anyway. */
export const COUNTS_IN_A_YEAR: readonly Otherwise[] = [
  {
    words:
      /(?<=\S),? (?:in|over|during) (?:a|one|any|each|every)(?: single| whole| given)? year(?=[?.! ]*$)/i,
    said: ({ index }, { lexicon, currentYear }, text) => {
      const asked = text.slice(0, index)
      const { indicator, periods } = readPart(tokensOf(asked), lexicon, currentYear)
      const about = lexicon.reference.indicators.get(indicator ?? 0)
      // What is told of weeks or months is of no year.
      const isOfYears = about !== undefined && !/\((?:week|month)\)/.test(about.shortName)
      const isCounted = isOfYears && figureUnit(about) === 'count' && /\bdeaths\b/i.test(about.shortName)
      return isCounted && periods.years.length === 0 && !CHANGING.test(asked) ? '' : null
    },
  },
]
