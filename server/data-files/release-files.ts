import { IS_FIGURE } from '#server/release/stored-columns.ts'
import { encodeMeasure, encodePoints, encodeWithdrawn, encodeWithheld } from '#contract/release-encode.ts'
import type { CitationRow, IndicatorFile, LgaFile, LocationRow } from '#contract/release-file.ts'
import type { Level } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { withdrawnFrom } from '#domain/observation/rejection.ts'
import { withhold, type Withholding } from '#domain/small-numbers/withhold.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { measuresOf } from '#server/release/measures-then.ts'
import { type PointSelection, readPoints } from '#server/release/read-points.ts'
import { readRejections } from '#server/release/read-rejections.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'

const LOCAL_LEVELS: readonly Level[] = [4, 5]

/** Text of an indicator's figures for the nation, zones and states; null when there is no such indicator. */
export async function indicatorText(
  database: Database,
  release: Release,
  indicator: number,
): Promise<string | null> {
  if (!(await indicatorExists(database, indicator))) return null
  const read = await readPoints(database, release.number, { indicators: [indicator] })
  const { shown: points, withheld } = await mayBeShown(database, release, read)
  const file: IndicatorFile = {
    release: release.hash,
    indicator,
    ...encodePoints(points),
    ...encodeWithheld(withheld),
    ...encodeWithdrawn(withdrawnFrom(read, await readRejections(database, [indicator]))),
    citations: await citationsOf(database, points),
    measures: (await measuresOf(database, indicator, release.number)).map(encodeMeasure),
    lga: await localCoverage(database, indicator, release.number),
  }
  return JSON.stringify(file)
}

/**
 * Text of an indicator's yearly figures for LGAs and senatorial districts, with the names of those that have figures by month
 * too; null when there is no such indicator.
 */
export async function lgaText(
  database: Database,
  release: Release,
  indicator: number,
): Promise<string | null> {
  if (!(await indicatorExists(database, indicator))) return null
  const selection = { indicators: [indicator], levels: LOCAL_LEVELS, periods: 'years' } as const
  return localText(database, release, selection, await localPlaces(database, indicator, release.number))
}

/**
 * Text of an indicator's figures by month, week and quarter for the LGAs of a state; null when there is no such indicator or
 * state.
 */
export async function lgaMonthsText(
  database: Database,
  release: Release,
  { indicator, state }: { readonly indicator: number; readonly state: number },
): Promise<string | null> {
  if (!(await indicatorExists(database, indicator))) return null
  const lgas = await database.query<{ id: number }>(
    'select id from location where level = 4 and parent::bigint = $1::bigint',
    [state],
  )
  if (lgas.length === 0) return null
  const locations = lgas.map(({ id }) => id)
  const selection = { indicators: [indicator], locations, periods: 'parts' } as const
  return localText(database, release, selection, locations)
}

async function localText(
  database: Database,
  release: Release,
  selection: PointSelection,
  places: readonly number[],
): Promise<string> {
  const [indicator = 0] = selection.indicators
  const read = await readPoints(database, release.number, selection)
  const { shown: points, withheld } = await mayBeShown(database, release, read)
  const file: LgaFile = {
    release: release.hash,
    indicator,
    ...encodePoints(points),
    ...encodeWithheld(withheld),
    citations: await citationsOf(database, points),
    locations: await locationsOf(database, places),
  }
  return JSON.stringify(file)
}

/**
 * Figures that rest on too few people leave the store by no file: only where they stand, and the rule.
 * Source: methods
 * 11, rule 5.
 */
async function mayBeShown(
  database: Database,
  release: Release,
  points: readonly Point[],
): Promise<Withholding> {
  const { reference } = await readReferenceData(database, release, [])
  return withhold(points, reference)
}

/** True when the catalogue has an indicator of this id, with or without figures. */
export async function indicatorExists(database: Database, indicator: number): Promise<boolean> {
  const rows = await database.query('select 1 as one from indicator where id::bigint = $1::bigint', [
    indicator,
  ])
  return rows.length > 0
}

async function citationsOf(database: Database, points: readonly Point[]): Promise<CitationRow[]> {
  const ids = [...new Set(points.flatMap(({ citation }) => (citation === null ? [] : [citation])))]
  if (ids.length === 0) return []
  return database.query<CitationRow>(
    'select id, definition_note as note, citation, url from citation where id = any($1::int[]) order by id',
    [ids],
  )
}

async function localCoverage(
  database: Database,
  indicator: number,
  release: number,
): Promise<(readonly [number, readonly number[]])[]> {
  const rows = await database.query<{ source: number; periods: number[] }>(
    `select o.datasource as source, array_agg(distinct o.period order by o.period) as periods
     from observation o
     where o.indicator = $1 and o.${IS_FIGURE}
       and o.datasource = any(array(select m.datasource from datasource_specific_indicator m where m.indicator = $1))
       and o.location = any(array(select l.id from location l where l.level in (4, 5)))
       and o.release_added <= $2::int and o.release_removed > $2::int
     group by o.datasource order by o.datasource`,
    [indicator, release],
  )
  return rows.map((row) => [row.source, row.periods])
}

/**
 * LGAs and senatorial districts with a figure of the indicator in any period, and where any of them is an LGA all others of the country, so
 * that a count of LGAs is that of the state or the nation, and one without a figure is seen to have none.
 */
async function localPlaces(database: Database, indicator: number, release: number): Promise<number[]> {
  const rows = await database.query<{ location: number }>(
    `with own as (
       select distinct o.location
       from observation o
       where o.indicator = $1 and o.${IS_FIGURE}
         and o.datasource = any(array(select m.datasource from datasource_specific_indicator m where m.indicator = $1))
         and o.location = any(array(select l.id from location l where l.level in (4, 5)))
         and o.release_added <= $2::int and o.release_removed > $2::int)
     select location from own
     union
     select beside.id as location from location beside
     where beside.level = 4 and exists (select from location l join own on own.location = l.id where l.level = 4)`,
    [indicator, release],
  )
  return rows.map(({ location }) => location)
}

async function locationsOf(database: Database, ids: readonly number[]): Promise<LocationRow[]> {
  const rows = await database.query<{ id: number; name: string; level: Level; parent: number | null }>(
    'select id, shown_name as name, level, parent from location where id = any($1::smallint[]) order by id',
    [ids],
  )
  return rows.map((row) => [row.id, row.name, row.level, row.parent])
}
