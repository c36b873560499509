import type { Value } from '#domain/message/message.ts'
import { categoryName } from './dimension-name.ts'
import type { GroupFigure } from './group-figure.ts'

/** The wanted figures of groups; an absent member means "any". */
export type GroupFilter = Partial<
  Pick<GroupFigure, 'indicator' | 'dimension' | 'source' | 'location' | 'period'>
>

/** A category of a dimension. The order is its id within the dimension. */
export interface Category {
  readonly order: number
  readonly category: string
  /** In words. */
  readonly name: Value
}

/** Figures that match, in the order given. */
export function groupsWhere(figures: readonly GroupFigure[], filter: GroupFilter): GroupFigure[] {
  return figures.filter(
    (figure) =>
      (filter.indicator === undefined || figure.indicator === filter.indicator) &&
      (filter.dimension === undefined || figure.dimension === filter.dimension) &&
      (filter.source === undefined || figure.source === filter.source) &&
      (filter.location === undefined || figure.location === filter.location) &&
      (filter.period === undefined || figure.period === filter.period),
  )
}

/** The categories of figures of one dimension, each once, in their order. */
export function categoriesOf(figures: readonly GroupFigure[]): Category[] {
  const byName = new Map<string, Category>()
  for (const { dimension, category, categoryOrder } of figures) {
    if (byName.has(category)) continue
    byName.set(category, { order: categoryOrder, category, name: categoryName(dimension, category) })
  }
  return [...byName.values()].sort((a, b) => a.order - b.order || a.category.localeCompare(b.category))
}
