import { type Location, NATION } from '#domain/location/location.ts'
import {
  childrenOf,
  byId,
  locationsAt,
  type ReferenceData,
  zoneOf,
} from '#domain/reference/reference-data.ts'
import type { CompareBy, PlaceOrder } from '#domain/comparison/compare-by.ts'

/** The places that a comparison runs over, by name; none for one over periods. */
export function comparedPlaces(reference: ReferenceData, by: CompareBy): Location[] {
  if (by === 'period') return []
  if (by === 'national') return [byId(reference.locations, NATION)]
  return locationsAt(reference, by === 'zones' ? 2 : 3).sort((a, b) => a.name.localeCompare(b.name))
}

/** Places that stand together under a name; an empty name has no line of its own. */
export interface PlaceGroup {
  readonly name: string
  readonly zone: Location | null
  readonly places: readonly Location[]
}

/**
 * Places in an order of their own: by name in one group; by zone, each a group in the order of the alphabet; or from the
 * largest `size`, those without one at the end. Ties go by name.
 */
export function inOrder(
  places: readonly Location[],
  order: PlaceOrder,
  reference: ReferenceData,
  size: (place: Location) => number | null,
): PlaceGroup[] {
  const named = places.toSorted((a, b) => a.name.localeCompare(b.name))
  if (order === 'zone') return byZone(named, reference)
  if (order === 'name') return [{ name: '', zone: null, places: named }]
  const rank = (place: Location) => size(place) ?? Number.NEGATIVE_INFINITY
  const sorted = named.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
  return [{ name: '', zone: null, places: sorted }]
}

function byZone(places: readonly Location[], reference: ReferenceData): PlaceGroup[] {
  return childrenOf(reference, NATION, 2)
    .map((zone) => ({
      name: zone.name,
      zone,
      places: places.filter((place) => zoneOf(reference, place) === zone),
    }))
    .filter((group) => group.places.length > 0)
}
