import { IS_FIGURE } from '#server/release/stored-columns.ts'
import type { Filter } from '#contract/listing/filters.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'

/**
 * Whether there is a figure, not counting bounds and parts. Each question looks one key up in the covering index, which
 * is much cheaper than collecting the distinct keys of all figures.
 */
const FIGURE = `o.${IS_FIGURE} and o.release_added <= $1::int and o.release_removed > $1::int`

/** Ids of the sources with figures for an indicator, ascending. */
export async function sourcesWithFigures(database: Database, indicator: number): Promise<number[]> {
  return idsOf(
    database,
    `select m.datasource as id from datasource_specific_indicator m
     where m.indicator::bigint = $2::bigint and exists (select 1 from observation o
       where o.indicator = m.indicator and o.datasource = m.datasource and ${FIGURE})
     order by id`,
    [indicator],
  )
}

/** Ids of the indicators that a source has figures for, ascending. */
export async function indicatorsWithFigures(database: Database, source: number): Promise<number[]> {
  return idsOf(
    database,
    `select m.indicator as id from datasource_specific_indicator m
     where m.datasource::bigint = $2::bigint and exists (select 1 from observation o
       where o.indicator = m.indicator and o.datasource = m.datasource and ${FIGURE})
     order by id`,
    [source],
  )
}

/** Ids of the places with figures of the indicators and sources that are named, ascending. */
export async function locationsWithFigures(
  database: Database,
  indicators: Filter<number>,
  sources: Filter<number>,
): Promise<number[]> {
  return idsOf(
    database,
    `select l.id from location l where exists (
       select 1 from datasource_specific_indicator m
       where ($2::int[] is null or m.indicator = any($2::int[])) and ($3::int[] is null or m.datasource = any($3::int[]))
         and exists (select 1 from observation o where o.indicator = m.indicator and o.datasource = m.datasource
           and o.location = l.id and ${FIGURE}))
     order by l.id`,
    [indicators, sources],
  )
}

async function idsOf(
  database: Database,
  statement: string,
  parameters: readonly (number | readonly number[] | null)[],
): Promise<number[]> {
  const release = await currentRelease(database)
  const rows = await database.query<{ id: number }>(statement, [release.number, ...parameters])
  return rows.map((row) => row.id)
}
