import type { CatalogueFile } from '#contract/release-file.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { catalogueContent } from '#server/release/catalogue-content.ts'
import { currentRelease, releaseStamp } from '#server/release/current-release.ts'
import { EXTENT } from './made-up-rows.ts'

/**
 * The reference data of a country that does not exist, in an empty store: a nation, 6 zones, 37 states, LGAs, and as many
 * indicators and sources as the rows need. Enough for the import to accept generated rows.
 */
export async function insertMadeUpCountry(database: Database, indicators: number): Promise<void> {
  const { sources, locations } = EXTENT
  await database.query(
    `insert into location (id, name, shown_name, level, parent)
     select n, 'Place ' || n, 'Place ' || n,
            case when n = 1 then 1 when n <= 7 then 2 when n <= 44 then 3 else 4 end,
            case when n = 1 then null when n <= 7 then 1 when n <= 44 then 2 + n % 6 else 8 + n % 37 end
     from generate_series(1, $1::int) as n`,
    [locations],
  )
  await database.query(
    `insert into indicator (id, code, full_name, short_name, program_area, desirable_slope, factor)
     select n, 'M' || n, 'Made-up indicator ' || n, 'Made-up ' || n, 'Nothing', 'Positive', 2
     from generate_series(1, $1::int) as n`,
    [indicators],
  )
  await database.query(
    `insert into datasource (id, datasource, full_name, classification)
     select n, 'Source ' || n, 'Made-up source ' || n, 'Routine' from generate_series(1, $1::int) as n`,
    [sources],
  )
  await database.query(
    `insert into datasource_specific_indicator (id, datasource, indicator, datasource_indicator)
     select (i - 1) * $2::int + s, s, i, 'Made-up ' || i
     from generate_series(1, $1::int) as i, generate_series(1, $2::int) as s`,
    [indicators, sources],
  )
  // The import adds to what is published, so there has to be a first release, of nothing.
  await database.query(
    `insert into release (number, hash, published_at, note) values (1, repeat('0', 64), '2026-01-01', 'Nothing yet')`,
  )
  await database.transaction(writeCatalogue)
}

/** The words of the first release, by which the data audit of an import reads what it finds. */
async function writeCatalogue(transaction: Transaction): Promise<void> {
  const content = await catalogueContent(transaction, null)
  const release = releaseStamp(await currentRelease(transaction))
  const catalogue: CatalogueFile = { release, ...content }
  await transaction.query('insert into release_catalogue (release, body) values (1, $1)', [
    JSON.stringify(catalogue),
  ])
}
