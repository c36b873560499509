import { encodeGroups, type GroupFile, type GroupIndexFile } from '#contract/groups/group-file.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { readGroups } from '#server/release/read-groups.ts'
import { indicatorExists } from './release-files.ts'

/** Text of an indicator's figures by group of people; null when there is no such indicator. */
export async function groupText(
  database: Database,
  release: Release,
  indicator: number,
): Promise<string | null> {
  if (!(await indicatorExists(database, indicator))) return null
  const figures = await readGroups(database, release.number, indicator)
  const file: GroupFile = { release: release.hash, indicator, ...encodeGroups(figures) }
  return JSON.stringify(file)
}

/** Text of the list of figures published by group: indicator, source, dimension, periods and levels. */
export async function groupIndexText(database: Database, release: Release): Promise<string> {
  const rows = await database.query<GroupIndexFile['rows'][number]>(
    `select d.indicator, d.datasource as source, d.dimension,
       array_agg(distinct d.period order by d.period) as periods,
       count(distinct d.category)::int as categories,
       bit_or((1 << (l.level - 1))::int) as levels
     from disaggregated d join location l on l.id = d.location
     where d.release_added <= $1::int and d.release_removed > $1::int
     group by d.indicator, d.datasource, d.dimension
     order by d.indicator, d.datasource, d.dimension collate "C"`,
    [release.number],
  )
  const file: GroupIndexFile = { release: release.hash, rows }
  return JSON.stringify(file)
}
