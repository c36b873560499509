import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { killedDocuments } from '#tests/durability/killed-documents.ts'
import { killedImports } from '#tests/durability/killed-imports.ts'
import { inFolder } from './bench-product.ts'
import { insertMadeUpCountry } from './made-up-country.ts'
import { report } from './report.ts'

// kill -9 at random moments: of an import into an embedded store, of which all is published or nothing afterwards; and of a process that
// writes, submits and approves documents, of which nothing acknowledged is lost and nothing is half done.
const ROUNDS = Number(process.env.MSDAT_KILL_ROUNDS ?? 200)
// Most of the time of an import goes into starting its process; half of the moments lie behind that.
const moment = () => (Math.random() < 0.5 ? Math.random() : 0.6 + Math.random() * 0.5)
/** Within which a process that writes documents is killed, in milliseconds: some dozens of steps. */
const WRITING = 400

const embedded = (dataDir: string) => ({ databaseUrl: null, directUrl: null, dataDir })

const begun = performance.now()
const secondsEach = (since: number) => `${((performance.now() - since) / 1000 / ROUNDS).toFixed(1)} s each`

const imports = await inFolder(async (dataDir) => {
  const store = embedded(dataDir)
  const database = await openDatabase(store)
  await migrate(database)
  await insertMadeUpCountry(database, 1)
  await database.close()
  const series = { indicator: 1, source: 1, places: [1, 2, 3] }
  return killedImports(store, series, { rounds: ROUNDS, moment })
})
const importing = secondsEach(begun)
const between = performance.now()
const documents = await inFolder(async (dataDir) => {
  const store = embedded(dataDir)
  const database = await openDatabase(store)
  await migrate(database)
  await database.close()
  return killedDocuments(store, { rounds: ROUNDS, moment: () => Math.random() * WRITING })
})
report('Processes that are killed', [
  {
    what: `${ROUNDS} times kill -9 during an import: half done or lost`,
    value: `${imports.faults.length} (${imports.before} before and ${imports.after} after it was published; ${importing})`,
    budget: '0',
    kept: imports.faults.length === 0,
  },
  {
    what: `${ROUNDS} times kill -9 while documents are written, submitted and approved: half done or lost`,
    value: `${documents.faults.length} (${documents.acknowledged} steps acknowledged; ${secondsEach(between)})`,
    budget: '0',
    kept: documents.faults.length === 0,
  },
])
for (const fault of [...imports.faults, ...documents.faults]) process.stderr.write(`${fault}\n`)
