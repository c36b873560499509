import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { pretty } from '#domain/statistics/pretty.ts'

/** The end of an axis that starts at zero: 100 for shares, else a round number above all that is drawn. */
export function endOf({ factor }: Indicator, values: readonly number[]): number {
  if (factor === 2) return Math.max(100, ...values)
  return pretty(0, Math.max(...values, 1), 2).at(-1) ?? 1
}

/** A figure with its bounds. */
export function reachOf({ value, lower, upper }: Point): number[] {
  return [value, ...(lower === null ? [] : [lower]), ...(upper === null ? [] : [upper])]
}
