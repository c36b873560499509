import { ageBand } from '#domain/disaggregation/age-band.ts'
import { isOrdered } from '#domain/disaggregation/dimension.ts'
import type { Category } from '#domain/disaggregation/group-filter.ts'
import { type SeriesLook, seriesLook } from '#charts/colour/series-colour.ts'

/** How a group is drawn. Names beside marks say the same, so that colour is never the only sign. */
export interface GroupLook extends SeriesLook {
  readonly hollow: boolean
  /** Its colour tells it from the others and says nothing else. */
  readonly unordered?: true
}

/** Of what is no group of the figure. */
export const PLAIN: GroupLook = { token: 'ink2', marker: 'circle', hollow: false }

const STEPS = ['group-1', 'group-2', 'group-3', 'group-4', 'group-5'] as const

/**
 * The look of each category: steps from the worse off to the better off or from young to old, a filled and a hollow colour
 * for a pair, and a colour of its own for each category without any order.
 */
export function groupLooks(
  dimension: string,
  categories: readonly Category[],
): ReadonlyMap<number, GroupLook> {
  return new Map(
    categories.map((category, index) => [
      category.order,
      chartThemeOf(dimension, category, index, categories.length),
    ]),
  )
}

function chartThemeOf(dimension: string, { category }: Category, index: number, count: number): GroupLook {
  if (dimension === 'age_sex') return pairLook(category.startsWith('F') ? 0 : 1)
  if (!isOrdered(dimension) && count === 2) return pairLook(index)
  if (!isOrdered(dimension) && ageBand(category) === null)
    return { ...seriesLook(index), hollow: false, unordered: true }
  const step = count < 2 ? 0 : Math.round((index * (STEPS.length - 1)) / (count - 1))
  return { token: STEPS[step] ?? 'group-5', marker: 'circle', hollow: false }
}

function pairLook(index: number): GroupLook {
  return index === 0
    ? { token: 'group-a', marker: 'circle', hollow: false }
    : { token: 'group-b', marker: 'circle', hollow: true }
}
