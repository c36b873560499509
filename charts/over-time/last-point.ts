import type { Point } from '#domain/observation/point.ts'
import { firstSettled, settledBy } from '#domain/observation/settled.ts'

/** The newest point of a whole period, else of a part of one, else the last projection. */
export function lastPoint({ points }: { readonly points: readonly Point[] }): Point | null {
  return firstSettled(points.toReversed(), ({ flags }) => settledBy(flags)) ?? null
}
