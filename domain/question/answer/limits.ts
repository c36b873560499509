import type { Point } from '#domain/observation/point.ts'
import type { Band, Limit } from '../frame.ts'

/** Whether a value lies where a limit asks for. */
export function lies(value: number, limit: Limit | Band): boolean {
  if (limit.side === 'within') return value >= limit.from && value <= limit.to
  const { side, value: edge, isInclusive } = limit
  if (value === edge) return isInclusive
  return side === 'above' ? value > edge : value < edge
}

/** How many of the figures have an interval that holds one of the numbers, so that their side is open. */
export function openAt(points: readonly Pick<Point, 'lower' | 'upper'>[], edges: readonly number[]): number {
  return points.filter(({ lower, upper }) =>
    edges.some((edge) => lower !== null && upper !== null && lower <= edge && upper >= edge),
  ).length
}
