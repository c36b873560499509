import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const YEAR = '((?:19|20)\\d\\d)'
const PART = / \((?:month|week)\)$/

/** The name of the whole year of the months or weeks before, and where it is asked for; null where none is held, or of several places. */
function wholeYear(going: Going): { readonly whole: string; readonly told: number } | null {
  const { before, reader } = going
  const { reference } = reader.lexicon
  const [name = ''] = namesOfFigure(going)
  const isHeld = (one: string) =>
    [...reference.indicators.values()].some(({ shortName }) => shortName === one)
  const plain = name.replace(PART, '')
  const whole = PART.test(name) ? [plain, `${plain} (year)`].find(isHeld) : undefined
  const [told = before.toldYear, ...others] = before.periods.years
  const [place, ...more] = before.places
  if (whole === undefined || told === null || others.length + more.length > 0) return null
  return { whole: place === undefined ? whole : `${whole} in ${nameOfPlace(place, reference)}`, told }
}

/** A year after the months or weeks of another one: the whole year, as its own indicator has it. */
export const YEAR_OF_PARTS_RULES: readonly TurnRule[] = [
  // `Was 2022 higher`, after the worst month of 2023.
  {
    words: new RegExp(
      `${SO}(?:(?:is|was|were|did|had|has)(?: (?:it|that|they|there))? )?(?:in )?(?:the year )?${YEAR}(?: (?:have|has|had|see|saw|any|much|a))*(?: (?:higher|lower|worse|better|more|fewer|less|bigger|smaller)(?: or (?:higher|lower|worse|better|more|fewer|less))?(?: (?:cases|deaths|year|overall|than (?:that|${YEAR})))*)${END}`,
      'i',
    ),
    said: ([, year = ''], going) => {
      const { whole, told } = wholeYear(going) ?? {}
      return whole === undefined || `${told}` === year ? null : `compare ${whole} in ${year} and ${told}`
    },
  },
  // `And 2022?`, after the worst month of 2023, which was a question for an end.
  {
    words: new RegExp(`${SO}(?:what about |how about )?(?:in )?${YEAR}${END}`, 'i'),
    said: ([, year = ''], going) => {
      const { whole } = going.before.frame.kind === 'extreme_in_time' ? (wholeYear(going) ?? {}) : {}
      return whole === undefined ? null : `${whole} in ${year}`
    },
  },
]
