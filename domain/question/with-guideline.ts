import { decline } from './doubt-in.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'
import { isOneFigure } from './with-some-of-it.ts'

const RULE =
  '(?:guidelines?(?: values?| levels?| limits?)?|limits?|standards?|recommend(?:ations?|ed (?:level|limit|value|maximum|minimum))|thresholds?|safe (?:level|limit)|norms?|emergency (?:level|threshold))'
/** What is asked behind a figure: how it lies beside a rule of somebody. */
const TAIL = new RegExp(
  `[,;.?]* *(?:\\b(?:and|but|plus)\\b[, ]*)(?:is|are|was|does|do|how) (?:it|that|this|they|the figure|the value|we|nigeria)?(?: compare)? ?(?:(?:far |well |still |already )?(?:above|below|within|over|under|beyond|higher than|lower than|more than|less than|inside|outside|meet|exceed|satisfy|with|to|against)) (?<rule>(?:the |its |our )?(?:[\\p{L}-]+ ){0,3}${RULE}(?: (?:of|by|for|from) (?:the )?[\\p{L}]+)?)[?.! ]*$`,
  'iu',
)
/** What is held is a target. */
const HELD = /\b(?:targets?|goals?|sdg)\b/i

/** Longer texts are no such question, and would be searched for long. */
const LONG = 200

/**
 * The questions of a text that asks for a figure, and how it lies beside a guideline that is not held: `PM2.5 exposure, and is it above the WHO
 * guideline`: the figure, and that the guideline is left out; null for any other. `read` reads one question.
 */
export function withGuideline(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  const found = text.length > LONG ? null : TAIL.exec(text)
  const rule = found?.groups?.rule
  if (!found || rule === undefined || HELD.test(rule)) return null
  const own = read(text.slice(0, found.index), reader)
  const [first] = own
  if (!first || !isOneFigure(own)) return null
  return [first, { ...first, ...decline('left_out'), unused: [rule.replace(/^(?:the|its|our) /i, '')] }]
}
