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
