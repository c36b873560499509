import { message, type Value } from '#domain/message/message.ts'
import { listOf, placeName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** More places than this at one end are counted. */
const MOST_NAMED = 3

/** The places that share an end, by name: `Abia`, `Abia and Edo`, `Abia and 12 others`. */
export function endPlaces(points: readonly Point[], reference: Pick<ReferenceData, 'locations'>): Value {
  const places = points
    .map(({ location }) => byId(reference.locations, location))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const [first] = places
  if (!first || places.length <= MOST_NAMED) return listOf(places.map(placeName))
  return message('values.and-others', { first: placeName(first), count: places.length - 1 })
}
