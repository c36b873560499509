import type { Uncertain } from '#domain/statistics/standard-error.ts'

/** One group of people, for example a wealth quintile. `order` ascends from the most disadvantaged. A gap is null. */
export interface Subgroup {
  readonly label: string
  readonly order?: number | null | undefined
  readonly estimate: number | null
  readonly se?: number | null | undefined
  readonly lower?: number | null | undefined
  readonly upper?: number | null | undefined
  readonly population?: number | null | undefined
}

/** A group with its figure, its share of the population and its place in the order of advantage. */
export interface Stratum {
  readonly label: string
  readonly estimate: number
  readonly se: number | null
  /** Share of the population, 0 to 1; the shares add up to 1. */
  readonly share: number
  /** Share of the population that is worse off, counting half of the own group: Σ shares before + share / 2. */
  readonly rank: number
}

/** A group whose estimate is known. */
export type KnownSubgroup = Subgroup & Uncertain

/** True when every group has a population and one of them is above zero, so that measures can be weighted. */
export function hasPopulations(groups: readonly Subgroup[]): boolean {
  const sizes = groups.map((group) => group.population)
  return sizes.every((size) => typeof size === 'number' && size >= 0) && sizes.some((size) => (size ?? 0) > 0)
}

/**
 * Groups with shares and relative ranks, the most disadvantaged first when `ordered`. Without populations all shares are
 * equal. `errors` are the standard errors in the order of `groups`. Source: methods §6.
 */
export function strataOf(
  groups: readonly KnownSubgroup[],
  errors: readonly (number | null)[],
  ordered: boolean,
): Stratum[] {
  const isWeighted = hasPopulations(groups)
  const all = groups.reduce((sum, group) => sum + (group.population ?? 0), 0)
  const bare = groups.map((group, index) => ({
    label: group.label,
    estimate: group.estimate,
    se: errors[index] ?? null,
    share: isWeighted ? (group.population ?? 0) / all : 1 / groups.length,
    order: group.order ?? index,
  }))
  const sorted = ordered ? bare.toSorted((a, b) => a.order - b.order) : bare
  let before = 0
  return sorted.map(({ order: _, ...group }) => {
    const rank = before + group.share / 2
    before += group.share
    return { ...group, rank }
  })
}

/** Σ share · f(group): a mean over the population. */
export function weightedSum(strata: readonly Stratum[], of: (group: Stratum) => number): number {
  return strata.reduce((sum, group) => sum + group.share * of(group), 0)
}
