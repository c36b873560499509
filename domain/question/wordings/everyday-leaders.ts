import { fatalityNamed, yearsHeld } from '../turns/turn-leads.ts'
import type { Otherwise } from './other-words.ts'

const ILLNESS = '(lassa fever|lassa|cholera|measles|meningitis|yellow fever|mpox|diphtheria|tb|tuberculosis)'

/** Which place is ahead of all others, and whether an illness is deadlier than it was. */
export const EVERYDAY_LEADERS: readonly Otherwise[] = [
  // `Which state led in Lassa cases in 2025`, `who topped the list for cholera deaths`: of a number the one that has most.
  {
    words:
      /\b(which (?:state|zone|lga)|who) (?:led|leads|topped|tops|came top|was top|carried the most|was in front|is in front)(?: (?:the (?:list|table|pack|chart|country)))?(?: (?:in|on|for|with|of))? (?:the )?(?=\S.{0,40}?\b(?:cases|deaths|doctors|nurses|midwives|facilities|refugees|displaced)\b)/i,
    said: ([, which = '']) => `${/^who$/i.test(which) ? 'which state' : which} has the highest `,
  },
  {
    words:
      /\b(which (?:state|zone|lga)|who) (?:led|topped|tops|came top|was top|was in front|is in front)(?: (?:the (?:list|table|pack|chart|country)))?(?: (?:in|on|for|with|of))? (?=\S)/i,
    said: ([, which = '']) => `${which} leads in `,
  },
  // `Is Lassa fever deadlier this year than last`.
  {
    words: new RegExp(
      `^(?:and |so )*(?:is|has) ${ILLNESS}(?: (?:become|becoming|got|getting))? (?:any )?(?:deadlier|more (?:deadly|lethal|fatal))(?: (?:this year|now))?(?: than (?:last(?: year)?|before|the year before|in (?:19|20)\\d\\d|(?:19|20)\\d\\d))?((?: in \\p{Lu}\\p{L}+)?)[?.! ]*$`,
      'iu',
    ),
    said: ([words = '', illness = '', where = ''], reader) => {
      const name = fatalityNamed(illness.replace(/^lassa$/i, 'lassa fever'), reader)
      return name === null ? null : `compare ${name}${where} in ${yearsHeld(words, reader)}`
    },
  },
]
