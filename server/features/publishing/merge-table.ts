import type { SqlValue, Transaction } from '#server/platform/database/database.ts'
import { copyLine, inChunks } from '#server/release/copy-lines.ts'

/** A row by the names of its columns, which are the same in all rows of a table. */
export type TableRow = Readonly<Record<string, SqlValue>>

/** When a row was made and last changed; no part of its content. */
const STAMPS: readonly string[] = ['created_at', 'updated_at']

/**
 * Brings a table up to the rows given: new ones are added, those whose content differs are written anew, equal ones stay
 * untouched with their time. Rows that are not given stay, since earlier releases may speak of them. The key is `id`.
 */
export async function mergeTable(
  transaction: Transaction,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => copyLine(columns.map((column) => row[column] ?? null)))
  const incoming = `incoming_${table}`
  await transaction.script(
    `create temporary table ${incoming} (like ${table} including defaults) on commit drop`,
  )
  await transaction.copy(incoming, columns, inChunks(lines))
  const content = columns.filter((column) => column !== 'id' && !STAMPS.includes(column))
  const written = columns.filter((column) => column !== 'id' && column !== 'created_at')
  const list = (names: readonly string[], prefix = '') => names.map((name) => `${prefix}"${name}"`).join(', ')
  await transaction.script(
    `insert into ${table} (${list(columns)}) select ${list(columns)} from ${incoming}
     on conflict (id) do update set ${written.map((name) => `"${name}" = excluded."${name}"`).join(', ')}
     where (${list(content, `${table}.`)}) is distinct from (${list(content, 'excluded.')});
     drop table ${incoming}`,
  )
}

/** Removes the rows of a table that are not among those with these ids. For tables that speak of the newest release alone. */
export async function removeOthers(
  transaction: Transaction,
  table: string,
  ids: readonly number[],
): Promise<void> {
  await transaction.query(`delete from ${table} where id <> all($1::int[])`, [ids])
}

/**
 * The rows with their ids: the one that the table has for the same key, else the next. In an empty table the ids are
 * positions, so that every machine gives the same ones.
 */
export async function withIds(
  transaction: Transaction,
  { table, key }: { readonly table: string; readonly key: readonly string[] },
  rows: readonly TableRow[],
): Promise<(TableRow & { readonly id: number })[]> {
  const columns = key.map((name) => `"${name}"`).join(', ')
  const known = await transaction.query<TableRow & { readonly id: number }>(
    `select id, ${columns} from ${table} order by id`,
  )
  const keyOf = (row: TableRow) => JSON.stringify(key.map((name) => row[name] ?? null))
  const ids = new Map(known.map((row) => [keyOf(row), row.id]))
  let last = known.at(-1)?.id ?? 0
  return rows.map((row) => {
    const id = ids.get(keyOf(row)) ?? last + 1
    last = Math.max(last, id)
    ids.set(keyOf(row), id)
    return { id, ...row }
  })
}
