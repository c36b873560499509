import type { Otherwise } from './other-words.ts'

const SURELY =
  '(?:reliable|trustworthy|accurate|dependable|credible|precise|believable|solid|robust|certain|exact)'
const FIGURE = '(?:figures?|numbers?|estimates?|values?|percentages?)'

/** How far one figure can be trusted is what its interval says; which of several to quote is another question. */
export const EVERYDAY_RELIABLE: readonly Otherwise[] = [
  // `How reliable is this figure for stunting in Kano`.
  {
    words: new RegExp(
      `\\bhow ${SURELY} (?:is|are|was|were) (?:the|this|that|these|those|your) ${FIGURE} (?:for|of|on|about) `,
      'i',
    ),
    said: () => 'how sure are we of ',
  },
  // `How accurate is the stunting figure for Kano`.
  {
    words: new RegExp(
      `\\bhow ${SURELY} (?:is|are|was|were) (?:the |this |that |your )?(\\S+(?: \\S+){0,5}?) ${FIGURE}(?= (?:for|in|of|at) \\S|[?.! ]*$)`,
      'i',
    ),
    said: ([, what = '']) => `how sure are we of ${what}`,
  },
  // `Can I trust the figure for stunting in Kano`.
  {
    words: new RegExp(
      `\\b(?:can|should|could) (?:i|we|one|you) (?:really )?(?:trust|believe|rely on) (?:the|this|that|these|those|your) ${FIGURE} (?:for|of|on|about) `,
      'i',
    ),
    said: () => 'how sure are we of ',
  },
]
