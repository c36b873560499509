import { median } from '#domain/statistics/median.ts'
import type { Unit } from '#domain/statistics/comparison.ts'

/** Points, or symmetric relative difference, at which nothing is left of the measure. */
const NOTHING_LEFT = { points: 25, relative: 0.55 }

export interface Variability {
  /** Median distance: points for percentages, else 2|b − a| / (|a| + |b|). */
  readonly d: number
  /** 0 to 1. */
  readonly m: number
}

/**
 * How far apart two sources' figures are: the median distance of the pairs and m = max(0, 1 − d / 25) for percentages,
 * else max(0, 1 − d / .55). Null without pairs. Source: methods §1.4.
 */
export function variability(
  pairs: readonly { readonly a: number; readonly b: number }[],
  unit: Unit,
): Variability | null {
  if (pairs.length === 0) return null
  const isPercent = unit === 'percent'
  const d = median(pairs.map(({ a, b }) => (isPercent ? Math.abs(b - a) : symmetric(a, b))))
  return { d, m: Math.max(0, 1 - d / (isPercent ? NOTHING_LEFT.points : NOTHING_LEFT.relative)) }
}

function symmetric(a: number, b: number): number {
  return a === b ? 0 : (2 * Math.abs(b - a)) / (Math.abs(a) + Math.abs(b))
}
