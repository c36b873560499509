import type { PlacesFile } from '#contract/places-file.ts'
import type { LocationRow } from '#contract/release-file.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'

/** Text of the list of LGAs and senatorial districts, and of how many indicators have a figure of each larger place. */
export async function placesText(database: Database, release: Release): Promise<string> {
  const places = await database.query<{ row: LocationRow; level: number; district: number | null }>(
    `select json_build_array(id, shown_name, level, parent) as row, level, senatorial_district as district
     from location where level in (4, 5) order by id`,
    [],
  )
  const ofLevel = (wanted: number) => places.flatMap(({ row, level }) => (level === wanted ? [row] : []))
  const held = await database.query<{ location: number; held: number }>(
    `select location, count(distinct indicator)::int as held from observation
     where location = any(array(select l.id from location l where l.level < 4))
       and release_added <= $1::int and release_removed > $1::int
     group by location order by location`,
    [release.number],
  )
  const file: PlacesFile = {
    release: release.hash,
    lgas: ofLevel(4),
    districts: ofLevel(5),
    districtOf: places.flatMap(({ row: [id], district }) =>
      district === null ? [] : [[id, district] as const],
    ),
    held: held.map((one) => [one.location, one.held]),
  }
  return JSON.stringify(file)
}
