import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The project's folder. Files read by their path (migrations, the data that ship, boundaries, pages) are
 * found from here, and not from the file that reads: the bundle of the server stands elsewhere than its
 * sources (`tools/set-up/server-build.mjs`).
 */
export const PROJECT = folderAround(import.meta.dirname)

function folderAround(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderAround(dirname(folder))
}
