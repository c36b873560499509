import { randomUUID } from 'node:crypto'
import { constants, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { POSTGRES } from '#tests/global-setup.ts'
import { type PostgresServer, startPostgres, WITHOUT_DISK } from '#tests/postgres-server.ts'
import { sharedOnce } from '#tests/shared-once.ts'
import { firstStart } from './first-start.ts'
import { type Content, CONTENTS } from './store-contents.ts'
import { packedFilesOf, sharedFolder, testRoot } from './test-folder.ts'

export type Kind = Database['kind']

/**
 * A fresh store of its own, not yet open. Filling a store takes seconds and copying one does not, so what it holds is made
 * once in a run. `root`: the folder of the run, which tests know by themselves.
 */
export function newStore(kind: Kind, content: Content, root: string = testRoot()): Promise<StoreOptions> {
  return kind === 'server' ? newServerStore(content, root) : newEmbeddedStore(content, root)
}

/** The content that the store is copied from before it is filled. */
function beginningOf(content: Content): Content | null {
  if (content === 'nothing') return null
  return content === 'tables' ? 'nothing' : 'tables'
}

async function fill(store: StoreOptions, content: Content): Promise<void> {
  const database = await openDatabase(store)
  await CONTENTS[content](database)
  await database.close()
}

async function newEmbeddedStore(content: Content, root: string): Promise<StoreOptions> {
  const home = sharedFolder(root)
  const template = await sharedOnce(home, `embedded-${content}`, async () => {
    if (content === 'default-data') return firstStart()
    const beginning = beginningOf(content)
    const store = beginning ? await newEmbeddedStore(beginning, home) : embeddedIn(newFolder(home))
    await fill(store, content)
    return store.dataDir
  })
  const dataDir = newFolder(root)
  cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  if (content === 'default-data') await sharePackedFiles(dataDir, template, root)
  return embeddedIn(dataDir)
}

/** Products with the data that ship answer the same files of the same release, and those of first views are packed at the first start. */
async function sharePackedFiles(dataDir: string, template: string, root: string): Promise<void> {
  const shared = packedFilesOf(root)
  await sharedOnce(sharedFolder(root), 'packed-at-first-start', async () => {
    cpSync(join(template, 'cache'), shared, { recursive: true })
    return shared
  })
  const own = join(dataDir, 'cache')
  rmSync(own, { recursive: true, force: true })
  symlinkSync(shared, own)
}

function embeddedIn(dataDir: string): StoreOptions {
  return { databaseUrl: null, directUrl: null, dataDir }
}

function newFolder(root: string): string {
  const folder = join(root, randomUUID())
  mkdirSync(folder)
  return folder
}

async function newServerStore(content: Content, root: string): Promise<StoreOptions> {
  const template = await sharedOnce(root, `server-${content}`, async () => {
    const beginning = beginningOf(content)
    const store = beginning
      ? await newServerStore(beginning, root)
      : await newServerDatabase('template0', root)
    await fill(store, content)
    return store.databaseUrl?.split('/').at(-1) ?? ''
  })
  return newServerDatabase(template, root)
}

async function newServerDatabase(template: string, root: string): Promise<StoreOptions> {
  const url = await serverUrl(root)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase({ databaseUrl: url, directUrl: null, dataDir: '' })
  // Files as they are: through the log, as the server would by itself, it takes twice the work.
  await admin.script(`create database ${name} template ${template} strategy file_copy`)
  await admin.close()
  return { databaseUrl: url.replace(/postgres$/, name), directUrl: null, dataDir: '' }
}

/** One PostgreSQL server for a run, started when a test first asks for it. */
async function serverUrl(root: string): Promise<string> {
  const shared = await sharedOnce(root, POSTGRES, async () =>
    // Nor are statements compiled that run once.
    JSON.stringify(await startPostgres(join(root, POSTGRES), [...WITHOUT_DISK, 'jit=off'])),
  )
  const server: PostgresServer = JSON.parse(shared)
  return server.url
}
