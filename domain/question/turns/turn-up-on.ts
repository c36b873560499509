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
  // `It was lower before?`, `is it lower than before?`: beside the round before.
  {
    words: new RegExp(
      `${SO}(?:it|this|that) (?:was|used to be)(?: (?:much|even|way|far))? (higher|lower|better|worse|more|less)(?: back)?(?: (?:before|then|earlier|in the past))(?: (?:abi|right|or not|shey|no be so))?${END}`,
      'i',
    ),
    said: ([, side = ''], { before: { frame, places } }) =>
      frame.kind === 'level' && places.length < 2 ? `was it ${side} before` : null,
  },
  {
    words: new RegExp(
      `${SO}(?:is|was) (?:it|this|that)(?: now)?(?: (?:much|even|any|far))? (higher|lower|better|worse|more|less)(?: now)? than (?:it was )?(?:before|earlier|in the past)${END}`,
      'i',
    ),
    said: ([, side = ''], { before: { frame, places } }) =>
      frame.kind === 'level' && places.length < 2 ? `was it ${side} before` : null,
  },
]
