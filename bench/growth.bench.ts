import { join } from 'node:path'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { inFolder, withPostgres } from './bench-product.ts'
import { fillObservations, indicatorsFor } from './made-up-rows.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds, sample } from './sample.ts'
import { STORE_QUERIES } from './store-queries.ts'

// How the cost of the pages' questions grows with the number of rows. Sizes in millions may be given as MSDAT_BENCH_ROWS.
const asked = process.env.MSDAT_BENCH_ROWS?.split(',').map(Number)
const SERVER_MILLIONS = asked ?? [0.1, 1, 5, 20]
const EMBEDDED_MILLIONS = SERVER_MILLIONS.filter((millions) => millions <= 1)
const ROUNDS = 200

async function measure(database: Database, rows: number, label: string): Promise<Measured[]> {
  await migrate(database)
  progress(`${label}: making ${rows.toLocaleString('en')} rows …`)
  await fillObservations(database, rows)
  await database.checkpoint()
  const measured: Measured[] = []
  for (const query of STORE_QUERIES) {
    const times = await sample(ROUNDS, (round) => query.run(database, indicatorsFor(rows), round))
    measured.push({
      what: `${label}, ${rows / 1e6} million rows: ${query.name}`,
      value: `${milliseconds(times.median)} (95 %: ${milliseconds(times.p95)})`,
    })
  }
  await database.close()
  return measured
}

const embedded: Measured[] = []
for (const millions of EMBEDDED_MILLIONS) {
  embedded.push(
    ...(await inFolder(async (folder) =>
      measure(
        await openDatabase({ databaseUrl: null, directUrl: null, dataDir: join(folder, 'var') }),
        millions * 1e6,
        'PGlite',
      ),
    )),
  )
}
report('Growth of the embedded store', embedded)

const server = await withPostgres(async ({ url }) => {
  const admin = await openDatabase({ databaseUrl: url, directUrl: null, dataDir: '' })
  const rows: Measured[] = []
  for (const millions of SERVER_MILLIONS) {
    await admin.script('drop database if exists growth')
    await admin.script('create database growth')
    const database = await openDatabase({
      databaseUrl: url.replace(/postgres$/, 'growth'),
      directUrl: null,
      dataDir: '',
    })
    rows.push(...(await measure(database, millions * 1e6, 'PostgreSQL')))
  }
  await admin.close()
  return rows
})
report('Growth on a PostgreSQL server', server)
