import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import {
  commandEnvironment,
  commandWords,
  fromHere,
  runCommand,
} from '#server/platform/command-environment.ts'
import type { Environment } from '#server/platform/environment.ts'
import { say, sayAside } from '#server/platform/terminal.ts'
import { checkBackup, readBackup } from './backup-file.ts'
import { bucketOf } from './bucket.ts'
import { fillNewPlace } from './new-place.ts'
import { restoreStore } from './restore-store.ts'

// `npm run restore -- FILE | s3://bucket/folder/FILE [--replace]`: a backup into an empty place.

const USAGE = 'Usage: npm run restore -- FILE | s3://bucket/folder/FILE [--replace]'

await runCommand(async () => {
  const { values, positionals } = commandWords(
    { options: { replace: { type: 'boolean', default: false } }, allowPositionals: true },
    USAGE,
  )
  const [named] = positionals
  if (named === undefined || positionals.length > 1) throw new Error(`Say which backup.\n${USAGE}`)
  const environment = commandEnvironment()
  await withFile(named, environment, async (path) => {
    const { passphrase } = environment.backup
    const begun = performance.now()
    const content = await checkBackup(path, passphrase)
    sayAside(`The backup of ${content.at} is whole: ${content.rows} rows of ${content.tables} tables.`)
    const restored = await fillNewPlace(environment, values.replace, (database) =>
      restoreStore(database, readBackup(path, passphrase)),
    )
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    say(
      `Restored in ${seconds} s: ${restored.rows} rows of ${restored.tables} tables, each table counted and compared; ${restored.audited} rows of the audit log hold together.`,
    )
    if (restored.migrated.length > 0) say(`Brought up to this version: ${restored.migrated.join(', ')}`)
  })
})

/** Throws for a file that is not there, and for a folder. */
async function fileAt(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new Error(`There is no backup at ${path}.\n${USAGE}`)
  if (found.isDirectory()) throw new Error(`${path} is a folder. Name the file of a backup in it.\n${USAGE}`)
  return path
}

/** A file of a bucket is brought here first, and goes afterwards. */
async function withFile(
  named: string,
  { backup }: Environment,
  work: (path: string) => Promise<void>,
): Promise<void> {
  if (!named.startsWith('s3://')) return work(await fileAt(fromHere(named)))
  if (backup.s3 === null) throw new Error('Set BACKUP_S3_KEY and BACKUP_S3_SECRET for a bucket.')
  const folder = await mkdtemp(join(tmpdir(), 'msdat-restore-'))
  try {
    const name = basename(named)
    const path = join(folder, name)
    await bucketOf(named.slice(0, -name.length - 1), backup.s3).bring(name, path)
    await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
