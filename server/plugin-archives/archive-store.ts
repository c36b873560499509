import type { SqlRunner } from '#server/platform/database/database.ts'
import { checkEntries } from './check-entries.ts'
import { listArchive } from './list-archive.ts'
import { unpackArchive } from './unpack-archive.ts'

/** Bytes of unpacked plugins that a process keeps: three of the largest. */
const MOST_KEPT = 32 * 1024 * 1024

/** The zip file of a submission; null when there is none. */
export async function readArchive(store: SqlRunner, submission: number): Promise<Buffer | null> {
  const [row] = await store.query<{ archive: string }>(
    `select encode(archive, 'base64') as archive from plugin_submission where id = $1`,
    [submission],
  )
  return row ? Buffer.from(row.archive, 'base64') : null
}

/** The files of submissions, unpacked in memory when first asked for; those not asked for longest go first. */
export interface PluginFiles {
  of(submission: number): Promise<ReadonlyMap<string, Buffer>>
}

export function openPluginFiles(store: SqlRunner): PluginFiles {
  // An archive never changes once it is kept, so its number is enough of a key.
  const kept = new Map<number, Promise<ReadonlyMap<string, Buffer>>>()
  const sizes = new Map<number, number>()
  const load = async (submission: number) => {
    const archive = await readArchive(store, submission)
    const files = archive ? await filesOf(archive) : new Map<string, Buffer>()
    sizes.set(submission, totalOf(files))
    makeRoom(kept, sizes)
    return files
  }
  return {
    of: (submission) => {
      const files = kept.get(submission) ?? load(submission)
      kept.delete(submission)
      kept.set(submission, files)
      files.catch(() => kept.delete(submission))
      return files
    },
  }
}

async function filesOf(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await listArchive(archive)
  checkEntries(entries)
  return unpackArchive(entries)
}

function totalOf(files: ReadonlyMap<string, Buffer>): number {
  return [...files.values()].reduce((sum, { length }) => sum + length, 0)
}

function makeRoom(kept: Map<number, unknown>, sizes: Map<number, number>): void {
  for (const submission of [...kept.keys()]) {
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    if (total <= MOST_KEPT || kept.size <= 1) return
    kept.delete(submission)
    sizes.delete(submission)
  }
}
