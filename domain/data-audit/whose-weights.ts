import type { Indicator } from '#domain/indicator/indicator.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'

/** Figures about births, mothers and small children follow where small children live, which is not where everybody lives. */
const ABOUT_CHILDREN = /child|birth|infant|month|mother|pregnan|under[- ]?(5|five)|married|women/i

/** Stands for an indicator whose denominator counts small children, or everybody. */
const ASKED = { children: 'under-five', people: 'people' } as const

/**
 * The indicators that say how many people an indicator is about in each place, the best first: those of its own denominator,
 * else small children where it is about them or their mothers, else everybody.
 */
export function whoseWeights(indicator: Indicator, all: readonly Indicator[]): Indicator[] {
  const group = ABOUT_CHILDREN.test(`${indicator.denominator} ${indicator.fullName}`) ? 'children' : 'people'
  const asked = [...new Set([indicator.denominator, ASKED[group], ASKED.people])]
  return asked.flatMap((denominator) => fittingPopulations({ ...indicator, denominator }, all))
}
