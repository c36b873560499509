import { declined } from './empty-question.ts'
import { placeNamed } from './names-one-place.ts'
import type { Question } from './question.ts'
import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

const START = `^(?:and |so |please |pls |tell me |show me |can you tell me |list )*`
const THINGS =
  '(?:data ?sources?|sources?|surveys?|data ?sets?|indicators?|figures?|data|numbers?|statistics|information|measures?)'
const HAVE =
  '(?:(?:do|can|have) (?:you|we|i) (?:have|got|get|hold|find|know)|have you got|are (?:there|held|available)|is (?:there|held|available)|exists?|have|has|hold|holds|give|gives|cover|covers|include|includes|report|reports)'
const ON = '(?:for|on|of|about|in|from|at)'
const RULES = [
  // `How many sources have figures for Kano`, `which surveys cover Kano`.
  `${START}(?:how (?:many|much)|which|what)(?: of (?:your|the))? ${THINGS} ${HAVE}(?: (?:any |some )?(?:figures?|data|numbers?|estimates?|values?))?(?: available| held)?(?: ${ON})?(?: the)? (\\S.*?)[?.! ]*$`,
  // `What do you have on Kano`.
  `${START}(?:what|everything|all)(?: that| exactly| else)? (?:(?:do|have|can) )?(?:you|we|i) (?:have|got|hold|know|get|find)(?: (?:data|figures|held|available))? ${ON} (\\S.*?)[?.! ]*$`,
  `${START}what(?:['’]s| is) (?:there|held|available)(?: here)? ${ON} (\\S.*?)[?.! ]*$`,
].map((words) => new RegExp(words, 'i'))

/** Longer texts are no such question, and would be searched for long. */
const LONG = 240

/** A question for what is held of one place, of all indicators together; null for any other. */
export function heldAtAsked(text: string, reader: Reader): Question | null {
  if (text.length > LONG) return null
  for (const words of RULES) {
    const name = words.exec(text)?.[1] ?? ''
    const place = name === '' ? null : placeNamed(name, reader)
    const part = place === null ? null : readPart(tokensOf(name), reader.lexicon, reader.currentYear)
    if (place === null || !part) continue
    const { sources, periods, level, group, unused, readings } = part
    const isMore =
      sources.length + periods.years.length + unused.length > 0 || level !== null || group !== null
    if (isMore) continue
    return {
      ...declined(text, 'empty'),
      ...{ frame: { kind: 'held_at' }, reason: null, places: [place], readings },
      // `Which surveys cover Kano`: of surveys alone.
      classification: /\bsurveys?\b/i.test(text) ? 'Survey' : null,
    }
  }
  return null
}
