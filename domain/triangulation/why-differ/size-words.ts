import type { Indicator } from '#domain/indicator/indicator.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import { formatDifference } from '#domain/number/format.ts'

/** A difference with its unit: `13.6 points`, `12.4 per 1,000`, `1,234`. */
export function sizeWords(size: number, indicator: Indicator): string {
  return indicator.factor === 2 ? formatDifference(size, indicator) : valueInWords(Math.abs(size), indicator)
}
