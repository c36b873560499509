import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { killedDocuments } from '#tests/durability/killed-documents.ts'
import { killedImports } from '#tests/durability/killed-imports.ts'
import { inFolder } from './bench-product.ts'
import { insertMadeUpCountry } from './made-up-country.ts'
import { type Measured, report } from './report.ts'
import { isToldToEnd } from './told-to-end.ts'

// kill -9 at random moments: of an import into an embedded store, of which all is published or nothing afterwards; and of a process that
// writes, submits and approves documents, of which nothing acknowledged is lost and nothing is half done. After SIGTERM the documents
// end with the rounds so far.
/** Of imports, and of documents: `200,800`. */
const [IMPORTS = 200, DOCUMENTS = IMPORTS] = (process.env.MSDAT_KILL_ROUNDS ?? '200').split(',').map(Number)
// Most of the time of an import goes into starting its process; half of the moments lie behind that.
const moment = () => (Math.random() < 0.5 ? Math.random() : 0.6 + Math.random() * 0.5)
/** Within which a process that writes documents is killed, in milliseconds: some dozens of steps. */
const WRITING = 400

/** Works on an embedded store of its own, with its tables and what `fill` puts into them. */
function inStore<T>(
  fill: (database: Database) => Promise<unknown>,
  work: (store: StoreOptions) => Promise<T>,
): Promise<T> {
  return inFolder(async (dataDir) => {
    const store = { databaseUrl: null, directUrl: null, dataDir }
    const database = await openDatabase(store)
    await migrate(database)
    await fill(database)
    await database.close()
    return work(store)
  })
}

const secondsEach = (since: number, rounds: number) =>
  `${((performance.now() - since) / 1000 / rounds).toFixed(1)} s each`

async function imports(): Promise<Measured[]> {
  const begun = performance.now()
  const series = { indicator: 1, source: 1, places: [1, 2, 3] }
  const { before, after, faults } = await inStore(
    (database) => insertMadeUpCountry(database, 1),
    (store) => killedImports(store, series, { rounds: IMPORTS, moment }),
  )
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  return [
    {
      what: `${IMPORTS} times kill -9 during an import: half done or lost`,
      value: `${faults.length} (${before} before and ${after} after it was published; ${secondsEach(begun, IMPORTS)})`,
      budget: '0',
      kept: faults.length === 0,
    },
  ]
}

async function documents(): Promise<Measured[]> {
  const begun = performance.now()
  const goesOn = () => !isToldToEnd()
  const { rounds, acknowledged, faults } = await inStore(
    async () => {},
    (store) => killedDocuments(store, { rounds: DOCUMENTS, moment: () => Math.random() * WRITING, goesOn }),
  )
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  return [
    {
      what: `${rounds} times kill -9 while documents are written, submitted and approved: half done or lost`,
      value: `${faults.length} (${acknowledged} steps acknowledged; ${secondsEach(begun, rounds)})`,
      budget: '0',
      kept: faults.length === 0,
    },
  ]
}

if (IMPORTS > 0) report('Imports that are killed', await imports())
if (DOCUMENTS > 0) report('Documents that are killed', await documents())
