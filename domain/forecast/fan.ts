import { normalQuantile, Z_975 } from '#domain/statistics/special/normal.ts'
import type { Band } from './combination.ts'
import { roundingStep } from './rounding.ts'
import type { SeriesUnit, WorkingScale } from './working-scale.ts'

/** The expected value at one step and the ends of its 80 % and 95 % intervals, in the unit of the series. */
export interface Expectation {
  readonly mean: number
  readonly lo80: number
  readonly hi80: number
  readonly lo95: number
  readonly hi95: number
}

const Z_90 = normalQuantile(0.9)

/**
 * A band of the working scale in the unit of the series: the median and the ends of the intervals, inside the legal
 * range and never above `most`, the people that there are. `cautious` bands (combinations) keep at least the width that rounding hides: step/√12 as a standard error.
 * Source: methods §5.4.
 */
export function fanOf(
  band: Band,
  scale: WorkingScale,
  unit: SeriesUnit,
  training: readonly number[],
  { cautious, most = null }: { readonly cautious: boolean; readonly most?: number | null | undefined },
): Expectation[] {
  const hidden = cautious ? roundingStep(training) / Math.sqrt(12) : 0
  const [first] = training
  const constant = training.every((value) => value === first)
  return band.centre.map((centre, index) => {
    const legal = (value: number) => Math.min(inRange(value, unit), most ?? Number.POSITIVE_INFINITY)
    const mean = legal(constant && first !== undefined ? first : scale.back(centre))
    const low = (half: number, least: number) => legal(Math.min(scale.back(centre - half), mean - least))
    const high = (half: number, least: number) => legal(Math.max(scale.back(centre + half), mean + least))
    const half80 = band.half80[index] ?? 0
    const half95 = band.half95[index] ?? 0
    return {
      mean,
      lo80: low(half80, Z_90 * hidden),
      hi80: high(half80, Z_90 * hidden),
      lo95: low(half95, Z_975 * hidden),
      hi95: high(half95, Z_975 * hidden),
    }
  })
}

/** A value kept in the range that its unit allows. */
export function inRange(value: number, unit: SeriesUnit): number {
  if (unit === 'other') return value
  return unit === 'percent' ? Math.min(Math.max(value, 0), 100) : Math.max(value, 0)
}
