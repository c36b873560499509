import type { Level } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { AnnualFigures } from './annual-figures.ts'

/** The places of a source by their level; levels without a place are absent. */
export function placesByLevel(
  { byPlace }: AnnualFigures,
  reference: ReferenceData,
): ReadonlyMap<Level, ReadonlySet<number>> {
  const levels = new Map<Level, Set<number>>()
  for (const location of byPlace.keys()) {
    const level = reference.locations.get(location)?.level
    if (level === undefined) continue
    const places = levels.get(level) ?? new Set<number>()
    levels.set(level, places.add(location))
  }
  return levels
}
