import { join } from 'node:path'
import { checkBackup, readBackup } from '#server/backup/backup-file.ts'
import { askForBackup } from '#server/backup/control-socket.ts'
import { fillNewPlace } from '#server/backup/new-place.ts'
import { restoreStore } from '#server/backup/restore-store.ts'
import type { StoreOptions } from '#server/platform/database/open-database.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { inFolder, withPostgres } from './bench-product.ts'
import { type Measured, report } from './report.ts'

// A backup of the data that ship, made by a running product on the embedded store, and the time until another place answers from it.

const seconds = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/** How long the slowest of the calls takes that are sent one after the other until `work` has ended, in milliseconds. */
async function slowestBeside<T>(url: string, work: Promise<T>): Promise<{ done: T; slowest: number }> {
  let isDone = false
  let slowest = 0
  const asking = (async () => {
    while (!isDone) {
      const begun = performance.now()
      await fetch(`${url}/api/releases`)
      slowest = Math.max(slowest, performance.now() - begun)
    }
  })()
  const done = await work
  isDone = true
  await asking
  return { done, slowest: Math.round(slowest) }
}

async function restored(place: StoreOptions, path: string): Promise<string> {
  const begun = performance.now()
  await checkBackup(path, null)
  await fillNewPlace(place, false, (database) => restoreStore(database, readBackup(path, null)))
  const filled = seconds(begun)
  const env = { DATABASE_URL: place.databaseUrl ?? '' }
  const product = await startProduct({ dataDir: place.dataDir, env })
  await fetch(`${product.url}/api/releases`)
  const answering = seconds(begun)
  await product.stop()
  return `${filled}; answers after ${answering}`
}

const measured = await inFolder(async (folder) => {
  const dataDir = join(folder, 'running')
  const product = await startProduct({ dataDir })
  const begun = performance.now()
  const backup = askForBackup(dataDir, { to: join(folder, 'backups'), isPlain: true })
  const { done, slowest } = await slowestBeside(product.url, backup)
  if (done === null) throw new Error('The running product could not be asked for a backup.')
  const whole = seconds(begun)
  await product.stop()
  const path = join(done.place, done.name)
  const rows: Measured[] = [
    {
      what: `backup while it runs: ${done.rows} rows, ${(done.bytes / 1e6).toFixed(1)} MB, read back and checked`,
      value: whole,
    },
    {
      what: 'of it, the state is read (the most that a backup lets others wait, embedded)',
      value: `${(done.reading / 1000).toFixed(1)} s`,
    },
    { what: 'slowest answer of the product meanwhile', value: `${slowest} ms` },
    {
      what: 'restore into a new embedded store, from the command to the last comparison',
      value: await restored({ databaseUrl: null, directUrl: null, dataDir: join(folder, 'new') }, path),
    },
  ]
  const onServer = await withPostgres(async ({ url }) =>
    restored({ databaseUrl: url, directUrl: null, dataDir: join(folder, 'server') }, path),
  )
  return [...rows, { what: 'the same into an empty PostgreSQL', value: onServer }]
})
report('Backup and restore', measured)
