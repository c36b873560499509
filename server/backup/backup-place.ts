import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BackupVariables } from '#server/platform/backup-variables.ts'
import { bucketOf } from './bucket.ts'
import type { BackupPlace } from './kept-backup.ts'
import { momentOf } from './kept-backups.ts'

/** The place that is set, or `backups` in the data folder. */
export function placeOf({ to, s3 }: Pick<BackupVariables, 'to' | 's3'>, dataDir: string): BackupPlace {
  const place = to ?? join(dataDir, 'backups')
  if (!place.startsWith('s3://')) return folderPlace(place)
  if (s3 === null) throw new Error('Set BACKUP_S3_KEY and BACKUP_S3_SECRET for a bucket.')
  return bucketOf(place, s3)
}

function folderPlace(folder: string): BackupPlace {
  return {
    address: folder,
    async put(path) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `${basename(path)}.part`)
      await copyFile(path, draft)
      await rename(draft, join(folder, basename(path)))
    },
    async list() {
      const names = (await namesIn(folder)).filter((name) => momentOf(name) !== null).sort()
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })))
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
