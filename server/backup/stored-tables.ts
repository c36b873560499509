import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { quotedName } from '#server/platform/database/copy-statement.ts'

/** A table of the store with the columns that hold what was written; computed columns follow from them. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Rows of a table, counted, with a sum over all of them in which their order does not matter. */
export interface TableDigest {
  readonly rows: number
  readonly digest: string
}

/** The counter of a column that numbers its rows. */
export interface StoredSequence {
  readonly name: string
  readonly last: number
  readonly isCalled: boolean
}

/** Both engines write every value in the same way, whatever their servers are set to. */
const SAME_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off`

/** Pages of a table, of 8 kB, that are read at once: some megabytes of text. */
const PAGES = 256
const PAGE = 8192

/** From here on values are written in one way. */
export async function writeAlike(transaction: Transaction): Promise<void> {
  await transaction.script(SAME_TEXT)
}

/**
 * Does something with one state of the whole store, while others go on writing to a server. The embedded database has one session, which lets
 * them wait.
 */
export function inSnapshot<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    if (database.kind === 'server')
      await transaction.script('set transaction isolation level repeatable read, read only')
    await writeAlike(transaction)
    return work(transaction)
  })
}

/** All tables of the store in the order of their names. */
export async function storedTables(store: SqlRunner): Promise<StoredTable[]> {
  return store.query<StoredTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
}

/**
 * The rows of a table as CSV in the order in which they are stored, some megabytes at a time. Only inside a snapshot. Rows with parts that are stored
 * apart because they are large come one by one.
 */
export async function* rowsAsCsv(transaction: Transaction, table: StoredTable): AsyncGenerator<string> {
  const columns = table.columns.map(quotedName).join(', ')
  const select = `select ${columns} from ${quotedName(table.name)}`
  for await (const range of rangesOf(transaction, table)) {
    const csv = await transaction.copyOut(`${select} where ${range}`)
    if (csv !== '') yield csv
  }
}

async function* rangesOf(transaction: Transaction, { name }: StoredTable): AsyncGenerator<string> {
  const [size] = await transaction.query<{ pages: number; apart: number }>(
    `select (pg_relation_size(oid) / ${PAGE})::int as pages,
       case when reltoastrelid = 0 then 0 else pg_relation_size(reltoastrelid) end as apart
     from pg_class where oid = $1::regclass`,
    [quotedName(name)],
  )
  const { pages, apart } = size ?? { pages: 0, apart: 0 }
  const step = apart > PAGES * PAGE ? 1 : PAGES
  for (let page = 0; page < pages; page += step) {
    const range = `ctid >= '(${page},0)' and ctid < '(${page + step},0)'`
    if (step > 1) yield range
    else yield* singleRows(transaction, name, range)
  }
}

async function* singleRows(transaction: Transaction, name: string, range: string): AsyncGenerator<string> {
  const rows = await transaction.query<{ at: string }>(
    `select ctid::text as at from ${quotedName(name)} where ${range}`,
  )
  for (const { at } of rows) yield `ctid = '${at}'`
}

/** Adds up rows of CSV, in any order and cut anywhere between rows. */
export class RowSum {
  #rows = 0
  #high = 0
  #low = 0

  add(csv: string): void {
    let high = 0xdeadbeef
    let low = 0x41c6ce57
    let isQuoted = false
    for (let at = 0; at < csv.length; at += 1) {
      const code = csv.charCodeAt(at)
      if (code === QUOTE) isQuoted = !isQuoted
      if (code === LINE_END && !isQuoted) {
        this.#rows += 1
        this.#high = (this.#high + high) >>> 0
        this.#low = (this.#low + low) >>> 0
        high = 0xdeadbeef
        low = 0x41c6ce57
        continue
      }
      high = Math.imul(high ^ code, 2_654_435_761)
      low = Math.imul(low ^ code, 1_597_334_677)
      // Without it, bits would move to the left alone.
      high ^= high >>> 15
      low ^= low >>> 13
    }
  }

  get digest(): TableDigest {
    const text = (word: number) => word.toString(16).padStart(8, '0')
    return { rows: this.#rows, digest: `${text(this.#high)}${text(this.#low)}` }
  }
}

const QUOTE = 34
const LINE_END = 10

/** Counts the rows of a table and adds up what is in them. Two tables with the same digest hold the same rows. */
export async function digestOf(transaction: Transaction, table: StoredTable): Promise<TableDigest> {
  const sum = new RowSum()
  for await (const csv of rowsAsCsv(transaction, table)) sum.add(csv)
  return sum.digest
}

/** Where the counters of all tables stand. */
export async function storedSequences(store: SqlRunner): Promise<StoredSequence[]> {
  const names = await store.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  )
  const found: StoredSequence[] = []
  for (const { name } of names) {
    const [at] = await store.query<Omit<StoredSequence, 'name'>>(
      `select last_value as last, is_called as "isCalled" from ${quotedName(name)}`,
    )
    if (at) found.push({ name, ...at })
  }
  return found
}
