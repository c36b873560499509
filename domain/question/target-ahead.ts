import type { Read } from './figure-asked.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const AIM = '(?:targets?|goals?|benchmarks?)'
/** It is asked whether it will be reached, and not what the target is. */
const WHETHER =
  /^(?:(?:and|so|but|please|do you think|do we think|is it likely that|how likely is it that|what are the (?:chances|odds) (?:that|of)|at (?:this|the current) (?:pace|rate),?|on (?:the )?current (?:pace|trend|course)s?,?) )*(?:will|would|can|could|shall|is|are|does|do|nigeria|we)\b/i
const REACH =
  /\b(?:reach|reaching|meet|meeting|hit|hitting|achieve|achieving|attain|make|making|get to|getting to|on (?:track|course)|off (?:track|course)|going to)\b/i
const BY_YEAR =
  /,? ?\b(?:by|in|before|come|until|till|for|as of)(?: the)?(?: end of)?(?: the)?(?: year)? (20\d\d)\b(?:['’]s)?/i
/** `And the target`, beside a forecast. */
const BESIDE_AIM = new RegExp(
  `,? *(?:and|with|against|beside|next to|versus|vs\\.?|compared (?:to|with)|set against|held against) (?:what is |how does it compare (?:to|with) |is it (?:above|below) )?(?:the |its |our |their )?(?:(?:national|sdg|global|country|20\\d\\d) )*${AIM}(?: (?:for|of|in) (?:it|that year|that|the same year|20\\d\\d))?`,
  'i',
)
const AHEAD = /\b(?:forecast|forecasts|projection|projected|predicted|prediction|expected|outlook)\b/i

/** A question whether a target will be reached by a year to come, or for a forecast beside the target; null for any other. */
export function targetAheadAsked(text: string, reader: Reader, read: Read): Question | null {
  const [said, digits = ''] = BY_YEAR.exec(text) ?? []
  const year = Number(digits)
  if (said === undefined || year <= reader.currentYear) return null
  const isAim = new RegExp(`\\b${AIM}\\b|\\bsdg`, 'i').test(text)
  if (!isAim) return null
  if (WHETHER.test(text) && REACH.test(text)) return aheadOf(text, text.replace(said, ' '), 'target')
  if (AHEAD.test(text) && BESIDE_AIM.test(text))
    return aheadOf(text, text.replace(BESIDE_AIM, ' '), 'forecast')
  return null

  function aheadOf(whole: string, rest: string, kind: 'target' | 'forecast'): Question | null {
    const [question, ...others] = read(rest.replaceAll(/\s+/g, ' ').trim(), reader)
    if (!question || others.length > 0 || question.frame.kind !== kind) return null
    const { indicators, places, level, group, isOpposite, periods } = question
    const isOfOne = indicators.length === 1 && places.length < 2 && level === null && group === null
    if (!isOfOne || isOpposite || periods.years.some((one) => one !== year)) return null
    return { ...question, text: whole, frame: { kind: 'target_ahead', year } }
  }
}
