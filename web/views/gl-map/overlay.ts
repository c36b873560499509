import type { MapLayer } from '#sections/maps/layers.ts'
import type { Position } from '#domain/location/nearest.ts'

/** The things on a map above its regions. */
export interface Overlay {
  readonly points: readonly Position[]
  /** The point from which distances are measured, with the kilometres of the rings around it. */
  readonly origin: { readonly at: Position; readonly rings: readonly number[] } | null
  /** While it is there, a click says where and chooses no region. */
  readonly onPick: ((at: Position) => void) | null
  /** The layers as the reader wants them, the uppermost first; as they are at first where it is absent. */
  readonly layers?: readonly MapLayer[]
}

/** Nothing over the regions. */
export const NOTHING_OVER: Overlay = { points: [], origin: null, onPick: null }
