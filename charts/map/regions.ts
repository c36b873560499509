import type { RegionShape } from '#charts/figure.ts'
import { isWithin, type Outline, outlineOf } from './outline.ts'

/** Longitude and latitude. */
type Position = readonly number[]

/** Rings of longitude and latitude as in GeoJSON; the first ring of a part is its outline. */
export type Geometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] }

/** Candidates a side for the middle of a label, and steps towards the largest rectangle around each. */
const GRID = 14
const STEPS = 5

/** A label is about this many times as wide as it is high. */
const LABEL_SHAPE = 1.9

/**
 * The outlines of a region, and where a label stands in it: the largest rectangle of a label's shape that lies inside its
 * largest part. Deterministic; about a millisecond a region.
 */
export function regionShape(geometry: Geometry): RegionShape {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const outlines = parts.map((part) => part[0] ?? [])
  const largest = outlines.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0] ?? []
  const rings = parts.flat().map((ring) => ring.map(([x = 0, y = 0]) => [x, y] as const))
  return { ...roomIn(largest), bounds: boundsOf(outlines.flat()), rings }
}

function roomIn(ring: readonly Position[]): Pick<RegionShape, 'centre' | 'width' | 'height'> {
  const [west, south, east, north] = boundsOf(ring)
  const outline = outlineOf([ring])
  let best = { centre: [(west + east) / 2, (south + north) / 2] as const, height: 0 }
  for (let column = 1; column < GRID; column++) {
    for (let row = 1; row < GRID; row++) {
      const x = west + ((east - west) * column) / GRID
      const y = south + ((north - south) * row) / GRID
      // A middle whose present best does not fit cannot become the best.
      if (!fits(outline, x, y, best.height)) continue
      const height = largestHeight(outline, [x, y], best.height, north - south)
      if (height > best.height) best = { centre: [x, y], height }
    }
  }
  return { centre: best.centre, width: best.height * LABEL_SHAPE, height: best.height }
}

function largestHeight(
  outline: Outline,
  [x, y]: readonly [number, number],
  from: number,
  to: number,
): number {
  let low = from
  let high = to
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (fits(outline, x, y, middle)) low = middle
    else high = middle
  }
  return low
}

function fits(outline: Outline, x: number, y: number, height: number): boolean {
  return liesInside(outline, [x, y], [height * LABEL_SHAPE, height])
}

/** The middle of a box, its corners and the middles of its sides, as multiples of half its width and height. */
const SPOTS = [
  [0, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const

/** True when the corners and the middles of the sides of a box around a point lie inside the outlines. */
export function liesInside(
  outline: Outline,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): boolean {
  const [side, up] = [width / 2, height / 2]
  return SPOTS.every(([right, above]) => isWithin(outline, x + right * side, y + above * up))
}

function boundsOf(points: readonly Position[]): [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x = 0, y = 0] of points) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

function area(ring: readonly Position[]): number {
  let sum = 0
  let previous = ring.at(-1)
  for (const corner of ring) {
    const [x1 = 0, y1 = 0] = previous ?? corner
    const [x2 = 0, y2 = 0] = corner
    sum += x1 * y2 - x2 * y1
    previous = corner
  }
  return sum / 2
}
