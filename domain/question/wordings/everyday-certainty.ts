import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

/** A figure that is not about trust in vaccines themselves. */
function namesFigure(words: string, { lexicon, currentYear }: Reader): boolean {
  const { indicator } = readPart(tokensOf(words), lexicon, currentYear)
  const name = lexicon.reference.indicators.get(indicator ?? 0)?.shortName ?? 'confidence'
  return !/confidence/i.test(name)
}

const SURELY =
  '(?:reliable|trustworthy|accurate|dependable|credible|precise|believable|solid|robust|certain|exact)'
const FIGURE = '(?:figures?|numbers?|estimates?|values?|percentages?)'

/**
 * How sure a figure is, in everyday words: `how confident can I be in the stunting figure for Kano`. How far one figure can be trusted is
 * what its interval says; which of several to quote is another question.
 */
export const EVERYDAY_CERTAINTY: readonly Otherwise[] = [
  {
    words:
      /^((?:and |so |but )*)(?:with )?how (?:confident|much confidence|comfortable|safe) (?:(?:can|could|should|may|must|would|do|does) (?:i|we|you|one|anyone|anybody|people) (?:be|feel|have)|(?:are|am) (?:i|we|you)|is (?:one|msdat)) (?:in|about|of|with|on|that|using|quoting|to (?:use|quote)) (?:the |this |that |your |our )?(?=\S)/i,
    said: ([said, lead = ''], reader, text) =>
      namesFigure(text.slice(said.length), reader) ? `${lead}how sure is ` : null,
  },
  // `How sure is the prevalence quoted for Akwa Ibom`.
  {
    words:
      /(?<=\bhow (?:sure|certain|precise)\b.{3,80}?),? (?:that is |which is |that was |that you )?(?:quoted|reported|given|published|shown|quote|report|give|show|held|told) (?:here )?(?=(?:for|in|by) )/i,
    said: () => ' ',
  },
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
