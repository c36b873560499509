import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** For other accounts of the machine: nothing. */
const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077

/** Files that this process makes from here on are its own account's alone: files of the data, letters, tables taken out. */
export function keepFromOthers(): void {
  process.umask(OTHERS)
}

/**
 * Closes the folder that the product writes to against other accounts of the machine, with all that is in the folders of its
 * own, also what an earlier version left open. Gives what could not be closed, as a sentence; null: nothing.
 */
export function closeToOthers(dataDir: string): string | null {
  if (process.platform === 'win32') return null
  mkdirSync(dataDir, { recursive: true, mode: FOLDER })
  try {
    close(dataDir, FOLDER)
    for (const name of ['data', 'data.new', 'mail', 'cache', 'backups']) closeTree(join(dataDir, name))
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `Other accounts of this machine may be able to read the data folder ${dataDir}, and it could not be closed to them (${reason}). Give the folder to the user who runs the server.`
  }
}

function closeTree(folder: string): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) closeTree(path)
    else if (entry.isFile()) close(path, FILE)
  }
}

/** The entries of a folder, which is closed first; none where there is no folder. */
function entriesOf(folder: string): Dirent[] {
  try {
    close(folder, FOLDER)
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Files that vanish meanwhile are those of a store that is at work: the one that holds it closes them. */
function close(path: string, mode: number): void {
  if ((lstatSync(path).mode & OTHERS) !== 0) chmodSync(path, mode)
}
