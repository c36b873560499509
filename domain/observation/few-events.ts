import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import type { Gap } from './gap.ts'
import type { Point } from './point.ts'

/** Fewer events than this behind a share or a rate are no ground for a rank, a class or a target. Source: methods §11.3, §13.8. */
export const FEWEST_EVENTS = 20

type Counted = Pick<Point, 'numerator'>

/** True for a share or a rate that rests on fewer events; counts are their own events, and an unknown number is not few. */
export function restsOnFewEvents({ numerator }: Counted, { factor }: Pick<Indicator, 'factor'>): boolean {
  return factor !== 4 && numerator !== null && numerator < FEWEST_EVENTS
}

/** Counts of what happens to people, such as cases and deaths; what is stored, given or built is no event. */
const EVENT_TYPES: readonly string[] = ['Impact', 'Outcome']

/** True for a figure on too few events for a rank among others, and for a count of as few cases or deaths. */
export function isFewToRank(
  point: Counted & Pick<Point, 'value'>,
  { factor, type }: Pick<Indicator, 'factor' | 'type'>,
): boolean {
  const isEvents = factor === 4 && Number.isInteger(point.value) && EVENT_TYPES.includes(type)
  return restsOnFewEvents(point, { factor }) || (isEvents && point.value < FEWEST_EVENTS)
}

/** Why such a figure has no rank and no place against a target. */
export function fewEventsGap({ numerator }: Counted): Gap {
  const count = Math.round(numerator ?? 0)
  return { reason: 'too_few', note: message('gap.few-events', { count, least: String(FEWEST_EVENTS) }) }
}
