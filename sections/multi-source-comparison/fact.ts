import { asPublished, boundsAsPublished } from '#domain/observation/as-published.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, figure, shortFigure } from '#domain/message/value.ts'
import { interval, type Point } from '#domain/observation/point.ts'

/** A line below a panel: `Nigeria`, `56.2%`, and what must be known with it. */
export interface Fact {
  readonly label: Value
  /** `no figure` where the source has none: a gap is never a zero. */
  readonly value: Value
  readonly note: Value | null
}

/** A figure with its published interval, as a fact of that name. */
export function figureFact(label: Value, point: Point | undefined, indicator: Indicator): Fact {
  if (!point) return { label, value: message('multi-source.no-figure'), note: null }
  return {
    label,
    value: shortFigure(point.value, asPublished(point, indicator)),
    note: intervalOf(point, indicator),
  }
}

function intervalOf(point: Point, indicator: Indicator): Value | null {
  const bounds = interval(point)
  if (!bounds) return null
  return message('chart.interval', {
    level: decimal(bounds.level, 0),
    lower: figure(bounds.lower, boundsAsPublished(point, indicator)),
    upper: figure(bounds.upper, boundsAsPublished(point, indicator)),
  })
}
