import { normalStream } from '#domain/statistics/random.ts'
import { quantile } from '#domain/statistics/quantile.ts'
import type { Viewpoint } from './extremes.ts'
import { type ComplexMeasures, complexMeasures } from './complex-measures.ts'
import type { Stratum } from './subgroup.ts'

const DRAWS = 1000
const SEED = 19_900_517

export type MeasureIntervals = {
  readonly [Measure in keyof ComplexMeasures]: readonly [number, number] | null
}

/**
 * 95% intervals of the complex measures by parametric bootstrap: 1,000 draws with a fixed seed of y ~ N(estimate, se),
 * clipped to 0–scale, and the 2.5% and 97.5% quantiles of each measure. Null without every standard error, and for a
 * measure that fails in more than one draw of twenty. Source: methods §6.
 */
export function measureIntervals(
  strata: readonly Stratum[],
  view: Viewpoint,
  scale: number,
): MeasureIntervals | null {
  if (strata.some((group) => group.se === null) || strata.every((group) => group.se === 0)) return null
  const next = normalStream(SEED)
  const drawn = Array.from({ length: DRAWS }, () => {
    const moved = strata.map((group) => {
      const value = group.estimate + (group.se ?? 0) * next()
      return { ...group, estimate: Math.min(Math.max(value, 0), scale) }
    })
    return complexMeasures(moved, view, scale)
  })
  const measures = Object.keys(drawn[0] ?? {}) as (keyof ComplexMeasures)[]
  const entries = measures.map(
    (measure) => [measure, percentiles(drawn.map((draw) => draw[measure]))] as const,
  )
  return Object.fromEntries(entries) as MeasureIntervals
}

function percentiles(values: readonly (number | null)[]): readonly [number, number] | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b)
  if (sorted.length < 0.95 * DRAWS) return null
  const [low, high] = [quantile(sorted, 0.025), quantile(sorted, 0.975)]
  return low === null || high === null ? null : [low, high]
}
