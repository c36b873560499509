import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { isFewToRank } from '#domain/observation/few-events.ts'
import { hasWideInterval } from '#domain/observation/flag.ts'
import type { Point } from '#domain/observation/point.ts'

/** Figures on fewer than 20 events and those with a wide interval are not ranked; where all are such, they stand as they are. */
export function rankable(points: readonly Point[], about: Indicator): readonly Point[] {
  const able = points.filter((point) => !isFewToRank(point, about) && !hasWideInterval(point))
  return able.length > 1 ? able : points
}

/** Why figures have no rank, and how many. */
export function unranked(points: readonly Point[], able: readonly Point[], about: Indicator): Message[] {
  const out = points.filter((point) => !able.includes(point))
  const few = out.filter((point) => isFewToRank(point, about)).length
  const wide = out.length - few
  return [
    ...(few > 0 ? [message('assistant.rank-few', { count: few })] : []),
    ...(wide > 0 ? [message('assistant.rank-wide', { count: wide })] : []),
  ]
}

/** How many figures are on no side of a number, as they rest on few events. */
export function withoutSide(count: number): Message[] {
  return count > 0 ? [message('assistant.side-few', { count })] : []
}

/** Said of an order that names a coverage above 100%, which is no success. */
export function aboveAll(named: readonly Point[]): Message[] {
  const above = named.filter(({ flags }) => flags.includes('over_100'))
  return above.length > 0
    ? [message('assistant.rank-above', { all: above.length === named.length ? 'yes' : 'no' })]
    : []
}
