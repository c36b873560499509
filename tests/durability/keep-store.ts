import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { writeBackup } from '#server/backup/backup-file.ts'
import { partsOfStore } from '#server/backup/backup-parts.ts'
import { inSnapshot } from '#server/backup/stored-tables.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { readProductVersion } from '#server/platform/product-version.ts'
import { signInAs, testAccounts } from '#tests/builders/people.ts'
import { CONTENTS } from '#tests/builders/store-contents.ts'
import { EARLIER_STORES, stateOf } from './earlier-stores.ts'

/**
 * Keeps a small store of this version, with its tables as they are now, for the upgrades of later ones to be tried on.
 *
 * `node tests/durability/keep-store.ts NAME`, before a release of the product whose migrations changed something. What is kept is never made anew.
 */
const [name = ''] = process.argv.slice(2)
if (!/^[\w.-]+$/.test(name)) throw new Error('Give it a name, such as 3.0.0-migration-0204.')
const dataDir = mkdtempSync(join(tmpdir(), 'msdat-keep-'))
const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
await CONTENTS.tables(database)
await CONTENTS.country(database)
const app = await createApp({ database, accounts: testAccounts() })
const { bearer } = await signInAs(app, database, 'root', 'admin')
const made = await app.inject({
  method: 'POST',
  url: '/api/tags',
  headers: { authorization: bearer },
  payload: { name: 'Snow', indicators: [7] },
})
if (made.statusCode !== 201) throw new Error(`No tag was made: ${made.body}`)
const { version } = await readProductVersion()
await inSnapshot(database, (transaction) =>
  writeBackup(join(EARLIER_STORES, `${name}.backup`), partsOfStore(transaction, version), null),
)
writeFileSync(
  join(EARLIER_STORES, `${name}.json`),
  `${JSON.stringify(await stateOf(database, app), null, 2)}\n`,
)
await app.close()
await database.close()
rmSync(dataDir, { recursive: true, force: true })
