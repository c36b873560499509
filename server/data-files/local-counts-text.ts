import { IS_FIGURE } from '#server/release/stored-columns.ts'
import type { LocalCountsFile } from '#contract/release-file.ts'
import type { Level } from '#domain/location/location.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { indicatorExists } from './release-files.ts'

interface YearRow {
  readonly source: number
  readonly level: Extract<Level, 4 | 5>
  readonly year: number
  readonly figures: number
}

/** Text of how many figures an indicator has of LGAs and districts, by source, level and year; null when there is no such indicator. */
export async function localCountsText(
  database: Database,
  release: Release,
  indicator: number,
): Promise<string | null> {
  if (!(await indicatorExists(database, indicator))) return null
  // A figure may have several rows: an estimate and its bounds. Its place and period name it.
  const rows = await database.query<YearRow>(
    `select o.datasource as source, l.level, (o.period / 1000)::int as year,
       count(distinct (o.location, o.period))::int as figures
     from observation o join location l on l.id = o.location
     where o.indicator = $1 and o.${IS_FIGURE}
       and o.datasource = any(array(select m.datasource from datasource_specific_indicator m where m.indicator = $1))
       and o.location = any(array(select id from location where level in (4, 5)))
       and o.release_added <= $2::int and o.release_removed > $2::int
     group by o.datasource, l.level, o.period / 1000
     order by o.datasource, l.level, year`,
    [indicator, release.number],
  )
  const file: LocalCountsFile = {
    release: release.hash,
    indicator,
    counts: rows.map(({ source, level, year, figures }) => [source, level, year, figures]),
  }
  return JSON.stringify(file)
}
