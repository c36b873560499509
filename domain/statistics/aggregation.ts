import type { Invalid } from './outcome.ts'

/** Kinds of figures that add up, or may be averaged with the right weights. Everything else is refused. */
export const AGGREGABLE = ['percent', 'rate', 'count'] as const

/** Kinds that have no parent value made of their children's. Source: methods §7.4. */
export const NOT_AGGREGABLE = [
  'median',
  'percentile',
  'inequality_index',
  'ratio',
  'life_expectancy',
  'index',
  'p_value',
  'bound',
  'rank',
] as const

export type AggregatedKind = (typeof AGGREGABLE)[number] | (typeof NOT_AGGREGABLE)[number]

/** A smaller place: its parts, or its estimate with the population that it is about, or both. A gap is null. */
export interface Child {
  readonly label?: string | undefined
  readonly numerator?: number | null | undefined
  readonly denominator?: number | null | undefined
  readonly estimate?: number | null | undefined
  readonly weight?: number | null | undefined
  readonly se?: number | null | undefined
  readonly year?: number | undefined
  readonly datasource?: string | undefined
}

/** How children are put together. `scale` is 100 for percentages, 1,000 for rates per 1,000. */
export interface Aggregation {
  readonly children: readonly Child[]
  readonly kind?: AggregatedKind | undefined
  readonly scale?: number | undefined
  /** The figure that the same source publishes for the parent. */
  readonly published?: number | null | undefined
}

export interface PublishedCheck {
  readonly published: number
  readonly difference: number
  readonly difference_pct: number | null
  /** True above 2 points (percent) or 5% (anything else). */
  readonly flagged: boolean
}

export interface Aggregate {
  readonly status: 'ok'
  readonly rule: 'sum' | 'ratio_of_sums' | 'weighted_mean'
  /** The parent's figure, on the scale that was asked for. */
  readonly estimate: number
  readonly se: number | null
  readonly n: number
  readonly missing: number
  /** Share of the denominator or weight (counts: of the places) that the children with figures hold, in percent. */
  readonly coverage_pct: number
  /** True below a coverage of 80%: the figure must be shown as partial. */
  readonly partial: boolean
  readonly numerator: number | null
  readonly denominator: number | null
  /** The mean weighted by population, when it can be made too. */
  readonly weighted_mean: number | null
  readonly check: PublishedCheck | null
}

/** Children that hold less of the denominator than this give a partial figure. */
const ENOUGH = 80

const REFUSED: ReadonlySet<string> = new Set(NOT_AGGREGABLE)

/**
 * A parent's figure from its children's: 100 · Σ numerator / Σ denominator when all children have parts; else
 * Σ w·y / Σ w with a fitting population; else refused, because an unweighted mean is no parent's figure. Counts add.
 * Standard error √Σ(w·se / Σw)². n ≥ 1. Source: methods §7.4.
 */
export function aggregate(given: Aggregation): Aggregate | Invalid {
  const { children, kind = 'percent', scale = kind === 'percent' ? 100 : 1, published } = given
  const refusal = refusedBecause(children, kind)
  if (refusal !== null) return { status: 'invalid', reason: refusal }
  const result = kind === 'count' ? sumOf(children) : averageOf(children, scale)
  if (result.status !== 'ok') return result
  const check = typeof published === 'number' ? checkAgainst(published, result.estimate, kind) : null
  return { ...result, check }
}

function refusedBecause(children: readonly Child[], kind: AggregatedKind): string | null {
  if (REFUSED.has(kind)) return `not_aggregable_${kind}`
  if (children.length === 0) return 'no_children'
  if (isMixed(children.map((child) => child.year))) return 'years_mixed'
  if (isMixed(children.map((child) => child.datasource))) return 'sources_mixed'
  const sizes = children.flatMap((child) => [child.weight, child.denominator])
  return sizes.some((size) => typeof size === 'number' && size < 0) ? 'negative_weight' : null
}

function isMixed(values: readonly (string | number | undefined)[]): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1
}

