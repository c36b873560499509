import type { PeriodCode } from '#domain/period/period.ts'
import { isOfParts, kindOfGroups, sortedDimensions } from './dimension.ts'
import { groupsWhere } from './group-filter.ts'
import type { GroupFigure } from './group-figure.ts'

/** One way of dividing people, with the source and period whose figures stand for it. */
export interface DimensionShown {
  readonly dimension: string
  readonly source: number
  readonly period: PeriodCode
}

interface Wanted {
  readonly location: number
  readonly dimension: string
  readonly source: number | null
  readonly period: PeriodCode | null
}

/**
 * The ways in which one indicator is published by group at a place, each kind once: the chosen way for its kind, else the first
 * that is offered. Of each, the figures of the chosen source before others and of the period nearest to the chosen one, the
 * newer of two; the newest where none is chosen. A way with one group alone shows no difference and is left out.
 */
export function dimensionsSideBySide(figures: readonly GroupFigure[], wanted: Wanted): DimensionShown[] {
  const here = groupsWhere(figures, { location: wanted.location })
  const offered = sortedDimensions(here.map(({ dimension }) => dimension)).filter((name) => !isOfParts(name))
  const ofKind = Map.groupBy(offered, kindOfGroups)
  return [...ofKind.values()].flatMap((dimensions) => {
    const dimension = dimensions.includes(wanted.dimension) ? wanted.dimension : dimensions[0]
    return dimension === undefined ? [] : (nearest(groupsWhere(here, { dimension }), wanted) ?? [])
  })
}

function nearest(figures: readonly GroupFigure[], wanted: Wanted): DimensionShown | null {
  const distance = (period: PeriodCode) =>
    wanted.period === null ? -period : Math.abs(period - wanted.period)
  const several = figures.filter(
    (figure) => groupsWhere(figures, { source: figure.source, period: figure.period }).length > 1,
  )
  const [best] = several.toSorted(
    (a, b) =>
      Number(b.source === wanted.source) - Number(a.source === wanted.source) ||
      distance(a.period) - distance(b.period) ||
      b.period - a.period ||
      a.source - b.source,
  )
  return best ? { dimension: best.dimension, source: best.source, period: best.period } : null
}
