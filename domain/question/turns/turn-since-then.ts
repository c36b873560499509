import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { FrameKind } from '../frame.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const YEAR = '((?:19|20)\\d\\d)'
const LEAD = '^(?:and |so |but |now |then |what about |how about |show (?:me )?|give (?:me )?|also )*'
const YEARS = '(?:years|period|periods|time|times|span|time span|timeframe|time frame|stretch|decade)'
const SAME = `(?:(?:in|over|for|during|across|within|through) (?:the same|those|these|those same|that same|that|this)(?: (?:same|exact))?|(?:the )?same) ${YEARS}`
const OF_ONE_PLACE: readonly FrameKind[] = ['level', 'change', 'compare_years', 'number', 'quote']

/** The figure is of one place and one indicator. */
const isOne = ({ before: { frame, indicators, places, group } }: Going) =>
  OF_ONE_PLACE.includes(frame.kind) && indicators.length === 1 && places.length < 2 && group === null

/** `More than 2000`, after a number of facilities: a number to hold it against, and no year. */
function isOfNumber(words: string, { before, reader }: Going): boolean {
  const about = reader.lexicon.reference.indicators.get(before.indicators[0] ?? 0)
  const isCount = about !== undefined && figureUnit(about) === 'count'
  return isCount && /\b(?:more|less|higher|lower|bigger|smaller) than (?:19|20)\d\d/i.test(words)
}

/** The time of a course before, as words; null where the turn before was none. */
function courseBefore({ before: { frame, periods } }: Going): string | null {
  const [first, last, ...others] = periods.years
  if (others.length > 0) return null
  if (frame.kind === 'compare_years')
    return first === undefined || last === undefined ? null : ` in ${first} and in ${last}`
  if (frame.kind !== 'change') return null
  if (first === undefined) return ' over time'
  return last === undefined ? ` since ${first}` : ` from ${first} to ${last}`
}

/** Words that hold a figure against an earlier year, that ask for its way after what is left of it, and for another one over the same years. */
export const SINCE_THEN_RULES: readonly TurnRule[] = [
  // `Up from 2018?`, `better than in 2013?`: how it has changed since that year.
  {
    words: new RegExp(
      `${SO}(?:(?:is|was|has|did|does) (?:it|that|this)(?: (?:be|been|go|gone|come))? )?(?:(?:any|much|even|way|a bit|slightly|actually) )?(?:up|down|better|worse|higher|lower|more|less|improved?|improvement|an improvement|risen|rise|a rise|fallen|fall|a fall|dropped|a drop|increased|an increase|decreased|a decrease|grown|bigger|smaller)(?: or (?:up|down|better|worse|higher|lower|more|less))? (?:from|than|on|since|compared (?:with|to)|against|over|versus|vs\\.?)(?: (?:in|it was in|that of|back in|the|figure|figures|of|was))* ${YEAR}${END}`,
      'i',
    ),
    said: ([words, year = ''], going) => {
      if (isOfNumber(words, going)) return null
      return isOne(going) || going.before.frame.kind === 'compare_places' ? `change since ${year}` : null
    },
  },
  // `Show me since 2015`, after those who are not treated: the course of the figure that is held.
  {
    words: new RegExp(
      `${SO}(?:(?:please|show|give|draw|plot|me|us|it|that|this|the|its|how|has|have|did|what(?:['’]s| is)?|now|see|for|in) )*(?:trend|course|history|changed?|development|evolution|since|over (?:time|the years)|from)(?: (?:it|that|this|over time|over the years|since|from|to|until|in|of|please|then|${YEAR}|now|today))*${END}`,
      'i',
    ),
    said: ([words], going) => {
      const { before, reader } = going
      const [name] = namesOfFigure(going)
      if (!before.isOpposite || name === undefined || !isOne(going)) return null
      const [place] = before.places
      const where = place === undefined ? '' : ` in ${nameOfPlace(place, reader.lexicon.reference)}`
      const years = words.match(/\b(?:19|20)\d\d\b/g) ?? []
      const time =
        years.length > 1 ? ` from ${years[0]} to ${years[1]}` : years[0] ? ` since ${years[0]}` : ''
      return `how has ${name}${where} changed${time}`
    },
  },
  // `New infections in the same years`, `and over the same period in Lagos`: over the time of the course before.
  {
    words: new RegExp(
      `${LEAD}(\\S.*?),? ${SAME}${END}|${LEAD}${SAME}(?:,| for| in| of)* (\\S.*?)${END}`,
      'i',
    ),
    said: ([, before, after], going) => {
      const what = before ?? after ?? ''
      const time = courseBefore(going)
      if (time === null || /^(?:it|that|this|the same)$/i.test(what)) return null
      return going.before.frame.kind === 'change' ? `trend of ${what}${time}` : `${what}${time}`
    },
  },
]
