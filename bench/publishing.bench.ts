import type { Point } from '#domain/observation/point.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { withPostgres } from './bench-product.ts'
import { insertMadeUpCountry } from './made-up-country.ts'
import { EXTENT, fillObservations, indicatorsFor } from './made-up-rows.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, quantile } from './sample.ts'

// The cost of publishing 10,000 corrected figures of one year, with few and with many figures around them.
// Sizes in millions may be given as MSDAT_BENCH_ROWS.
const MILLIONS = process.env.MSDAT_BENCH_ROWS?.split(',').map(Number) ?? [0.5, 2, 5]
const CORRECTED = 10_000
const ROUNDS = 5

/** Figures of the second indicator, each with another value in each round. */
function* corrected(round: number): Generator<Point> {
  const { sources, locations } = EXTENT
  for (let row = 0; row < CORRECTED; row += 1) {
    const year = 2000 + Math.floor(row / (sources * locations))
    const location = 1 + (Math.floor(row / sources) % locations)
    yield aPoint(1 + (row % sources), location, String(year), 100 + round, { indicator: 2 })
  }
}

const measured = await withPostgres(async ({ url }) => {
  const admin = await openDatabase({ databaseUrl: url, directUrl: null, dataDir: '' })
  const rows: Measured[] = []
  for (const millions of MILLIONS) {
    await admin.script('drop database if exists published')
    await admin.script('create database published')
    const store = { databaseUrl: url.replace(/postgres$/, 'published'), directUrl: null, dataDir: '' }
    const database = await openDatabase(store)
    await migrate(database)
    await insertMadeUpCountry(database, indicatorsFor(millions * 1e6))
    progress(`making ${millions} million rows …`)
    await fillObservations(database, millions * 1e6)
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const begun = performance.now()
      await publishRelease(
        database,
        { points: corrected(round) },
        { note: '', actor: 'bench', now: new Date() },
      )
      times.push(performance.now() - begun)
    }
    await database.close()
    rows.push({
      what: `10,000 figures into ${millions} million`,
      value: milliseconds(quantile(times.slice(1), 0.5)),
    })
  }
  await admin.close()
  return rows
})
report('Publishing', measured)
