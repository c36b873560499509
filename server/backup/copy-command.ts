import { commandEnvironment, commandWords, runCommand } from '#server/platform/command-environment.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import type { Environment } from '#server/platform/environment.ts'
import { readProductVersion } from '#server/platform/product-version.ts'
import { say } from '#server/platform/terminal.ts'
import { partsOfStore } from './backup-parts.ts'
import { fillNewPlace } from './new-place.ts'
import { restoreStore } from './restore-store.ts'
import { inSnapshot } from './stored-tables.ts'

// `npm run store:copy -- --from embedded --to postgres://…` and back: the whole store, without a file between.

const USAGE =
  'Say from where to where: npm run store:copy -- --from embedded --to postgres://user:password@host:5432/database [--replace]'

await runCommand(async () => {
  const { values } = commandWords(
    {
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    },
    USAGE,
  )
  const environment = commandEnvironment()
  const [from, to] = [storeOf(values.from, environment), storeOf(values.to, environment)]
  if (from.databaseUrl === to.databaseUrl) throw new Error(USAGE)
  const source = await openDatabase(from)
  try {
    const { version } = await readProductVersion()
    const copied = await inSnapshot(source, (transaction) =>
      fillNewPlace(to, values.replace, (database) =>
        restoreStore(database, partsOfStore(transaction, version)),
      ),
    )
    say(
      `Copied ${copied.rows} rows of ${copied.tables} tables, each table counted and compared; ${copied.audited} rows of the audit log hold together.`,
    )
    say(
      to.databaseUrl === null
        ? 'Start without DATABASE_URL.'
        : 'Set DATABASE_URL to the new store and start.',
    )
  } finally {
    await source.close()
  }
})

function storeOf(named: string | undefined, { dataDir }: Environment): StoreOptions {
  const isServer = named !== undefined && /^postgres(ql)?:\/\//.test(named)
  if (named !== 'embedded' && !isServer) throw new Error(USAGE)
  return { dataDir, databaseUrl: isServer ? named : null, directUrl: null }
}
