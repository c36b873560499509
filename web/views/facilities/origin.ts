import type { Position } from '#domain/location/nearest.ts'

/** What distances are measured from. */
export interface Origin {
  readonly at: Position
  /** The place or the facility; null for a point without a name. */
  readonly name: string | null
}

/** Kilometres of the rings around an origin. */
export const BANDS = [10, 25, 50] as const
