import { END, SO } from './turn-edges.ts'
import { isOfLevels, type TurnRule } from './turn-rule.ts'

const WORST =
  '(?:worst|worse|hardest|harder|most|least|best|better|highest|lowest|more|less|badly)(?: (?:hit|off|affected|covered|served|reached|protected|at risk|exposed|figure|rate))?'
const BE =
  '(?:is|are|was|were|gets?|got|has|have|suffers?|dey|does|do|fares?|comes? (?:off|out)|came (?:off|out))'

const OF_WEALTH = /\b(?:wealth|income|economic|quintile|fifth|quarter)\b/i

/** Which of the people are worst off: groups by wealth of the same figure, declined where none is held. */
export const WEALTH_HIT_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${SO}(?:which|what) (?:(?:wealth|income|economic|social|of the)[ -]+)*(?:group|quintile|class|fifth|quarter|bracket|category)s?(?: of (?:people|households|families|women|children|mothers))?(?: ${BE})?(?: (?:it|the|hit|affected|doing|off|in))* ${WORST}${END}`,
      'i',
    ),
    said: ([words], going) => {
      const { indicators, places, frame } = going.before
      const isOne = indicators.length === 1 && places.length < 2 && !isOfLevels(going)
      // After men and women the groups are those.
      const isOfOthers = frame.kind === 'groups' && !OF_WEALTH.test(words)
      return isOne && !isOfOthers ? 'by wealth quintile' : null
    },
  },
]
