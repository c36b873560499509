import type { Read } from './figure-asked.ts'
import { liesIn } from '#domain/reference/reference-data.ts'
import { decline } from './doubt-in.ts'
import { placeNamed } from './names-one-place.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const ZONE = 'north[- ]?(?:west|east|central)|south[- ]?(?:west|east|south)'
/** `Among the North-Central states`, `in the South-West zone`. */
const AMONG = new RegExp(
  `,? *\\b(?:with)?(?:in|among|amongst|of|across|inside|out of|for)(?: all)?(?: the)?(?: (?:other )?states (?:of|in|within)(?: the)?)? (${ZONE})(?:ern)?(?: (?:geopolitical )?(?:zone|region))?(?: states)?\\b`,
  'i',
)

/** A question which place one state takes among those of a zone: `the rank of Kwara within the North-Central`; null for any other. */
export function rankWithinAsked(text: string, reader: Reader, read: Read): Question | null {
  const found = AMONG.exec(text)
  if (!found) return null
  const whole = placeNamed(found[1] ?? '', reader)
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (whole === null || AMONG.test(rest)) return null
  const [question, ...others] = read(rest, reader)
  const [place, ...further] = question?.places ?? []
  const isOfOne = question?.frame.kind === 'rank_of_place' && place !== undefined && further.length === 0
  if (!question || others.length > 0 || !isOfOne) return null
  const { reference } = reader.lexicon
  const isInside = place !== whole && liesIn(reference, place, whole)
  return isInside
    ? { ...question, text, frame: { kind: 'rank_within', whole } }
    : { ...question, text, ...decline('left_out'), unused: [found[0].trim()] }
}
