import { unitClass } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { prettyFor } from '#charts/plot/pretty-for.ts'
import { tickFormat, type ValueScale } from '#charts/plot/value-scale.ts'

/**
 * A scale for points: it ends where the values do and need not hold zero, since nothing is read from its foot. Percentages
 * stay within 0 to 100 unless values lie outside. `signs` marks differences above zero with a plus.
 */
export function pointScale(
  values: readonly number[],
  indicator: Indicator,
  { coarse = false, signs = false }: { readonly coarse?: boolean; readonly signs?: boolean } = {},
): ValueScale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const steps = prettyFor(indicator)
  const ticks = low === high ? steps(low - 1, high + 1, 4) : steps(low, high, coarse ? 4 : 5)
  const format = tickFormat(ticks, unitClass(indicator.factor) === 'percent' && !signs)
  return {
    min: ticks[0] ?? 0,
    max: ticks.at(-1) ?? 1,
    ticks,
    beyond: null,
    shortened: false,
    format: (tick) => (signs && tick > 0 ? `+${format(tick)}` : format(tick)),
  }
}
