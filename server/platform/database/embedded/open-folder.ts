import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DURABLE_START, DurableFileSystem, syncFolderEntry } from './durable-file-system.ts'
import { removeLeftoverFiles } from './leftover-files.ts'
import { syncTree } from './sync-tree.ts'

/** The version of PostgreSQL inside the pinned PGlite; its files fit no other. */
const POSTGRESQL_VERSION = '18'

/** Memory for pages of tables. It is never given back, and what is not there the system keeps in its own memory of files. */
const BUFFERS = ['-c', 'shared_buffers=32MB']
/** The same while a database is made, where it would be 128 MB, twice as much memory, for tables of some megabytes. */
const BUFFERS_OF_MAKING = ['-c', 'shared_buffers=1MB']

export interface OpenFolder {
  readonly database: PGlite
  readonly files: DurableFileSystem
}

async function open(folder: string): Promise<OpenFolder> {
  const files = new DurableFileSystem(folder)
  const database = await PGlite.create({
    fs: files,
    startParams: [...DURABLE_START, ...BUFFERS],
    initDbStartParams: BUFFERS_OF_MAKING,
  })
  return { database, files }
}

/**
 * Makes a new database beside its place, syncs every file once, then moves it into place.
 * So a creation that is cut short leaves nothing that looks like a database.
 */
export async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(
      `The folder ${folder} holds files but no database. Move them away, or set another DATA_DIR.`,
    )
  }
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const { database } = await open(draft)
  await database.close()
  syncTree(draft)
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  syncFolderEntry(dirname(folder))
}

function checkVersion(folder: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found !== POSTGRESQL_VERSION) {
    throw new Error(
      `The data in ${folder} were written by PostgreSQL ${found}, and this version reads only ${POSTGRESQL_VERSION}. ` +
        'Start the version that wrote them, or move the folder away.',
    )
  }
}

/** A power cut can leave this file empty, and PostgreSQL then refuses to start. Only the folder's owner calls this. */
function removeEmptyPidFile(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  if (existsSync(file) && statSync(file).size === 0) rmSync(file)
}

/** A file of the log needs this much, in bytes; PGlite ends without saying what it lacked. */
const LOG_FILE = 16 * 1024 * 1024

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < LOG_FILE
}

/** Opens the database in a folder. The caller holds the folder's lock. */
export async function openFolder(folder: string): Promise<OpenFolder> {
  checkVersion(folder)
  removeEmptyPidFile(folder)
  removeLeftoverFiles(folder)
  try {
    return await open(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (isFull(folder)) throw new Error(`No space left on device: ${reason}`)
    throw new Error(
      `The database in ${folder} does not open (${reason}). If the disk is full, make room. ` +
        'Otherwise move the folder away and put a backup in its place; nothing was changed in it.',
    )
  }
}
