import type { Point } from '#domain/observation/point.ts'
import { compareEstimates } from './difference.ts'

/** How a place compares with the reference; `untested` when one of the two has no published interval. */
export type Likeness = 'reference' | 'same' | 'different' | 'untested'

/** The reference and every place by its likeness, in the order given. */
export interface LikenessGroup {
  readonly reference: Point
  readonly likeness: readonly { readonly point: Point; readonly likeness: Likeness }[]
}

/**
 * The points that cannot be told apart from a reference: |z| ≤ 1.96 from the published intervals. Both are
 * one source's figures of one period; points without an interval are `untested`. Source: methods
 * 7.2.
 */
export function likenessTo(reference: Point, points: readonly Point[]): LikenessGroup {
  const likeness = points.map((point) => ({ point, likeness: likenessOf(reference, point) }))
  return { reference, likeness }
}

function likenessOf(reference: Point, point: Point): Likeness {
  if (point.location === reference.location) return 'reference'
  const difference = compareEstimates(reference, point)
  if (difference.status === 'untested') return 'untested'
  return difference.significant ? 'different' : 'same'
}

/**
 * The groups shown beside sorted bars: from the highest and the lowest point that has an interval, or from `chosen`.
 * No group when nothing can be tested; one group when the highest and the lowest are the same point.
 */
export function likenessGroups(points: readonly Point[], chosen?: number): LikenessGroup[] {
  const tested = points
    .filter((point) => point.lower !== null && point.upper !== null)
    .toSorted((a, b) => b.value - a.value)
  if (tested.length < 2) return []
  if (chosen !== undefined) {
    const reference = tested.find((point) => point.location === chosen)
    return reference ? [likenessTo(reference, points)] : []
  }
  const ends = [tested[0], tested.at(-1)].filter((point) => point !== undefined)
  return ends.map((reference) => likenessTo(reference, points))
}
