import { categoryName } from '#domain/disaggregation/dimension-name.ts'
import { isOrdered } from '#domain/disaggregation/dimension.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Message, type Value } from '#domain/message/message.ts'
import { decimal, difference } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'

/**
 * How many times as high the higher of two groups is as the lower, or of the ends of wealth; null where the groups have no two ends, or the lower is none.
 * The ends of education have names of their own, and another pair of them may be meant.
 */
export function groupsTimesOver(
  shown: readonly GroupFigure[],
): { readonly said: Message; readonly value: number; readonly of: GroupFigure } | null {
  const [low, high] = [shown[0], shown.at(-1)]
  const isOfEnds = shown.length === 2 || /^wealth(_|$)/.test(low?.dimension ?? '')
  if (!low || !high || shown.length < 2 || !isOfEnds) return null
  const [more, less] = high.value > low.value ? [high, low] : [low, high]
  if (less.value <= 0) return null
  const value = more.value / less.value
  const nameOf = ({ dimension, category }: GroupFigure) => categoryName(dimension, category)
  return {
    said: message('assistant.ratio', { one: nameOf(more), times: decimal(value, 1), other: nameOf(less) }),
    value,
    of: more,
  }
}

/**
 * How far two groups lie apart, or the ends of a division that ascends (wealth, education), as their figures are shown, in the unit of the
 * indicator; null where the groups have no two ends.
 */
export function groupsApart(
  shown: readonly GroupFigure[],
  about: Indicator,
): { readonly said: Value; readonly value: number } | null {
  const [low, high] = [shown[0], shown.at(-1)]
  if (!low || !high || shown.length < 2) return null
  const isPair = shown.length === 2
  if (!isPair && !isOrdered(low.dimension)) return null
  const value = Math.abs(roundShown(roundShown(high.value, about) - roundShown(low.value, about), about))
  const apart = difference(value, about)
  return {
    said: isPair
      ? message('assistant.difference', { apart, verdict: 'untested' })
      : message('assistant.ends-apart', {
          apart,
          low: categoryName(low.dimension, low.category),
          high: categoryName(high.dimension, high.category),
        }),
    value,
  }
}
