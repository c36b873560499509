import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import { figureScale, reach, tickFormat, type ValueScale } from './value-scale.ts'

/** Values that all lie beyond this share of the greatest leave half an axis from zero empty. */
const FAR = 0.5

/**
 * Axis for dots, which are read by their place and not by a length: from zero as for bars, unless all figures of a number or
 * rate lie far from it. Percentages keep their whole, counts their none.
 */
export function dotScale(
  points: Parameters<typeof figureScale>[0],
  shown: Parameters<typeof figureScale>[1],
): ValueScale {
  const fromZero = figureScale(points, shown)
  const values = reach(points, shown.intervals ?? true)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isFar = values.length > 1 && low < high && low > FAR * high
  const unit = figureUnit(shown.indicator)
  if (!isFar || unit === 'percent' || unit === 'count') return fromZero
  const ticks = pretty(low, high, shown.coarse ? 4 : 5)
  const [min = low, max = high] = [ticks[0], ticks.at(-1)]
  return { ...fromZero, min, max, ticks, format: tickFormat(ticks, false) }
}
