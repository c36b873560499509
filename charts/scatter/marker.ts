import { circle, polygon } from '#charts/marks/shapes.ts'
import type { Shape, Fill, Spot } from '#charts/picture/drawing.ts'
import type { ZoneShape } from '#charts/points/zone-looks.ts'

/** Corners on a square of 2 by 2 around the middle. */
const CORNERS: Readonly<Record<Exclude<ZoneShape, 'circle'>, readonly (readonly [number, number])[]>> = {
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  diamond: [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  up: [
    [0, -1.15],
    [1.1, 0.85],
    [-1.1, 0.85],
  ],
  down: [
    [0, 1.15],
    [-1.1, -0.85],
    [1.1, -0.85],
  ],
  cross: [
    [-0.4, -1.1],
    [0.4, -1.1],
    [0.4, -0.4],
    [1.1, -0.4],
    [1.1, 0.4],
    [0.4, 0.4],
    [0.4, 1.1],
    [-0.4, 1.1],
    [-0.4, 0.4],
    [-1.1, 0.4],
    [-1.1, -0.4],
    [-0.4, -0.4],
  ],
}

/** A zone's shape around a spot; `radius` is that of the circle, the others take about the same area. */
export function marker([x, y]: Spot, radius: number, shape: ZoneShape, style: Fill): Shape {
  if (shape === 'circle') return circle([x, y], radius, style)
  const corners = CORNERS[shape].map(([across, down]) => [x + across * radius, y + down * radius] as const)
  return polygon(corners, style)
}
