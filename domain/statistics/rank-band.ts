import type { Point } from '#domain/observation/point.ts'
import { standardError } from './point-estimate.ts'
import { Z_975 } from './special/normal.ts'

/** Between which ranks a figure lies, both ends included. */
export interface RankBand {
  readonly from: number
  readonly to: number
}

/** Which figure has rank 1. */
export type FirstRank = 'lowest' | 'highest'

/**
 * Between which ranks each figure lies by what its interval allows: from 1 plus the figures that are clearly before it to the number of
 * all less those clearly behind it. Two differ clearly when |z| > 1.96, each pair by itself; a figure without a standard error, and one
 * that `isUsed` leaves out, differs from none. A rank of one place rests on all its pairs at once, so that a single false one moves an
 * end of its band by one and decides nothing. Source: methods §7.2 and §7.3; decision 164.
 */
export function rankBands(
  points: readonly Point[],
  first: FirstRank,
  isUsed: (point: Point) => boolean = () => true,
): ReadonlyMap<Point, RankBand> {
  const sign = first === 'lowest' ? 1 : -1
  const known = points.flatMap((point) => {
    const se = isUsed(point) ? standardError(point) : null
    return se === null ? [] : [{ point, at: sign * point.value, se }]
  })
  const bands = new Map(points.map((point): [Point, RankBand] => [point, { from: 1, to: points.length }]))
  for (const own of known) {
    let [before, behind] = [0, 0]
    for (const other of known) {
      const limit = Z_975 * Math.hypot(own.se, other.se)
      const away = other.at - own.at
      if (limit === 0 || Math.abs(away) <= limit) continue
      if (away < 0) before++
      else behind++
    }
    bands.set(own.point, { from: 1 + before, to: points.length - behind })
  }
  return bands
}
