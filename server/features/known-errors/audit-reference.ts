import type { Location } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'

/** The words of a release with places of every level, which findings name too. */
export async function auditWords(database: Database, release: Release): Promise<ReferenceData> {
  const { reference } = await readReferenceData(database, release, [])
  const places = await database.query<Location>('select id, name, level, parent from location order by id')
  return { ...reference, locations: new Map(places.map((place) => [place.id, place])) }
}
