import type { Point } from '#domain/observation/point.ts'
import { toldApart, type ToldApart } from './told-apart.ts'

/** How a place compares with the reference; `untested` when no interval is held of one of the two. */
export type Likeness = 'reference' | 'same' | 'different' | 'untested'

/** The reference and every place by its likeness, in the order given. */
export interface LikenessGroup {
  readonly reference: Point
  readonly likeness: readonly { readonly point: Point; readonly likeness: Likeness }[]
}

/**
 * The points that cannot be told apart from a reference, which is one of them, when all pairs are looked at. All are one source's
 * figures of one period; points without an interval are `untested`. Source: methods §7.3.
 */
export function likenessTo(reference: Point, points: readonly Point[]): LikenessGroup {
  return likenessBy(toldApart(points), reference, points)
}

function likenessBy(isApart: ToldApart, reference: Point, points: readonly Point[]): LikenessGroup {
  const likeness = points.map((point) => ({ point, likeness: likenessOf(isApart, reference, point) }))
  return { reference, likeness }
}

function likenessOf(isApart: ToldApart, reference: Point, point: Point): Likeness {
  if (point.location === reference.location) return 'reference'
  const apart = isApart(reference, point)
  return apart === null ? 'untested' : apart ? 'different' : 'same'
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
  const isApart = toldApart(points)
  return ends.map((reference) => likenessBy(isApart, reference, points))
}
