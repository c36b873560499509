import { isOwnSource } from '#domain/number-check/own-source-id.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Mark } from '#charts/figure.ts'

/** The key of the one figure that a mark shows, for "About this number". A reader's own sheets have no life in releases. */
export function numberOf(point: Point | null): Pick<Mark, 'number'> {
  if (point === null || isOwnSource(point.source)) return {}
  const { indicator, source, location, period } = point
  return { number: { indicator, source, location, period } }
}
