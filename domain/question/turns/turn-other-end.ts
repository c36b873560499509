import type { Cue } from '../question-words.ts'
import { END, SO } from './turn-edges.ts'
import type { Going, TurnRule } from './turn-rule.ts'

/** The ends of an order by those that lie across. */
const ACROSS: readonly (readonly [Cue, string])[] = [
  ['lowest', 'highest'],
  ['highest', 'lowest'],
  ['worst', 'best'],
  ['best', 'worst'],
]
const WHO =
  '(?:(?:which|what|who)(?: (?:one|ones|state|zone|lga|place|of them))?(?: then)?|whose|the one|and who)'
const BE = "(?:is|are|was|were|comes?|came|stands?|stood|ranks?|sits?|finish(?:es|ed)?|['’]s|dey)"
const LAST =
  '(?:last(?: of all| overall| place| on the list| in the (?:list|ranking|table))?|(?:(?:at|in) )?(?:the )?(?:very )?(?:bottom|foot|tail|rear|tail end|last place|other end)(?: of (?:the|that|it|this)(?: (?:list|ranking|table|order|pile|league))?)?|dead last)'

/** The end of the order before that was not told; null where the turn before was none. */
function acrossOf({ before: { frame, cues } }: Going): string | null {
  if (frame.kind !== 'rank') return null
  const [, end] = ACROSS.find(([told]) => cues.has(told)) ?? []
  return end === undefined ? null : `and the ${end}`
}

/** After one end of an order the other one, in words that name no end by themselves. */
export const OTHER_END_RULES: readonly TurnRule[] = [
  // `And which one last`, `who comes last`, `which is at the bottom`.
  {
    words: new RegExp(`${SO}${WHO} (?:${BE} )?${LAST}${END}`, 'i'),
    said: (_, going) => acrossOf(going),
  },
  // `And at the bottom`, `the other end`, `bottom of the list`.
  {
    words: new RegExp(
      `${SO}(?:what about |how about )?(?:the |at |in |from )*(?:very )?(?:bottom|dead last|foot|tail end|other end|opposite end|last place)(?: (?:of|on) (?:the|that|it|this)(?: (?:list|ranking|table|order|league))?)?${END}`,
      'i',
    ),
    said: (_, going) => acrossOf(going),
  },
]
