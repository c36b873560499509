import type { Read } from './figure-asked.ts'
import type { Limit } from './frame.ts'
import { limitOf } from './named-target.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const WHETHER =
  /^(?:(?:and|so|but|please|do you think|do we think|is it likely that|how likely is it that|at (?:this|the current) (?:pace|rate),?) )*(?:will|would|can|could|shall|is|are|does|do)\b/i
/** What comes to the number, and on which side of it: `reach 25`, `fall below 30%`, `be above 80`. */
const COMES_TO =
  /\b(?:reach|reaching|hit|hitting|attain|achieve|make|meet|(?:(?:get|go|come|be|stay|fall|drop|rise|climb|decline|decrease|increase|grow|be brought|sink)(?: down| up)?(?: (?:to|at|as (?:low|high) as))?))(?: (?<side>below|under|less than|fewer than|at most|no more than|above|over|more than|at least|beyond))? (?!(?:19|20)\d\d\b)(?<number>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?! ?-? ?(?:year|month|week|state|lga)s?\b)/i
const BELOW = /^(?:below|under|less|fewer|at most|no more)/i
const INCLUSIVE = /^(?:at most|at least|no more)/i

/** A question whether a number that it names will be reached by a year to come: `will Nigeria reach 25 under-five deaths per 1,000 by 2030`; null for any other. */
export function numberAheadAsked(text: string, reader: Reader, read: Read): Question | null {
  const found = WHETHER.test(text) ? COMES_TO.exec(text) : null
  const { side, number = '' } = found?.groups ?? {}
  if (!found) return null
  const [question, ...others] = read(withPlainSide(text), reader)
  if (!question || others.length > 0 || question.frame.kind !== 'forecast') return null
  const { indicators, places, level, group, isOpposite, periods } = question
  const [year, ...more] = periods.years
  const about = reader.lexicon.reference.indicators.get(indicators[0] ?? 0)
  const isOfOne = indicators.length === 1 && places.length < 2 && level === null && group === null
  if (!about || !isOfOne || isOpposite || year === undefined || more.length > 0) return null
  const value = Number(number.replaceAll(',', ''))
  const said: Limit = {
    side: BELOW.test(side ?? '') ? 'below' : 'above',
    value,
    isInclusive: INCLUSIVE.test(side ?? ''),
    isOfPoints: false,
  }
  return {
    ...question,
    text,
    frame: {
      kind: 'number_ahead',
      year,
      limit: side === undefined ? ofWay(found[0], limitOf(value, about)) : said,
    },
  }
}

/** `Under 30` is no age where a number is asked about. */
function withPlainSide(text: string): string {
  return text.replaceAll(/\b(?:under|beneath) (?=\d)/gi, 'below ')
}

/** `Rise to 80` is at least so much, and `fall to 30` at most, whatever is good. */
function ofWay(words: string, limit: Limit): Limit {
  if (/\b(?:rise|climb|increase|grow|up)\b/i.test(words)) return { ...limit, side: 'above' }
  if (/\b(?:fall|drop|decline|decrease|down|sink|low)\b/i.test(words)) return { ...limit, side: 'below' }
  return limit
}
