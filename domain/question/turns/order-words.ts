import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Question } from '../question.ts'

const ORDER =
  'first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|final|middle|former|latter|other|others|remaining|rest'
const THING = 'ones?|place|state|lga|zone|indicator'

/** `The second one in 2013`, `the other state`: a word for order with a word for one thing; `the other states` are all of them. */
const OF_THINGS = new RegExp(
  `\\b(?:the|that|this|these|those) (?:very )?(?:${ORDER}) (?:${THING})(?:['’]s)?(?=[ ?.!,]|$)`,
  'i',
)
/** `And the second?`, `the last`: a word for order, and nothing else. */
const ALONE = new RegExp(
  `^(?:(?:and|but|so|or|only|just|now|then|ok|okay|what|how|about|of|show|give|me|for|in|is|it) )*(?:the )?(?:${ORDER})(?: (?:${THING}|two|three))?(?: please| then| again)?[?.! ]*$`,
  'i',
)
/** `And the third?`, after a first dose: doses and visits are counted, and the number names one. */
const COUNTED = /\b(?:doses?|visits?)\b|\b[1-4]\b(?= (?:received|\/))/i

/** `Which is worst of the three`: of so many things, which no places or sources before are. */
const OF_SO_MANY =
  /\b(?:of|among|amongst|between|from) (?:the |these |those |all )?(?:two|three|four|five)(?= (?:is|are|was|were|has|have|had)\b|[?.! ]*$)/i

/**
 * Words for order that point into a row of things, where the turn before told a single figure: nothing says which is meant. After doses
 * and visits a number is that of another one. Null where the words are others.
 */
export function pointingInRow(
  text: string,
  { before, reference }: { readonly before: Question; readonly reference: ReferenceData },
): string | null {
  const isOfSeveral = [before.places, before.sources, before.indicators].some(({ length }) => length > 1)
  const isOfEarlier = isOfSeveral || before.earlierPlaces.length > 0
  const [words] =
    OF_THINGS.exec(text) ?? ALONE.exec(text) ?? (isOfEarlier ? null : OF_SO_MANY.exec(text)) ?? []
  const name = reference.indicators.get(before.indicators[0] ?? 0)?.fullName ?? ''
  const isCounted = COUNTED.test(name) && NUMBERED.test(text)
  return words === undefined || isCounted ? null : words
}

const NUMBERED = /\b(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))\b/i
