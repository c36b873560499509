import type { PointKey } from './point.ts'

/**
 * A figure that contradicts itself or others, with why. It was taken out of the release; where a release still holds it, it is
 * kept under protest.
 */
export interface Rejection extends PointKey {
  readonly value: number
  /** Why, as the data set says it; no full stop. */
  readonly reason: string
}

const keyOf = ({ indicator, source, location, period }: PointKey) =>
  `${indicator} ${source} ${location} ${period}`

/** Those of the rejections that no figure stands for any longer; the others are kept under protest. */
export function withdrawnFrom(
  points: readonly PointKey[],
  rejections: readonly Rejection[],
): readonly Rejection[] {
  if (rejections.length === 0) return []
  const there = new Set(points.map(keyOf))
  return rejections.filter((rejection) => !there.has(keyOf(rejection)))
}
