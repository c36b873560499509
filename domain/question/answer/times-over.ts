import { message, type Message, type Value } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { AnswerRow } from './answer.ts'
import { bothPeriods, madeRow } from './rows.ts'

/** How many times as high one figure is as another, and the row of it. */
interface TimesOver {
  readonly said: readonly Message[]
  readonly rows: readonly AnswerRow[]
}

/**
 * How many times as high the higher of two figures is as the lower, of the figures as they are held; `nameOf` tells the two
 * apart in words. Null where the lower is none, or one is missing.
 */
export function timesOver(
  pair: readonly (StatedFigure | undefined)[],
  nameOf: (stated: StatedFigure) => Value,
): TimesOver | null {
  const [more, less] = pair.flatMap((one) => one ?? []).toSorted((a, b) => b.point.value - a.point.value)
  if (!more || !less || less.point.value <= 0) return null
  const value = more.point.value / less.point.value
  return {
    said: [message('assistant.ratio', { one: nameOf(more), times: decimal(value, 1), other: nameOf(less) })],
    rows: [
      madeRow(more, {
        kind: 'converted',
        value,
        unit: 'times',
        period: bothPeriods(more.point, less.point),
      }),
    ],
  }
}
