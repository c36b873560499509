import { namesOnePlace } from '../names-one-place.ts'
import type { Cue } from '../question-words.ts'
import { END, SO } from './turn-edges.ts'
import { isOfLevels, type TurnRule } from './turn-rule.ts'

const ENDS: readonly Cue[] = ['highest', 'lowest', 'best', 'worst']
const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\\d|20)'

/** Short words after an order: fewer or more of it, one place of it, and it without a place. */
export const OF_ORDER_RULES: readonly TurnRule[] = [
  // `Just the first three`, `ten please`: so many of the same end.
  {
    words: new RegExp(
      `${SO}(?:(?:just|only|give me|show me|show|list|make it|i (?:only )?(?:want|need)|can i have|please) )*(?:the )?(?:first )?${COUNT}(?: (?:of them|states|ones|places))?(?: (?:only|please|is enough|are enough|will do|instead|alone))*${END}`,
      'i',
    ),
    said: ([, count = ''], { before: { frame, cues } }) => {
      if (frame.kind !== 'rank') return null
      const end = ENDS.find((cue) => cues.has(cue)) ?? 'highest'
      return `and the ${end} ${count}`
    },
  },
  // `What position is Kano`, `which number does Kano hold`.
  {
    words: new RegExp(
      `${SO}(?:what|which|in (?:what|which)) (?:position|place|rank|ranking|number|spot)(?: (?:is|does|has|was|do|did|for))? (\\S.*?)(?: (?:in|at|on|hold|holds|have|has|take|takes|occupy|come|comes|get|gets|rank))?(?: (?:in |on )?(?:that|it|this|the list|the ranking))?${END}`,
      'i',
    ),
    said: ([, name = ''], going) =>
      isOfLevels(going) && namesOnePlace(name, going.reader) ? `rank of ${name}` : null,
  },
  // `Without the FCT`: of an order nothing is left out, and the place alone is not asked for.
  {
    words: new RegExp(
      `${SO}(?:(?:now|do|show|list|rank|give|it|that|them|this|me|us|the same|same|again) )*(?:without|minus|except(?: for)?|apart from|other than|ignor(?:e|ing)|drop(?:ping)?|remov(?:e|ing)|skip(?:ping)?|tak(?:e|ing) out|leav(?:e|ing) out|not including|not counting|exclud(?:e|ing)) (?:the )?(\\S.*?)${END}`,
      'i',
    ),
    said: ([, name = ''], going) =>
      isOfLevels(going) && namesOnePlace(name, going.reader) ? `excluding ${name}` : null,
  },
]
