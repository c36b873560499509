import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Files of temporary tables: `t`, the session, `_`, the table, and a suffix for their maps. */
const TEMPORARY_TABLE = /^t\d+_\d+/

/**
 * Deletes what temporary tables and large sorts of a killed process have left. A PostgreSQL server does this when it
 * starts; the embedded one does not, and an interrupted import would cost its size on disk for ever.
 */
export function removeLeftoverFiles(folder: string): void {
  const base = join(folder, 'base')
  if (!existsSync(base)) return
  rmSync(join(base, 'pgsql_tmp'), { recursive: true, force: true })
  for (const database of readdirSync(base)) {
    for (const name of readdirSync(join(base, database))) {
      if (TEMPORARY_TABLE.test(name)) rmSync(join(base, database, name))
    }
  }
}
