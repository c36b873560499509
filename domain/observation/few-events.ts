import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { type Flag, flagNote } from './flag.ts'
import type { Gap } from './gap.ts'
import type { Point } from './point.ts'

/** Fewer events than this behind a share or a rate are no ground for a rank, a class or a target. Source: methods §11.3, §13.8. */
export const FEWEST_EVENTS = 20

/** What is measured; people's own numbers have no name. */
type Measured = Pick<Indicator, 'factor'> & Partial<Pick<Indicator, 'fullName'>>
type Counted = Pick<Point, 'numerator'> & Partial<Pick<Point, 'flags'>>

/**
 * True for a share or a rate that rests on fewer events; counts are their own events, and an unknown number is few where the data
 * set says so of deaths.
 */
export function restsOnFewEvents(point: Counted, indicator: Measured): boolean {
  const { numerator } = point
  if (numerator === null) return isOfFewDeaths(point, indicator)
  return indicator.factor !== 4 && numerator < FEWEST_EVENTS
}

/**
 * `small_sample` of a death rate marks fewer than about 20 deaths; of other figures, rates of births among them, a small number of
 * people asked. Source: methods §13.8.
 */
function isOfFewDeaths({ flags = [] }: Counted, { factor, fullName = '' }: Measured): boolean {
  return factor === PER_THOUSAND && DEATHS.test(fullName) && flags.includes('small_sample')
}

const PER_THOUSAND = 1
const DEATHS = /\b(?:mortality|deaths?|stillbirth)\b/i

/** Counts of what happens to people, such as cases and deaths; what is stored, given or built is no event. */
const EVENT_TYPES: readonly string[] = ['Impact', 'Outcome']

/** True for a figure on too few events for a rank among others, and for a count of as few cases or deaths. */
export function isFewToRank(
  point: Counted & Pick<Point, 'value'>,
  indicator: Measured & Pick<Indicator, 'type'>,
): boolean {
  const { factor, type } = indicator
  const isEvents = factor === 4 && Number.isInteger(point.value) && EVENT_TYPES.includes(type)
  return restsOnFewEvents(point, indicator) || (isEvents && point.value < FEWEST_EVENTS)
}

/** What a flag says of a figure of an indicator. */
export function flagNoteOf(flag: Flag, indicator: Measured): Message {
  const isOfDeaths = isOfFewDeaths({ numerator: null, flags: [flag] }, indicator)
  return isOfDeaths ? message('flags.few-deaths', { least: String(FEWEST_EVENTS) }) : flagNote(flag)
}

/** Why such a figure has no rank and no place against a target. */
export function fewEventsGap({ numerator }: Counted): Gap {
  if (numerator === null) {
    return { reason: 'too_few', note: message('gap.few-deaths', { least: String(FEWEST_EVENTS) }) }
  }
  const count = Math.round(numerator)
  return { reason: 'too_few', note: message('gap.few-events', { count, least: String(FEWEST_EVENTS) }) }
}
