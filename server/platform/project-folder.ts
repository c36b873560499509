import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The project's folder. What is read by its path (migrations, the data that ship, boundaries, pages) is found from here, and
 * not from the file that reads: the bundle of the server stands elsewhere than its sources (`tools/set-up/server-build.mjs`).
 */
export const PROJECT = folderAround(import.meta.dirname)

function folderAround(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderAround(dirname(folder))
}
