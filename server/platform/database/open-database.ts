import { resolve } from 'node:path'
import { inWordsForTheStart } from '#server/platform/disk/disk-failure.ts'
import { closeToOthers } from '#server/platform/disk/close-to-others.ts'
import type { Database } from './database.ts'
import { holdsDatabase, openEmbedded } from './embedded/embedded-database.ts'
import { openServer, type ReplicaOptions } from './postgres/server-database.ts'

export interface StoreOptions {
  /** A PostgreSQL server, possibly through a pooler; null for the embedded database. */
  readonly databaseUrl: string | null
  /** The same server without a pooler, for migrations; null when it is the same address. */
  readonly directUrl: string | null
  /** The folder that the product writes to; the embedded database is in its `data`. */
  readonly dataDir: string
  /** Copies that follow the server; absent: none. */
  readonly replicas?: ReplicaOptions
}

/** True when there is nothing to open yet; of a server nothing is known before it is asked. */
export function isEmpty({ databaseUrl, dataDir }: StoreOptions): boolean {
  return databaseUrl === null && !holdsDatabase(resolve(dataDir))
}

/**
 * Opens the store: the PostgreSQL server when one is named, else the embedded database.
 *
 * The data folder is closed to other accounts of the machine. Throws when the embedded folder is in use by another process, or holds something else than a database.
 */
export async function openDatabase(options: StoreOptions): Promise<Database> {
  try {
    return await opened(options)
  } catch (error) {
    throw inWordsForTheStart(error)
  }
}

async function opened(options: StoreOptions): Promise<Database> {
  const open = closeToOthers(resolve(options.dataDir))
  if (open !== null) process.stderr.write(`${open}\n`)
  if (options.databaseUrl !== null) {
    return openServer(options.databaseUrl, options.directUrl ?? options.databaseUrl, options.replicas)
  }
  return openEmbedded(resolve(options.dataDir))
}
