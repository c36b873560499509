import { randomUUID } from 'node:crypto'
import { constants, cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { POSTGRES } from '#tests/global-setup.ts'
import { type PostgresServer, startPostgres } from '#tests/postgres-server.ts'
import { sharedOnce } from '#tests/shared-once.ts'
import { newTestFolder, testRoot } from './test-folder.ts'

export type Kind = Database['kind']

/** Making the first database, or installing PostgreSQL, takes a while on a busy machine. */
const FIRST_MILLISECONDS = 300_000

/** The databases that the tests run on: both, unless MSDAT_TEST_DATABASES names one of them. */
const KINDS = (['embedded', 'server'] satisfies Kind[]).filter(
  (kind) => (process.env.MSDAT_TEST_DATABASES ?? kind) === kind,
)

/** Opens and closes a store; `prepare` works on it in between. */
async function prepared(
  options: StoreOptions,
  prepare: (database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase(options)
  await prepare(database)
  await database.close()
}

function embeddedIn(dataDir: string): StoreOptions {
  return { databaseUrl: null, directUrl: null, dataDir }
}

/** Making an embedded database takes seconds and copying one does not, so each kind is made once. */
function embeddedTemplate(name: string, prepare: (database: Database) => Promise<unknown>): Promise<string> {
  return sharedOnce(testRoot(), name, async () => {
    const dataDir = join(testRoot(), name)
    await prepared(embeddedIn(dataDir), prepare)
    return dataDir
  })
}

const emptyTemplate = () => embeddedTemplate('embedded-empty', (database) => database.query('select 1'))
const migratedTemplate = () => embeddedTemplate('embedded-migrated', migrate)

function copyOf(template: string): StoreOptions {
  const dataDir = newTestFolder()
  cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return embeddedIn(dataDir)
}

async function serverUrl(): Promise<string> {
  const folder = join(testRoot(), POSTGRES)
  const shared = await sharedOnce(testRoot(), POSTGRES, async () =>
    JSON.stringify(await startPostgres(folder)),
  )
  const server: PostgresServer = JSON.parse(shared)
  return server.url
}

async function newServerDatabase(template: string): Promise<StoreOptions> {
  const url = await serverUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase({ databaseUrl: url, directUrl: null, dataDir: '' })
  await admin.script(`create database ${name} template ${template}`)
  await admin.close()
  return { databaseUrl: url.replace(/postgres$/, name), directUrl: null, dataDir: '' }
}

async function serverTemplate(): Promise<string> {
  return sharedOnce(testRoot(), 'server-template', async () => {
    const options = await newServerDatabase('template0')
    await prepared(options, migrate)
    return options.databaseUrl?.split('/').at(-1) ?? ''
  })
}

/** A fresh store of its own without any table. */
export async function emptyStore(kind: Kind): Promise<StoreOptions> {
  return kind === 'server' ? newServerDatabase('template0') : copyOf(await emptyTemplate())
}

/** A fresh store of its own with all tables, not yet open: for tests that start a process of the product. */
export async function migratedStore(kind: Kind): Promise<StoreOptions> {
  return kind === 'server' ? newServerDatabase(await serverTemplate()) : copyOf(await migratedTemplate())
}

/** Opens a fresh database with all tables; it is closed after the tests of the body. */
export type OpenTestDatabase = () => Promise<Database>

/**
 * Runs the same tests on the embedded database and on a PostgreSQL server.
 *
 * When no server can be had, its tests fail and say what to do; they are never left out silently.
 */
export function eachDatabase(title: string, body: (open: OpenTestDatabase, kind: Kind) => void): void {
  describe.each(KINDS)(`${title} (%s)`, (kind) => {
    const opened: Database[] = []
    beforeAll(async () => {
      await (kind === 'server' ? serverTemplate() : migratedTemplate())
    }, FIRST_MILLISECONDS)
    afterAll(async () => {
      for (const database of opened) await database.close()
    })
    body(async () => {
      const database = await openDatabase(await migratedStore(kind))
      opened.push(database)
      return database
    }, kind)
  })
}
