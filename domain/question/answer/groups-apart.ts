import { categoryName } from '#domain/disaggregation/dimension-name.ts'
import { isOrdered } from '#domain/disaggregation/dimension.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { difference } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'

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
