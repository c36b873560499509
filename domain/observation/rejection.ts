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
