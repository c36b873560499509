import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const SOURCES = '(?:sources|surveys|data sources|data ?sets)'

/** Which sources have a figure, in words that were heard as the figure alone. */
export const SOURCES_OF_YEAR: readonly Otherwise[] = [
  // `Which sources have measles coverage for 2018`: those that have that year, side by side.
  {
    words: new RegExp(
      `^(?=.{0,160}$)(?:and |so |please )*(?:which|what) ${SOURCES} (?:have|has|report|cover|hold|are there (?:for|on)|do you (?:have|hold) (?:for|on))(?: (?:figures?|data|numbers?|values?) (?:of|for|on))? (\\S.*?),? (?:in|for|of) ((?:19|20)\\d\\d)[?.! ]*$`,
      'i',
    ),
    said: ([, what = '', year = ''], { lexicon, currentYear, before }) => {
      const isOfBefore = before !== null && /^(?:it|this|that|data|figures)$/i.test(what)
      if (isOfBefore) return `what do the sources say of it in ${year}`
      const { indicator, periods, level, sources } = readPart(tokensOf(what), lexicon, currentYear)
      const isOfOne =
        indicator !== null && level === null && sources.length === 0 && periods.years.length === 0
      return isOfOne ? `what do the sources say of ${what} in ${year}` : null
    },
  },
  // `Who has figures of stunting`: sources, and no place.
  {
    words:
      /^(?:and |so |please )*who (?:has|have|holds?|publish(?:es)?|produces?|collects?)(?: the| any)? (?:figures?|data|numbers?|estimates?|statistics) (?:of|for|on|about) (?=\S)/i,
    said: () => 'which sources have ',
  },
]
