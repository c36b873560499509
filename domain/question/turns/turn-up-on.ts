import { END, SO } from './turn-edges.ts'
import type { TurnRule } from './turn-rule.ts'

const YEAR = '((?:19|20)\\d\\d)'
const SIDE =
  '(?:up|down|higher|lower|better|worse|more|less|an improvement|a rise|a fall|an increase|a drop|a decrease)'

/** The figure that was told held against an earlier year, where later ones are held, too: the change up to the year that was told. */
export const UP_ON_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${SO}(?:is|was) (?:that|it|this)(?: (?:any|much|even))? ${SIDE}(?: or ${SIDE})? (?:on|from|than|compared (?:to|with)|against|since)(?: (?:in|it was in))? ${YEAR}${END}`,
      'i',
    ),
    said: ([, year = ''], { before: { frame, toldYear, toldPart, around, places } }) => {
      const isEarlier = toldYear !== null && Number(year) < toldYear
      const isOne = frame.kind === 'level' && places.length < 2 && toldPart === undefined
      return isOne && isEarlier && around.later !== null ? `change from ${year} to ${toldYear}` : null
    },
  },
]
