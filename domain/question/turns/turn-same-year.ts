import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { END, SO } from './turn-edges.ts'
import type { Going, TurnRule } from './turn-rule.ts'

const SAME = '(?:(?:in |for |of )?(?:that|the same|this same|that same)|same) year'

/** The years that the answer before told, as words: of a course both ends; null where it told none. */
function yearsTold({ before: { frame, periods, toldYear } }: Going): string | null {
  const [first, second, ...others] = periods.years
  if (frame.kind === 'change' || frame.kind === 'compare_years') {
    if (first === undefined || others.length > 0) return null
    return second === undefined ? ` since ${first}` : ` in ${first} and in ${second}`
  }
  const isOne = second === undefined || periods.isRound
  const year = periods.isRound ? toldYear : (first ?? toldYear)
  return isOne && year !== null ? ` in ${year}` : null
}

/** Another figure `that year` is of the year that was told; after two years of both, and never of the older one alone. */
export const SAME_YEAR_RULES: readonly TurnRule[] = [
  // `Same year`, after a figure of another year: which of the two is meant, nobody said.
  {
    words: new RegExp(`${SO}${SAME}${END}`, 'i'),
    said: (_, { before }) =>
      before.replaced?.slot === 'indicator' && before.periods.years.length === 0
        ? 'in the year of the former one'
        : null,
  },
  {
    words: new RegExp(`^(?<rest>(?=.{1,120}$).*?\\S),? ${SAME}${END}`, 'i'),
    said: ({ groups = {} }, going) => {
      const rest = groups.rest ?? ''
      const { lexicon, currentYear } = going.reader
      const { indicator, level, periods } = readPart(tokensOf(rest), lexicon, currentYear)
      const isOther = indicator !== null && indicator !== going.before.indicators[0]
      if (!isOther || level !== null || periods.years.length > 0) return null
      const time = yearsTold(going)
      return time === null ? null : `${rest}${time}`
    },
  },
]
