import { type Location, stateCode, zoneCode } from '#domain/location/location.ts'

/** The upright label under a column: codes of nation, zones and states, names of LGAs. */
export function shortName(place: Location): string {
  if (place.level === 1) return place.name === 'Nigeria' ? 'NGA' : stateCode(place.name)
  if (place.level === 2) return zoneCode(place.name)
  return place.level === 3 ? stateCode(place.name) : place.name
}
