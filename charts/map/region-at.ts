import type { RegionShape } from '#charts/figure.ts'
import type { Position } from '#domain/location/nearest.ts'

/** The region in which a position lies, by its id; null outside of all of them. */
export function regionAt(
  shapes: ReadonlyMap<number, Pick<RegionShape, 'bounds' | 'rings'>>,
  position: Position,
): number | null {
  for (const [id, { bounds, rings }] of shapes) {
    const [west, south, east, north] = bounds
    const [x, y] = position
    if (x < west || x > east || y < south || y > north) continue
    // A hole is crossed twice, so that what lies in it is outside.
    const crossings = rings.reduce((sum, ring) => sum + crossed(ring, position), 0)
    if (crossings % 2 === 1) return id
  }
  return null
}

/** How often a line from a position to the east crosses an outline. */
function crossed(ring: RegionShape['rings'][number], [x, y]: Position): number {
  let count = 0
  for (const [index, [toX, toY]] of ring.entries()) {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
    const isBeside = fromY > y !== toY > y
    if (isBeside && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) count += 1
  }
  return count
}
