import { type Box, isInside, overlaps } from '#charts/picture/box.ts'
import { textWidth } from '#charts/plot/text-width.ts'

/** A point that may carry a label; pixels. `urgent` ones are placed first and where nothing else would be. */
export interface LabelledPoint {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly label: string
  readonly urgent: boolean
}

/** Where a label begins, at half its height. */
export interface PointLabelPlace {
  readonly index: number
  readonly x: number
  readonly y: number
}

/**
 * Places for labels beside their points so that none covers another or a point, nor stands nearer to another point than to its own: right,
 * left, above, below, then at the corners, in the order given, urgent ones first. Those without a free place are left out; their tooltip and the table have them. `size` is the type size.
 */
export function placeLabels(points: readonly LabelledPoint[], size: number, plot: Box): PointLabelPlace[] {
  const marks = points.map(({ x, y, radius }) => boxOf(x - radius, y, 2 * radius, 2 * radius))
  const taken: Box[] = []
  const places: PointLabelPlace[] = []
  const order = [...points.keys()].toSorted((a, b) => Number(points[b]?.urgent) - Number(points[a]?.urgent))
  for (const index of order) {
    const point = points[index]
    if (!point || point.label === '') continue
    const width = textWidth(point.label, size)
    const free = candidates(point, width, size).find((box) => {
      const others = marks.filter((_, other) => other !== index)
      const isFree = isInside(box, plot) && [...taken, ...others].every((other) => !overlaps(box, other))
      const own = distance(box, point)
      return isFree && points.every((other) => other === point || distance(box, other) >= own)
    })
    const chosen = free ?? (point.urgent ? leastCovered(candidates(point, width, size), taken, plot) : null)
    if (!chosen) continue
    taken.push(chosen)
    places.push({ index, x: chosen.left, y: (chosen.top + chosen.bottom) / 2 })
  }
  return places
}

function candidates({ x, y, radius }: LabelledPoint, width: number, size: number): Box[] {
  const gap = radius + 3
  const up = gap + size * 0.45
  // The corner of a label touches the same circle around its point as its sides do.
  const corner = gap * Math.SQRT1_2
  const beside = corner + size / 2
  return [
    boxOf(x + gap, y, width, size),
    boxOf(x - gap - width, y, width, size),
    boxOf(x - width / 2, y - up, width, size),
    boxOf(x - width / 2, y + up, width, size),
    ...[-1, 1].flatMap((side) => [
      boxOf(x + corner, y + side * beside, width, size),
      boxOf(x - corner - width, y + side * beside, width, size),
    ]),
  ]
}

/** Pixels between a label and the rim of a point. */
function distance({ left, right, top, bottom }: Box, { x, y, radius }: LabelledPoint): number {
  const across = Math.max(left - x, 0, x - right)
  const down = Math.max(top - y, 0, y - bottom)
  return Math.hypot(across, down) - radius
}

/** An urgent label is shown though it covers a point, as long as it covers no other label. */
function leastCovered(boxes: readonly Box[], taken: readonly Box[], plot: Box): Box | null {
  return boxes.find((box) => isInside(box, plot) && taken.every((other) => !overlaps(box, other))) ?? null
}

function boxOf(left: number, middle: number, width: number, height: number): Box {
  return { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 }
}
