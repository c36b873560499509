import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '#server/platform/database/database.ts'
import { isEmpty, openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { emptyStore, isBare } from './restore-store.ts'

/** Says what to do when something is there already. */
const THERE =
  'There are data in this place. Name an empty one, or say --replace to put them aside (the embedded store) or to delete them (PostgreSQL).'

/**
 * Fills a place from nothing and gives what `fill` gives. The embedded store is made beside its place and moved there when it is whole, and what
 * stood there is put aside; a PostgreSQL database is emptied again when filling fails. Throws when there are data and `isReplacing` is false.
 */
export async function fillNewPlace<T>(
  options: StoreOptions,
  isReplacing: boolean,
  fill: (database: Database) => Promise<T>,
): Promise<T> {
  return options.databaseUrl === null
    ? fillFolder(resolve(options.dataDir), isReplacing, fill)
    : fillServer(options, isReplacing, fill)
}

async function fillServer<T>(
  options: StoreOptions,
  isReplacing: boolean,
  fill: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(options)
  try {
    if (!(await isBare(database))) {
      if (!isReplacing) throw new Error(THERE)
      await emptyStore(database)
    }
    try {
      return await fill(database)
    } catch (error) {
      await emptyStore(database)
      throw error
    }
  } finally {
    await database.close()
  }
}

async function fillFolder<T>(
  dataDir: string,
  isReplacing: boolean,
  fill: (database: Database) => Promise<T>,
): Promise<T> {
  const data = join(dataDir, 'data')
  const isThere = !isEmpty({ databaseUrl: null, directUrl: null, dataDir })
  if (isThere && !isReplacing) throw new Error(THERE)
  // A running server is told of: it has the folder.
  if (isThere) await (await openDatabase({ databaseUrl: null, directUrl: null, dataDir })).close()
  const beside = join(dataDir, `restore-${process.pid}`)
  await mkdir(beside, { recursive: true, mode: 0o700 })
  try {
    const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir: beside })
    let filled: T
    try {
      filled = await fill(database)
      await database.checkpoint()
    } finally {
      await database.close()
    }
    if (existsSync(data))
      await rename(data, join(dataDir, `data.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`))
    await rename(join(beside, 'data'), data)
    return filled
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
