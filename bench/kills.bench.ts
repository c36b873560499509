import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { killedImports } from '#tests/durability/killed-imports.ts'
import { inFolder } from './bench-product.ts'
import { insertMadeUpCountry } from './made-up-country.ts'
import { report } from './report.ts'

// kill -9 at random moments of an import into an embedded store: afterwards all of it is published or nothing.
const ROUNDS = Number(process.env.MSDAT_KILL_ROUNDS ?? 200)
// Most of the time of an import goes into starting its process; half of the moments lie behind that.
const moment = () => (Math.random() < 0.5 ? Math.random() : 0.6 + Math.random() * 0.5)

const { before, after, faults } = await inFolder(async (dataDir) => {
  const store = { databaseUrl: null, directUrl: null, dataDir }
  const database = await openDatabase(store)
  await migrate(database)
  await insertMadeUpCountry(database, 1)
  await database.close()
  const series = { indicator: 1, source: 1, places: [1, 2, 3] }
  return killedImports(store, series, { rounds: ROUNDS, moment })
})
report('Imports that are killed', [
  {
    what: `${ROUNDS} times kill -9 during an import: half done or lost`,
    value: `${faults.length} (${before} before and ${after} after it was published)`,
    budget: '0',
    kept: faults.length === 0,
  },
])
for (const fault of faults) process.stderr.write(`${fault}\n`)
