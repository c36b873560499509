import { type Location, NATION } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The beginning of the names of maps of LGAs; the id of their state or zone follows. */
export const LGAS_OF = 'lgas-of-'

/** The map of all LGAs of the nation. */
export const EVERY_LGA = 'nigeria-lgas'

/** The map of all senatorial districts of the nation; each is made of its LGAs. */
export const EVERY_DISTRICT = 'nigeria-districts'

/** The level of what a map is divided into: zones, states, LGAs or senatorial districts. */
export type RegionLevel = 2 | 3 | 4 | 5

/** The levels of the regions by which the nation is shown. */
const OF_NATION = { zones: 2, states: 3, lgas: 4, districts: 5 } as const

type NationalRegions = keyof typeof OF_NATION

/** The level of the regions that a place is shown by. */
export function regionLevel(parent: Location, regions: NationalRegions | undefined): RegionLevel {
  if (parent.level === 1) return OF_NATION[regions ?? 'states']
  return parent.level === 2 && regions !== 'lgas' ? 3 : 4
}

/** The name under which the boundaries of such regions are registered. */
export function mapName(parent: Location, level: RegionLevel): string {
  if (level === 2) return 'nigeria-zones'
  if (level === 3) return 'nigeria-states'
  if (level === 5) return EVERY_DISTRICT
  // The LGAs of a senatorial district are some of those of its state.
  return parent.level === 1 ? EVERY_LGA : `${LGAS_OF}${parent.level > 3 ? parent.parent : parent.id}`
}

/** The map of a view's first place; null for a place that is not known. */
export function mapOfPlace(
  locations: readonly number[],
  regions: NationalRegions | undefined,
  reference: ReferenceData,
): string | null {
  const place = reference.locations.get(locations[0] ?? NATION)
  return place ? mapName(place, regionLevel(place, regions)) : null
}

/** Whether the regions of a map of the nation are so small that the borders of their states lie over them. */
export function hasStatesAround(map: string): boolean {
  return map === EVERY_LGA || map === EVERY_DISTRICT
}

/** The file that has the boundaries of a map: `nigeria-zones`, `nigeria-states`, `lgas-of-8`. */
export function boundaryFileOf(map: string): 'states' | 'lgas' {
  return hasStatesAround(map) || map.startsWith(LGAS_OF) ? 'lgas' : 'states'
}
