import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newTestFolder } from './test-folder.ts'

const MIGRATIONS = fileURLToPath(new URL('../../server/database/migrations/', import.meta.url))

/** A folder with the migrations before one, given by its number, so that a test can make a store of that time. */
export function migrationsBefore(number: string): string {
  const folder = newTestFolder()
  for (const name of readdirSync(MIGRATIONS)) {
    // The number alone: some of the first share one.
    if (name.slice(0, number.length) >= number) continue
    const [from, to] = [join(MIGRATIONS, name), join(folder, name)]
    // A step in code finds its imports from its own folder.
    if (name.endsWith('.ts')) writeFileSync(to, `export { default } from ${JSON.stringify(from)}\n`)
    else cpSync(from, to)
  }
  return folder
}
