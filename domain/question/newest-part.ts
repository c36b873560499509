import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figureAsked, type Read } from './figure-asked.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'
import { shorterTimes } from './shorter-times.ts'

const UNIT = '(?:epi(?:demiological)?[- ]?)?(?<unit>week|month)'
/** `This week`, `this month so far`. The week before this one is a time of its own, of which nothing is held. */
const PART = new RegExp(
  `,? *\\b(?:(?:so far|up to now|till now|until now) )?(?:(?:in|for|during|over|within) )?(?:the )?(?:this|current) ${UNIT}\\b(?: (?:so far|up to now|till now|until now|alone|on record|held|reported))?`,
  'i',
)
/** `So far this year`, `since the year began`. */
const YEAR =
  /,? *\b(?:(?:in|for|during) )?(?:(?:so far|up to now|till now|until now|already|to date)(?: (?:in|for|during))? (?:this year|the year|the current year)|(?:this|the current) year(?: (?:so far|up to now|till now|until now|to date|already))|year[- ]to[- ]date|since (?:the (?:start|beginning) of (?:the|this) year|(?:the|this) year (?:began|started)|january(?: this year)?))\b/i
const OTHER = /\b(?:week|month|day|yesterday|today|hour)s?\b/i

/**
 * A question for the week or month of today, or for what a year has brought so far, of what is counted by week or month; null for any other. What
 * is held of it is older than today.
 */
export function newestPartAsked(text: string, reader: Reader, read: Read): Question | null {
  const part = PART.exec(text)
  const found = part ?? YEAR.exec(text)
  if (!found) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  if (OTHER.test(rest)) return null
  const question = figureAsked(rest.replaceAll(/\s+/g, ' ').trim(), reader, read)
  if (!question) return null
  const { frame, indicators, places, level, group, isOpposite, periods } = question
  const [indicator = 0] = indicators
  const isFigure = (frame.kind === 'level' || frame.kind === 'number') && group === null && level === null
  const isOpen = periods.years.length + periods.parts.length === 0 && periods.fromToday === null
  if (!isFigure || !isOpen || isOpposite || indicators.length !== 1 || places.length > 1) return null
  const unit = part?.groups?.unit?.toLowerCase() === 'month' ? 'month' : 'week'
  const span = part ? unit : 'year'
  if (countedBy(indicator, span, reader.lexicon.reference).length === 0) return null
  return {
    ...question,
    text,
    indicators: [indicator],
    frame: { kind: 'newest_part', span },
  }
}

/** The indicators that count the same by week or by month; the one itself where it does. */
export function countedBy(
  indicator: number,
  span: 'week' | 'month' | 'year',
  reference: ReferenceData,
): readonly number[] {
  const units = span === 'year' ? (['week', 'month'] as const) : [span]
  const name = reference.indicators.get(indicator)?.shortName ?? ''
  const isOwn = units.some((unit) => name.endsWith(`(${unit})`))
  return [...(isOwn ? [indicator] : []), ...shorterTimes(indicator, reference, units)]
}
