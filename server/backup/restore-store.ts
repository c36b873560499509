import { migrate, unknownMigrations } from '#server/database/migrate.ts'
import { type ChainCheck, checkChain } from '#server/audit/check-chain.ts'
import { quotedName } from '#server/platform/database/copy-statement.ts'
import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'
import type { BackupPart } from './backup-parts.ts'
import { digestOf, type StoredTable, storedTables, type TableDigest, writeAlike } from './stored-tables.ts'

/** What a store holds after it was filled from a backup, found by reading it again. */
export interface RestoredStore {
  readonly tables: number
  readonly rows: number
  /** Rows of the audit log, each of which follows the one before. */
  readonly audited: number
  /** Migrations of this version that the backup's did not have, applied afterwards. */
  readonly migrated: readonly string[]
}

/** True when the store has no table at all. */
export async function isBare(store: SqlRunner): Promise<boolean> {
  return (await storedTables(store)).length === 0
}

/** Takes every table of the store away. */
export async function emptyStore(database: Database): Promise<void> {
  await database.directTransaction((transaction) =>
    transaction.script('drop schema public cascade; create schema public'),
  )
}

/**
 * Fills a store without tables with the parts of a backup: the tables of the version that made it, its rows in one transaction, and then the
 * migrations since. Each table is read again and compared with its count and its digest, and the chain of the audit log is walked.
 * Throws when anything differs; the rows are not kept then.
 */
export async function restoreStore(
  database: Database,
  parts: AsyncIterable<BackupPart>,
): Promise<RestoredStore> {
  const reading = parts[Symbol.asyncIterator]()
  const first = await reading.next()
  if (first.done || first.value.part !== 'begin') throw new Error('This is not a backup of this product.')
  const { migrations } = first.value
  const unknown = await unknownMigrations(migrations)
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by a newer version (${unknown.join(', ')}). Restore it with that one.`,
    )
  await migrate(database, undefined, new Set(migrations))
  const rest = { [Symbol.asyncIterator]: () => reading }
  const filled = await database.directTransaction((transaction) => fill(transaction, rest))
  return { ...filled, migrated: await migrate(database) }
}

function refuseBroken({ broken }: ChainCheck): void {
  if (broken !== null)
    throw new Error(
      `The audit log of the backup does not hold together from row ${broken.id} on. ${broken.reason}`,
    )
}

async function fill(
  transaction: Transaction,
  parts: AsyncIterable<BackupPart>,
): Promise<Omit<RestoredStore, 'migrated'>> {
  await writeAlike(transaction)
  const tables = await storedTables(transaction)
  const rules = await liftRules(transaction, tables)
  await transaction.script(`truncate ${tables.map(({ name }) => quotedName(name)).join(', ')}`)
  const loaded = await load(transaction, tables, parts)
  for (const { name, rule, definition } of rules)
    await transaction.script(
      `alter table ${quotedName(name)} add constraint ${quotedName(rule)} ${definition}`,
    )
  for (const { name } of tables)
    await transaction.script(`alter table ${quotedName(name)} enable trigger user`)
  return { ...loaded, audited: await checkedEntries(transaction, tables) }
}

/** How many entries the audit log has, each of which fits. The first versions had none. */
async function checkedEntries(transaction: Transaction, tables: readonly StoredTable[]): Promise<number> {
  if (!tables.some(({ name }) => name === 'audit_entry')) return 0
  const chain = await checkChain(transaction)
  refuseBroken(chain)
  return chain.checked
}

interface Rule {
  readonly name: string
  readonly rule: string
  readonly definition: string
}

/** Rows may come before those that they refer to, and what is done when a row changes was done before the backup. */
async function liftRules(transaction: Transaction, tables: readonly StoredTable[]): Promise<Rule[]> {
  const rules = await transaction.query<Rule>(
    `select conrelid::regclass::text as name, conname::text as rule, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
  )
  for (const { name, rule } of rules)
    await transaction.script(`alter table ${quotedName(name)} drop constraint ${quotedName(rule)}`)
  for (const { name } of tables)
    await transaction.script(`alter table ${quotedName(name)} disable trigger user`)
  return rules
}

async function load(
  transaction: Transaction,
  tables: readonly StoredTable[],
  parts: AsyncIterable<BackupPart>,
): Promise<{ tables: number; rows: number }> {
  const reading = parts[Symbol.asyncIterator]()
  const known = new Map(tables.map((table) => [table.name, table]))
  let count = { tables: 0, rows: 0 }
  for (;;) {
    const next = await reading.next()
    if (next.done) return count
    const part = next.value
    if (part.part === 'sequence') await setSequence(transaction, part)
    if (part.part !== 'table') continue
    const table = known.get(part.name)
    if (!table) throw new Error(`The backup has a table ${part.name}, which this version does not know.`)
    const there = { ...table, columns: part.columns }
    const end = await loadTable(transaction, there, reading)
    const found = await digestOf(transaction, there)
    if (found.rows !== end.rows || found.digest !== end.digest)
      throw new Error(
        `The table ${part.name} is not what the backup holds: ${found.rows} of ${end.rows} rows.`,
      )
    count = { tables: count.tables + 1, rows: count.rows + found.rows }
  }
}

async function loadTable(
  transaction: Transaction,
  { name, columns }: StoredTable,
  parts: AsyncIterator<BackupPart>,
): Promise<TableDigest> {
  let end: TableDigest = { rows: 0, digest: '' }
  async function* chunks() {
    for (;;) {
      const next = await parts.next()
      if (next.done) throw new Error('The backup breaks off inside a table.')
      if (next.value.part === 'rows') yield next.value.csv
      else if (next.value.part === 'end of table') {
        end = next.value
        return
      }
    }
  }
  await transaction.copy(name, columns, chunks())
  return end
}

async function setSequence(
  transaction: Transaction,
  { name, last, isCalled }: Extract<BackupPart, { part: 'sequence' }>,
): Promise<void> {
  await transaction.query('select setval($1::regclass, $2, $3)', [quotedName(name), last, isCalled])
}
