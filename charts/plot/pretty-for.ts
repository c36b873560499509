import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pretty, prettyWhole } from '#domain/statistics/pretty.ts'

/** Round steps for values of an indicator: whole ones where it counts, unless all that there is is less than one. */
export function prettyFor(
  indicator: Pick<Indicator, 'factor' | 'fullName' | 'denominator'>,
): (low: number, high: number, count?: number) => number[] {
  const counts = figureUnit(indicator) === 'count'
  return (low, high, count) =>
    counts && Math.max(Math.abs(low), Math.abs(high)) >= 1
      ? prettyWhole(low, high, count)
      : pretty(low, high, count)
}
