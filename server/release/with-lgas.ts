import type { Location } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

const LGA = 4

/** The words of a release with its LGAs, which no catalogue carries. */
export async function withLgas(database: SqlRunner, reference: ReferenceData): Promise<ReferenceData> {
  const lgas = await database.query<Location>(
    'select id, shown_name as name, level, parent from location where level = $1::int order by id',
    [LGA],
  )
  const locations = new Map([...reference.locations, ...lgas.map((lga) => [lga.id, lga] as const)])
  return { ...reference, locations }
}
