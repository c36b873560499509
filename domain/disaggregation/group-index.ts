import { filled } from '#domain/choice/slot.ts'
import { sortedDimensions } from './dimension.ts'

/** One source's figures of one indicator in one dimension, as the index of a release lists them. */
export interface IndexedGroups {
  readonly indicator: number
  readonly source: number
  readonly dimension: string
}

/** Indicators that are published by group, ascending. */
export function groupedIndicators(rows: readonly IndexedGroups[]): ReadonlySet<number> {
  return new Set(rows.map(({ indicator }) => indicator))
}

/** The indicator of a dashboard whose groups are shown: the wanted one, else the first one, else any with groups. */
export function indicatorWithGroups(
  wanted: number | null,
  dashboard: { readonly initial: number | null; readonly indicators: readonly number[] },
  grouped: ReadonlySet<number>,
): number | null {
  const { initial, indicators } = dashboard
  const has = (id: number) => grouped.has(id) && indicators.includes(id)
  return filled({ asked: [wanted, initial], among: indicators, has })
}

/** Dimensions with the indicators that are published by them, both in the order in which they are offered. */
export function indicatorsByDimension(
  rows: readonly IndexedGroups[],
): { readonly dimension: string; readonly indicators: readonly number[] }[] {
  return sortedDimensions(rows.map(({ dimension }) => dimension)).map((dimension) => ({
    dimension,
    indicators: [
      ...new Set(rows.filter((row) => row.dimension === dimension).map(({ indicator }) => indicator)),
    ],
  }))
}
