import type { Location } from '#domain/location/location.ts'
import { districtsOf, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

const [LGA, DISTRICT] = [4, 5]

/** The words of a release with its LGAs and senatorial districts, which no catalogue carries. */
export async function withLgas(database: SqlRunner, reference: ReferenceData): Promise<ReferenceData> {
  const places = await database.query<Location & { readonly district: number | null }>(
    `select id, shown_name as name, level, parent, senatorial_district as district
     from location where level = any($1::int[]) order by id`,
    [[LGA, DISTRICT]],
  )
  const own = places.map(({ district, ...place }) => [place.id, place] as const)
  return {
    ...reference,
    locations: new Map([...reference.locations, ...own]),
    districtOf: districtsOf(places),
  }
}
