import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Value } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { FigureRange } from './figure-range.ts'

/** Both ends of some figures, each in the digits with which it was published. */
export function endFigures(
  { low, high, lowest, highest }: Pick<FigureRange, 'low' | 'high' | 'lowest' | 'highest'>,
  indicator: Indicator,
): { readonly low: Value; readonly high: Value } {
  const [least, most] = [lowest[0], highest[0]]
  return {
    low: figure(low, least ? asPublished(least, indicator) : indicator),
    high: figure(high, most ? asPublished(most, indicator) : indicator),
  }
}
