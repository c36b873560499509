import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Writes files of a database back in an unlucky order, as an operating system may: `node adversary.ts FOLDER`.
 * Above all it syncs pg_control, which says where recovery begins.
 */
const [, , folder = ''] = process.argv

function syncOne(path: string): void {
  try {
    const descriptor = openSync(path, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
  } catch {
    // The database may have deleted the file meanwhile.
  }
}

function dataFiles(): string[] {
  const entries = readdirSync(join(folder, 'base'), { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

for (;;) {
  const files = dataFiles()
  for (let time = 0; time < 20; time += 1) {
    syncOne(join(folder, 'global', 'pg_control'))
    syncOne(files[Math.floor(Math.random() * files.length)] ?? '')
    await setTimeout(2)
  }
}
