import { END, SO } from './turn-edges.ts'
import { aboutBefore, type TurnRule } from './turn-rule.ts'

/** After a figure of poverty the poorest state is that with the most of it; the groups by wealth are other people. */
export const POOREST_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${SO}(?:(?:which|what|who)(?: (state|zone|lga|place))?(?: (?:is|has|was|are|be))?(?: the)?|the|name the|show me the) (poorest|richest|most poor|least poor|wealthiest)(?: (state|zone|lga|one|place|people))?(?: (?:of (?:all|them)|in (?:nigeria|the country)|overall|then|now))*${END}`,
      'i',
    ),
    said: ([, one, which = '', other], { before, reader }) => {
      if (before.indicators.length !== 1) return null
      if (!/\bpover|\bpoor/.test(aboutBefore({ before, reader }))) return null
      const level = /^(?:state|zone|lga)$/i.exec(one ?? other ?? '')?.[0] ?? 'state'
      return `which ${level} is ${/^(?:poorest|most)/i.test(which) ? 'highest' : 'lowest'}`
    },
  },
]
