import type { Geometry, Position } from 'geojson'
import type { RegionShape } from '#charts/figure.ts'

type Ring = readonly Position[]

/** Rows and columns of the grid that is laid over a region. */
const GRID = 32
/** A label is about this many times wider than high. */
const LABEL_RATIO = 2.2

/**
 * The room for a label in a region: the best upright rectangle inside its largest part, found on a grid of 32 by 32 cells.
 * Degrees of longitude and latitude count the same, which holds within two per cent in Nigeria. Null for a geometry
 * without area.
 */
export function regionShape(geometry: Geometry): RegionShape | null {
  const polygons = polygonsOf(geometry)
  const largest = polygons.reduce<readonly Ring[] | null>(
    (best, rings) => (best && ringArea(best[0]) >= ringArea(rings[0]) ? best : rings),
    null,
  )
  const outer = largest?.[0]
  if (!largest || !outer || ringArea(outer) === 0) return null
  const [west, south, east, north] = boundsOf([outer])
  const cell = { width: (east - west) / GRID, height: (north - south) / GRID }
  const inside = cellsInside(largest, west, south, cell)
  const best = bestRectangle(inside, cell)
  if (!best) return null
  return {
    centre: [
      west + (best.column + best.columns / 2) * cell.width,
      south + (best.row + best.rows / 2) * cell.height,
    ],
    width: best.columns * cell.width,
    height: best.rows * cell.height,
    bounds: boundsOf(polygons.flatMap((rings) => rings.slice(0, 1))),
  }
}

function polygonsOf(geometry: Geometry): readonly (readonly Ring[])[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}

function boundsOf(rings: readonly Ring[]): readonly [number, number, number, number] {
  const points = rings.flat()
  const longitudes = points.map(([x = 0]) => x)
  const latitudes = points.map(([, y = 0]) => y)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

/** Area of a closed ring in square degrees, by the shoelace formula. */
function ringArea(ring: Ring | undefined): number {
  if (!ring) return 0
  let twice = 0
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

/** Which cells have their middle inside the polygon, row by row from the south. Holes are outside. */
function cellsInside(
  rings: readonly Ring[],
  west: number,
  south: number,
  cell: { readonly width: number; readonly height: number },
): readonly (readonly boolean[])[] {
  return Array.from({ length: GRID }, (_, row) => {
    const y = south + (row + 0.5) * cell.height
    const crossings = rings.flatMap((ring) => crossingsAt(ring, y)).sort((a, b) => a - b)
    return Array.from({ length: GRID }, (_, column) => {
      const x = west + (column + 0.5) * cell.width
      return crossings.filter((crossing) => crossing < x).length % 2 === 1
    })
  })
}

function crossingsAt(ring: Ring, y: number): number[] {
  return ring.flatMap(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
    return y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : []
  })
}

interface Rectangle {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** The rectangle of inside cells that holds the largest label. */
function bestRectangle(
  inside: readonly (readonly boolean[])[],
  cell: { readonly width: number; readonly height: number },
): Rectangle | null {
  let best: Rectangle | null = null
  let most = 0
  for (let bottom = 0; bottom < GRID; bottom++) {
    // Columns that are inside in every row from `bottom` on.
    const open = Array.from({ length: GRID }, () => true)
    for (let top = bottom; top < GRID; top++) {
      for (let column = 0; column < GRID; column++) {
        if (!inside[top]?.[column]) open[column] = false
      }
      const rows = top - bottom + 1
      const run = longestRun(open)
      if (run.length === 0) break
      const size = Math.min((run.length * cell.width) / LABEL_RATIO, rows * cell.height)
      const score = size + 0.02 * run.length * cell.width
      if (score > most) {
        most = score
        best = { row: bottom, column: run.start, rows, columns: run.length }
      }
    }
  }
  return best
}

function longestRun(open: readonly boolean[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 }
  let start = 0
  for (let column = 0; column <= open.length; column++) {
    if (open[column]) continue
    if (column - start > best.length) best = { start, length: column - start }
    start = column + 1
  }
  return best
}
