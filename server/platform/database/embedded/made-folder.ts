import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** True when a database was made in the folder. It is moved there whole, so there is none that is half made. */
export function isMade(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}
