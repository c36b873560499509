import { type ObservationTable, pointAt } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'

/** The figures of one indicator by source, place and period. */
export function keyedPoints(table: ObservationTable, indicator: number): ReadonlyMap<string, Point> {
  const found = new Map<string, Point>()
  for (let row = 0; row < table.length; row++) {
    if (table.indicator[row] !== indicator) continue
    const point = pointAt(table, row)
    found.set(figureKey(point), point)
  }
  return found
}

/** Whose figure it is, where and when, whatever it is about. */
export function figureKey({
  source,
  location,
  period,
}: Pick<Point, 'source' | 'location' | 'period'>): string {
  return `${source}:${location}:${period}`
}