function averageOf(children: readonly Child[], scale: number): Aggregate | Invalid {
  const hasAllSizes = (size: 'denominator' | 'weight') =>
    children.every((child) => typeof child[size] === 'number')
  if (children.some((child) => typeof child.numerator === 'number') && hasAllSizes('denominator')) {
    return ratioOfSums(children, scale)
  }
  if (!hasAllSizes('weight')) return { status: 'invalid', reason: 'no_parts_and_no_weights' }
  return weightedMean(children, scale)
}

function ratioOfSums(children: readonly Child[], scale: number): Aggregate | Invalid {
  const present = children.filter((child) => typeof child.numerator === 'number')
  const numerator = total(present, (child) => child.numerator)
  const denominator = total(present, (child) => child.denominator)
  if (denominator === 0) return { status: 'invalid', reason: 'zero_denominator' }
  const all = total(children, (child) => child.denominator)
  const weighted = weightedMean(children, scale)
  return {
    ...outline(children, present.length, (100 * denominator) / all),
    rule: 'ratio_of_sums',
    estimate: (scale * numerator) / denominator,
    se: null,
    numerator,
    denominator,
    weighted_mean: weighted.status === 'ok' ? weighted.estimate : null,
  }
}

function weightedMean(children: readonly Child[], scale: number): Aggregate | Invalid {
  const present = children.flatMap((child) => {
    const value = estimateOf(child, scale)
    return value !== null && typeof child.weight === 'number'
      ? [{ value, weight: child.weight, se: child.se ?? null }]
      : []
  })
  const weight = present.reduce((sum, entry) => sum + entry.weight, 0)
  if (weight === 0) return { status: 'invalid', reason: present.length === 0 ? 'no_values' : 'zero_weight' }
  const isComplete = present.every((entry) => entry.se !== null)
  const squares = present.reduce((sum, entry) => sum + ((entry.weight * (entry.se ?? 0)) / weight) ** 2, 0)
  const estimate = present.reduce((sum, entry) => sum + entry.weight * entry.value, 0) / weight
  return {
    ...outline(children, present.length, (100 * weight) / total(children, (child) => child.weight)),
    rule: 'weighted_mean',
    estimate,
    se: isComplete ? Math.sqrt(squares) : null,
    weighted_mean: estimate,
  }
}

function estimateOf(child: Child, scale: number): number | null {
  if (typeof child.estimate === 'number') return child.estimate
  const { numerator, denominator } = child
  if (typeof numerator !== 'number' || typeof denominator !== 'number' || denominator === 0) return null
  return (scale * numerator) / denominator
}

function sumOf(children: readonly Child[]): Aggregate | Invalid {
  const countOf = (child: Child) => child.estimate ?? child.numerator
  const present = children.filter((child) => typeof countOf(child) === 'number')
  if (present.length === 0) return { status: 'invalid', reason: 'no_values' }
  const estimate = total(present, countOf)
  const isComplete = present.every((child) => typeof child.se === 'number')
  return {
    ...outline(children, present.length, (100 * present.length) / children.length),
    rule: 'sum',
    estimate,
    se: isComplete ? Math.sqrt(total(present, (child) => (child.se ?? 0) ** 2)) : null,
  }
}

function outline(children: readonly Child[], n: number, coverage: number) {
  return {
    status: 'ok',
    n,
    missing: children.length - n,
    coverage_pct: coverage,
    partial: coverage < ENOUGH,
    numerator: null,
    denominator: null,
    weighted_mean: null,
    check: null,
  } as const
}

function total(children: readonly Child[], of: (child: Child) => number | null | undefined): number {
  return children.reduce((sum, child) => sum + (of(child) ?? 0), 0)
}

function checkAgainst(published: number, recomputed: number, kind: AggregatedKind): PublishedCheck {
  const difference = recomputed - published
  const share = published === 0 ? null : (100 * difference) / published
  const flagged =
    kind === 'percent' ? Math.abs(difference) > 2 : Math.abs(difference) > 0.05 * Math.abs(published)
  return { published, difference, difference_pct: share, flagged }
}
