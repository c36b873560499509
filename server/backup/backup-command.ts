import { resolve } from 'node:path'
import {
  commandEnvironment,
  commandWords,
  fromHere,
  runCommand,
} from '#server/platform/command-environment.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { say } from '#server/platform/terminal.ts'
import { openBackups } from './backups.ts'
import { askForBackup } from './control-socket.ts'

// `npm run backup [-- --to FOLDER | s3://bucket/folder] [--plain]`: the whole store in one file, while the server runs too.

const USAGE = 'Usage: npm run backup [-- --to FOLDER | s3://bucket/folder] [--plain]'

await runCommand(async () => {
  const { values } = commandWords(
    { options: { to: { type: 'string' }, plain: { type: 'boolean', default: false } } },
    USAGE,
  )
  const environment = commandEnvironment()
  const dataDir = resolve(environment.dataDir)
  const to =
    values.to === undefined || values.to.startsWith('s3://') ? (values.to ?? null) : fromHere(values.to)
  const order = { to, isPlain: values.plain }
  const made =
    (environment.databaseUrl === null ? await askForBackup(dataDir, order) : null) ?? (await makeHere())
  const size = (made.bytes / 1e6).toFixed(1)
  say(
    `${made.place}/${made.name}: ${made.rows} rows of ${made.tables} tables in ${size} MB, read in ${(made.reading / 1000).toFixed(1)} s and checked.`,
  )
  if (made.removed.length > 0) say(`Removed: ${made.removed.join(', ')}`)

  async function makeHere() {
    const database = await openDatabase(environment)
    try {
      const backup = values.plain ? { ...environment.backup, passphrase: null } : environment.backup
      return await openBackups(database, dataDir, backup, to).make()
    } finally {
      await database.close()
    }
  }
})
