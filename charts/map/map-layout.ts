import type { RegionShape } from '#charts/figure.ts'
import { type Box, boxAround } from '#charts/picture/box.ts'

/** Cosine of nine degrees north: a degree of longitude beside one of latitude in the middle of the country. */
export const ASPECT = 0.99

/** Nearer than this the simplified boundaries show their corners. */
export const MOST_ZOOM = 8

/** The part of a map that is looked at. */
export interface MapPart {
  /** 1 shows everything. */
  readonly zoom: number
  /** Longitude and latitude of the middle; null: the middle of the map. */
  readonly centre: readonly [number, number] | null
}

export const WHOLE_MAP: MapPart = { zoom: 1, centre: null }

/** Where a map stands on a surface, in pixels. */
export interface MapLayout {
  /** West, south, east and north of the regions. */
  readonly bounds: RegionShape['bounds']
  /** Where these bounds lie; beyond the room when only a part is looked at. */
  readonly box: Box
  /** Pixels a degree of longitude; 0 when the shapes are not known. */
  readonly scale: number
}

/** Room for a map, in pixels. */
export interface MapRoom {
  readonly width: number
  readonly height: number
}

/** Fits regions into a room, or the part of them that is looked at. */
export function mapLayout(shapes: readonly RegionShape[], room: MapRoom, part = WHOLE_MAP): MapLayout {
  const { width, height } = room
  const bounds = boundsOf(shapes)
  if (!bounds) {
    return { bounds: [0, 0, 1, 1], box: { left: 0, right: width, top: 0, bottom: height }, scale: 0 }
  }
  const [west, south, east, north] = bounds
  const fitting = Math.min(width / (east - west), (height * ASPECT) / (north - south))
  const scale = fitting * part.zoom
  const [x, y] = part.centre ?? middleOf(bounds)
  const [middleX, middleY] = middleOf(bounds)
  const middle = [width / 2 - (x - middleX) * scale, height / 2 + ((y - middleY) * scale) / ASPECT] as const
  return { bounds, box: boxAround(middle, (east - west) * scale, ((north - south) * scale) / ASPECT), scale }
}

/** The part after dragging the map by some pixels; it never leaves the map. */
export function dragged(
  part: MapPart,
  by: readonly [x: number, y: number],
  shapes: readonly RegionShape[],
  room: MapRoom,
): MapPart {
  const { bounds, scale } = mapLayout(shapes, room, part)
  if (scale === 0) return part
  const [west, south, east, north] = bounds
  const [x, y] = part.centre ?? middleOf(bounds)
  const halfX = room.width / 2 / scale
  const halfY = ((room.height / 2) * ASPECT) / scale
  return {
    ...part,
    centre: [
      between(x - by[0] / scale, west + halfX, east - halfX),
      between(y + (by[1] * ASPECT) / scale, south + halfY, north - halfY),
    ],
  }
}

/** The part after coming nearer by a factor, or going away by one below 1; it never leaves the map. */
export function zoomed(
  part: MapPart,
  factor: number,
  shapes: readonly RegionShape[],
  room: MapRoom,
): MapPart {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, part.zoom * factor))
  return zoom === 1 ? WHOLE_MAP : dragged({ ...part, zoom }, [0, 0], shapes, room)
}

/** True when the middle of a region is inside the part. */
export function isInPart(shape: RegionShape, part: MapPart, bounds: RegionShape['bounds']): boolean {
  const [west, south, east, north] = bounds
  const [x, y] = part.centre ?? middleOf(bounds)
  const [left, top] = shape.centre
  return (
    Math.abs(left - x) * part.zoom * 2 <= east - west && Math.abs(top - y) * part.zoom * 2 <= north - south
  )
}

/** West, south, east and north of some shapes, or null without any. */
export function boundsOf(shapes: readonly RegionShape[]): RegionShape['bounds'] | null {
  if (shapes.length === 0) return null
  const all = shapes.map(({ bounds }) => bounds)
  return [
    Math.min(...all.map(([west]) => west)),
    Math.min(...all.map(([, south]) => south)),
    Math.max(...all.map(([, , east]) => east)),
    Math.max(...all.map(([, , , north]) => north)),
  ]
}

function middleOf([west, south, east, north]: RegionShape['bounds']): [number, number] {
  return [(west + east) / 2, (south + north) / 2]
}

/** The value, or the middle where the two ends have passed each other. */
function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))
}
