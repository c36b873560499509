import type { PlacesFile } from '#contract/places-file.ts'
import type { LocationRow } from '#contract/release-file.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'

/** Text of the list of LGAs, and of how many indicators have a figure of each larger place. */
export async function placesText(database: Database, release: Release): Promise<string> {
  const lgas = await database.query<{ row: LocationRow }>(
    `select json_build_array(id, shown_name, level, parent) as row from location where level = 4 order by id`,
    [],
  )
  const held = await database.query<{ location: number; held: number }>(
    `select location, count(distinct indicator)::int as held from observation
     where location = any(array(select l.id from location l where l.level < 4))
       and release_added <= $1::int and release_removed > $1::int
     group by location order by location`,
    [release.number],
  )
  const file: PlacesFile = {
    release: release.hash,
    lgas: lgas.map(({ row }) => row),
    held: held.map((one) => [one.location, one.held]),
  }
  return JSON.stringify(file)
}
