import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

const MIGRATIONS = join(PROJECT, 'server/database/migrations')

/** Any number will do, as long as nothing else in this database locks on it. */
const LOCK = 7_283_901

interface Migration {
  readonly name: string
  readonly checksum: string
  readonly run: (transaction: Transaction) => Promise<void>
}

/** The files of a folder in the order of their names. */
async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d.*(?<!\.test)\.(sql|ts)$/.test(name)).sort()
  return Promise.all(
    names.map((name) => (name.endsWith('.sql') ? inSql(name, folder) : inCode(name, folder))),
  )
}

/** Line ends do not count for the checksum. */
async function inSql(name: string, folder: string): Promise<Migration> {
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { name, checksum, run: (transaction) => transaction.script(sql) }
}

/**
 * A step that SQL cannot do, as the default export of a file. It is known by its name alone: the code that it uses lives on
 * and may move, and a test on a store of before holds what it does.
 */
async function inCode(name: string, folder: string): Promise<Migration> {
  const run = async (transaction: Transaction) => {
    const { default: step } = await import(pathToFileURL(join(folder, name)).href)
    if (typeof step !== 'function') throw new Error(`The migration ${name} exports no step.`)
    await step(transaction)
  }
  return { name, checksum: 'in code', run }
}

/**
 * Name → checksum of the migrations applied before. Takes the lock, which the end of the transaction gives
 * free.
 */
async function appliedIn(transaction: Transaction): Promise<ReadonlyMap<string, string>> {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK])
  await transaction.script(
    `create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`,
  )
  const rows = await transaction.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseChanged(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The database has had the migration ${name}, which this version does not know. Start the newer version.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it had been applied. Restore the file, and put the change in a new one.`,
      )
    }
  }
}

/** Applies one file unless another instance did so meanwhile. */
async function apply(transaction: Transaction, migration: Migration): Promise<boolean> {
  const applied = await appliedIn(transaction)
  if (applied.has(migration.name)) return false
  await migration.run(transaction)
  await transaction.query('insert into migration (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ])
  return true
}

/** The files that are still to be applied. Throws when an applied one was changed or is missing. */
async function missingIn(database: Database, folder: string): Promise<Migration[]> {
  const migrations = await migrationsIn(folder)
  const applied = await database.directTransaction(appliedIn)
  refuseChanged(applied, migrations)
  return migrations.filter(({ name }) => !applied.has(name))
}

/** The names of those files that this version does not have. */
export async function unknownMigrations(names: readonly string[]): Promise<string[]> {
  const known = new Set((await migrationsIn(MIGRATIONS)).map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}

/** The names of the files that are still to be applied. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  return (await missingIn(database, MIGRATIONS)).map(({ name }) => name)
}

/**
 * Brings the tables up to date: files of plain SQL, or of code where SQL is not enough, in order, forward only, each in a
 * transaction of its own.
 *
 * Several instances may start at once: a transaction lock lets one of them work, which also holds through a pooler.
 * Returns the names of the files that were applied now. Throws when an applied file was changed or is missing. `only`: the files that a store
 * of an earlier version had, to bring its data back.
 */
export async function migrate(
  database: Database,
  folder: string = MIGRATIONS,
  only: ReadonlySet<string> | null = null,
): Promise<string[]> {
  const done: string[] = []
  for (const migration of await missingIn(database, folder)) {
    if (only !== null && !only.has(migration.name)) continue
    if (await database.directTransaction((transaction) => apply(transaction, migration)))
      done.push(migration.name)
  }
  return done
}
