import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobKind } from '#server/jobs/job-kind.ts'
import { growing } from '#server/jobs/job-kind.ts'
import type { BackupVariables } from '#server/platform/backup-variables.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readProductVersion } from '#server/platform/product-version.ts'
import { checkBackup, type WrittenBackup, writeBackup } from './backup-file.ts'
import { partsOfStore } from './backup-parts.ts'
import { placeOf } from './backup-place.ts'
import type { BackupPlace, KeptBackup } from './kept-backup.ts'
import { backupName, superfluousBackups } from './kept-backups.ts'
import { inSnapshot } from './stored-tables.ts'

export interface MadeBackup extends Omit<WrittenBackup, 'path'> {
  /** Where it is kept, and under which name. */
  readonly place: string
  readonly name: string
  /** How long the state was being read, in milliseconds: the embedded store lets others wait for so long. */
  readonly reading: number
  /** Earlier ones that were removed because newer ones stand for their time. */
  readonly removed: readonly string[]
}

/** The backups of one store. */
export interface Backups {
  readonly everyHours: number | null
  readonly isEncrypted: boolean
  /** As people read it. */
  readonly place: string
  /** Makes one, reads it back, keeps it in its place and removes what is superfluous there. */
  make(): Promise<MadeBackup>
  /** The oldest first; of another process’s work up to a minute late. */
  list(): Promise<KeptBackup[]>
}

/** A list stands for so long, in milliseconds: whoever counts asks often, and a bucket is far away. */
const REMEMBERED = 60_000

/** Opens the backups of a store; nothing is made before somebody asks. `to`: another place than the one that is set. */
export function openBackups(
  database: Database,
  dataDir: string,
  variables: BackupVariables,
  to: string | null = null,
): Backups {
  const place = placeOf(to === null ? variables : { ...variables, to }, dataDir)
  let known: { readonly kept: Promise<KeptBackup[]>; readonly at: number } | null = null
  const list = () => {
    if (known === null || performance.now() - known.at > REMEMBERED)
      known = { kept: place.list(), at: performance.now() }
    return known.kept
  }
  return {
    everyHours: variables.everyHours,
    isEncrypted: variables.passphrase !== null,
    place: place.address,
    async make() {
      const made = await make(database, dataDir, place, variables)
      known = null
      return made
    },
    list,
  }
}

async function make(
  database: Database,
  dataDir: string,
  place: BackupPlace,
  { passphrase, keep }: BackupVariables,
): Promise<MadeBackup> {
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, 'backup-'))
  try {
    const name = backupName(new Date())
    const { version } = await readProductVersion()
    const begun = performance.now()
    const { path, ...written } = await inSnapshot(database, (transaction) =>
      writeBackup(join(folder, name), partsOfStore(transaction, version), passphrase),
    )
    const reading = Math.round(performance.now() - begun)
    await checkBackup(path, passphrase)
    await place.put(path)
    const names = (await place.list()).map((kept) => kept.name)
    const removed = superfluousBackups(names, keep)
    for (const each of removed) await place.remove(each)
    return { ...written, place: place.address, name, reading, removed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The name of the job, for those who show how it went. */
export const BACKUP_JOB = 'backup'

/** Makes a backup every so many hours, by whichever process of the store looks first. */
export function backupJob(backups: Backups): JobKind {
  return {
    name: BACKUP_JOB,
    attempts: 3,
    pause: growing(300, 4),
    ...(backups.everyHours === null ? {} : { every: backups.everyHours * 3600 }),
    failure: 'The backup could not be made.',
    run: async () => {
      await backups.make()
    },
  }
}
