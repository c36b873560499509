import type { Read } from './figure-asked.ts'
import { wholesOf } from './part-of-figure.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const FACILITIES = '(?:facilities|clinics|hospitals|health cent(?:re|er)s|phcs)'
const SURVEYED =
  '(?: (?:(?:that|which) )?(?:were |was |are |been )*(?:surveyed|inventoried|visited|assessed|counted|(?:in|of|from) the (?:(?:mdg|2014|facility|health) )*(?:inventory|survey)))?'
/** `What proportion of facilities surveyed`. */
const SHARE = new RegExp(
  `\\b(?:what |which |the |how many )?(?:share|proportion|percent(?:age)?|per cent|fraction|%) of (?:(?:the|all|our|those|these|health|public|surveyed|nigerian|nigeria['’]s) )*${FACILITIES}${SURVEYED}`,
  'i',
)
/** `How many of the facilities surveyed`, which asks for the number: the words of the survey say of which. */
const NUMBER = new RegExp(
  `\\bhow many (?:of )?(?:(?:the|all|health|public|surveyed) )*${FACILITIES}${SURVEYED}`,
  'i',
)

/** A question for the share of the facilities that offer something: of those that were surveyed, where their number is held; null for any other. */
export function shareOfFacilitiesAsked(text: string, reader: Reader, read: Read): Question | null {
  const isShare = SHARE.test(text)
  const words = isShare ? SHARE : NUMBER
  const [said] = words.exec(text) ?? []
  if (said === undefined || (!isShare && !/survey|inventor|visited|assessed/i.test(said))) return null
  const [question, ...others] = read(text.replace(said, 'facilities'), reader)
  const [indicator = 0] = question?.indicators ?? []
  if (!question || others.length > 0 || question.frame.kind !== 'level') return null
  const [of] = wholesOf(indicator, reader)
  if (of === undefined) return null
  return isShare ? { ...question, text, frame: { kind: 'part_of_figure', of } } : { ...question, text }
}
