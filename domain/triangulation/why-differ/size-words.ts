import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Value } from '#domain/message/message.ts'
import { difference, figure } from '#domain/message/value.ts'

/** A difference with its unit: `13.6 points`, `12.4 per 1,000`, `1,234`. */
export function sizeWords(size: number, indicator: Indicator): Value {
  return indicator.factor === 2 ? difference(size, indicator) : figure(Math.abs(size), indicator)
}
