import { quotient } from '#domain/statistics/quotient.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import type { Stratum } from './subgroup.ts'

/** How groups are compared: whether more is better, and whether they have an order of advantage. */
export interface Viewpoint {
  readonly favourable: boolean
  readonly ordered: boolean
}

export interface ExtremePair {
  /** Subtracted from, divided by `low`. */
  readonly high: Stratum
  readonly low: Stratum
}

/**
 * The two groups that difference and ratio compare. In an order: the most advantaged against the most disadvantaged when
 * more is better, the other way round when less is; without an order the greatest against the least. Source: methods §6.
 */
export function extremePair(
  strata: readonly Stratum[],
  { favourable, ordered }: Viewpoint,
): ExtremePair | null {
  const sorted = ordered ? strata : strata.toSorted((a, b) => a.estimate - b.estimate)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  return ordered && !favourable ? { high: first, low: last } : { high: last, low: first }
}

/** The group that all others would be brought to: the most advantaged, or without an order the best. */
export function referenceGroup(
  strata: readonly Stratum[],
  { favourable, ordered }: Viewpoint,
): Stratum | null {
  if (ordered) return strata.at(-1) ?? null
  const sorted = strata.toSorted((a, b) => a.estimate - b.estimate)
  return (favourable ? sorted.at(-1) : sorted[0]) ?? null
}

/** Difference of the pair, in the unit of the estimates; no inequality: 0. */
export function differenceOf({ high, low }: ExtremePair): number {
  return high.estimate - low.estimate
}

/** Ratio of the pair, null when the divisor is 0; no inequality: 1. */
export function ratioOf({ high, low }: ExtremePair): number | null {
  return quotient(high.estimate, low.estimate)
}

/** 95% interval of the difference, se² = se₁² + se₂²; null without both standard errors. */
export function differenceInterval(pair: ExtremePair): [number, number] | null {
  if (pair.high.se === null || pair.low.se === null) return null
  const half = Z_975 * Math.hypot(pair.high.se, pair.low.se)
  return [differenceOf(pair) - half, differenceOf(pair) + half]
}

/** 95% interval of the ratio on the log scale, se² = Σ (se/y)²; null without both, or when a figure is not above 0. */
export function ratioInterval(pair: ExtremePair): [number, number] | null {
  const ratio = ratioOf(pair)
  const { high, low } = pair
  if (ratio === null || high.se === null || low.se === null) return null
  if (high.estimate <= 0 || low.estimate <= 0) return null
  const half = Z_975 * Math.hypot(high.se / high.estimate, low.se / low.estimate)
  return [ratio * Math.exp(-half), ratio * Math.exp(half)]
}
