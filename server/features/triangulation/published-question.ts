import type { PublishedSources } from '#contract/triangulation/by-ids.ts'
import type { Location } from '#domain/location/location.ts'
import { holdingsOf, type TriangulationQuestion } from '#domain/triangulation/question.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { chosenBy, type FieldNames } from './chosen-sources.ts'

/** A question about published figures with everything that its ids stand for, as of a release. */
export async function publishedQuestion(
  database: SqlRunner,
  release: Release,
  asked: PublishedSources,
  fields: FieldNames,
): Promise<TriangulationQuestion> {
  const held = await indicatorsOf(database, [asked.primary, ...asked.comparisons])
  const { reference, coverage } = await readReferenceData(database, release, held)
  const withPlaces = { ...reference, locations: await readAllLocations(database) }
  return {
    ...chosenBy(asked, withPlaces, fields),
    currentYear: release.published_at.getUTCFullYear(),
    reference: withPlaces,
    holdings: holdingsOf(coverage),
    documented: true,
  }
}

/** Indicators that one of the sources measures; only these are needed to read how. */
async function indicatorsOf(database: SqlRunner, sources: readonly number[]): Promise<number[]> {
  const rows = await database.query<{ indicator: number }>(
    'select distinct indicator from datasource_specific_indicator where datasource = any($1::int[])',
    [sources],
  )
  return rows.map(({ indicator }) => indicator)
}

/** The places of every level: the catalogue stops at states, and areas are counted down to LGAs. */
async function readAllLocations(database: SqlRunner): Promise<ReadonlyMap<number, Location>> {
  const rows = await database.query<Location>(
    'select id, shown_name as name, level, parent from location order by id',
  )
  return new Map(rows.map((location) => [location.id, location]))
}
