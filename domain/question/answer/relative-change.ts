import { message, type Message } from '#domain/message/message.ts'
import { percentage } from '#domain/message/value.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { AnswerRow } from './answer.ts'
import { bothPeriods, madeRow } from './rows.ts'

/** By how many percent a figure moved, and the row of it. */
interface RelativeChange {
  readonly said: readonly Message[]
  readonly rows: readonly AnswerRow[]
}

/**
 * By how many percent of the earlier figure the later one is more or less, of the figures as they are held. Null of shares, whose change is
 * told in points, and where the earlier one is none.
 */
export function relativeChange(
  [before, now]: readonly [StatedFigure, StatedFigure],
  about: Indicator,
): RelativeChange | null {
  const from = before.point.value
  if (figureUnit(about) === 'percent' || from <= 0) return null
  const value = (100 * (now.point.value - from)) / from
  const size = Math.abs(value)
  return {
    said: [
      message('assistant.relative-change', {
        share: percentage(Math.round(10 * size) / 10, 1),
        side: value < 0 ? 'less' : value > 0 ? 'more' : 'same',
      }),
    ],
    rows: [
      madeRow(now, {
        kind: 'converted',
        value: size,
        unit: 'percent',
        period: bothPeriods(before.point, now.point),
      }),
    ],
  }
}
