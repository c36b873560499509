import { IS_FIGURE } from '#server/release/stored-columns.ts'
import { dictionary } from '#contract/columns.ts'
import type { ReportingFile } from '#contract/release-file.ts'
import { NUMERATOR } from '#domain/observation/value-type.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { indicatorExists } from './release-files.ts'

interface StateMonth {
  readonly source: number
  readonly state: number
  readonly period: number
  readonly figures: number
  readonly numerators: number
}

/** Text of who reported an indicator: LGAs with a figure by source, state and month; null when there is no such indicator. */
export async function reportingText(
  database: Database,
  release: Release,
  indicator: number,
): Promise<string | null> {
  if (!(await indicatorExists(database, indicator))) return null
  const rows = await database.query<StateMonth>(
    `select o.datasource as source, l.parent as state, o.period,
       (count(*) filter (where o.${IS_FIGURE}))::int as figures,
       (count(*) filter (where o.value_type = $3::int))::int as numerators
     from observation o join location l on l.id = o.location
     where o.indicator = $1
       and o.datasource = any(array(select m.datasource from datasource_specific_indicator m where m.indicator = $1))
       and o.location = any(array(select id from location where level = 4))
       and o.period % 1000 > 0
       and o.release_added <= $2::int and o.release_removed > $2::int
     group by o.datasource, l.parent, o.period
     order by o.datasource, l.parent, o.period`,
    [indicator, release.number, NUMERATOR],
  )
  const due = await database.query<{ state: number; lgas: number }>(
    'select parent as state, count(*)::int as lgas from location where level = 4 group by parent order by parent',
  )
  const sources = dictionary(rows.map(({ source }) => source))
  const states = dictionary(rows.map(({ state }) => state))
  const periods = dictionary(rows.map(({ period }) => period))
  const file: ReportingFile = {
    release: release.hash,
    indicator,
    due: due.map(({ state, lgas }) => [state, lgas]),
    dictionaries: { sources: sources.values, states: states.values, periods: periods.values },
    columns: {
      source: rows.map(({ source }) => sources.position(source)),
      state: rows.map(({ state }) => states.position(state)),
      period: rows.map(({ period }) => periods.position(period)),
      figures: rows.map(({ figures }) => figures),
      numerators: rows.map(({ numerators }) => numerators),
    },
  }
  return JSON.stringify(file)
}
