import { fieldsOf, type ItemKind, type ItemValues, partsOf } from '#domain/catalogue-item/fields.ts'
import type { SqlRunner, SqlValue, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION } from '#server/platform/listing/same-version.ts'
import { RELATED_COLUMNS, TABLE_OF, valuesOf } from '#server/release/catalogue-item-values.ts'

/** An indicator or a source as the store has it. */
export interface StoredItem {
  readonly id: number
  readonly values: ItemValues
  readonly updated_at: Date
}

/** All of a kind by id. */
export async function readItems(store: SqlRunner, kind: ItemKind): Promise<StoredItem[]> {
  const rows = await store.query<Readonly<Record<string, SqlValue>> & { id: number; updated_at: Date }>(
    `select * from ${TABLE_OF[kind]} order by id`,
  )
  return rows.map((row) => ({ id: row.id, values: valuesOf(kind, row), updated_at: row.updated_at }))
}

/** Ids of what people make: behind those of the data set that ships, which has far fewer, and before those of readers' own sheets. */
const MADE_HERE = { indicator: { first: 6001, last: 8191 }, source: { first: 300, last: 499 } } as const

/** True for the id of something that people made. */
export function isMadeHere(kind: ItemKind, id: number): boolean {
  return id >= MADE_HERE[kind].first && id <= MADE_HERE[kind].last
}

/** The next id for something that people make; null where none is left. An id that a change names is not given again. */
export async function nextItemId(transaction: Transaction, kind: ItemKind): Promise<number | null> {
  const { first, last } = MADE_HERE[kind]
  const [row] = await transaction.query<{ id: number }>(
    `select coalesce(max(id), $1::int - 1) + 1 as id from (
       select id from ${TABLE_OF[kind]} union all select item from catalogue_change where kind = $3
     ) used where id between $1::int and $2::int`,
    [first, last, kind],
  )
  return row && row.id <= last ? row.id : null
}

/** Writes one of them; a new one where there is none of the id. */
export async function writeItem(
  transaction: Transaction,
  kind: ItemKind,
  id: number,
  values: ItemValues,
): Promise<void> {
  const row = rowOf(kind, values)
  const columns = Object.keys(row)
  const places = columns.map((name, at) => placeholder(name, at + 2))
  await transaction.query(
    `insert into ${TABLE_OF[kind]} as t (id, ${columns.join(', ')}, updated_at) values ($1, ${places.join(', ')}, clock_timestamp())
     on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')},
       updated_at = ${NEXT_VERSION.replaceAll('updated_at', 't.updated_at')}`,
    [id, ...columns.map((name) => row[name] ?? null)],
  )
}

/** True while something in the store speaks of it. */
export async function isInUse(transaction: Transaction, kind: ItemKind, id: number): Promise<boolean> {
  const column = kind === 'indicator' ? 'indicator' : 'datasource'
  const tables = ['observation', 'disaggregated', 'datasource_specific_indicator', 'citation']
  const found = tables.map((table) => `exists (select from ${table} where ${column} = $1)`)
  const [row] = await transaction.query<{ used: boolean }>(`select ${found.join(' or ')} as used`, [id])
  return row?.used ?? false
}

/** Takes out one that people made and nothing speaks of. */
export async function removeItem(transaction: Transaction, kind: ItemKind, id: number): Promise<void> {
  await transaction.query(`delete from ${TABLE_OF[kind]} where id = $1`, [id])
}

function placeholder(column: string, at: number): string {
  if (column === 'derived_from') return `$${at}::smallint[]`
  return column === 'period_labels' ? `$${at}::text::jsonb` : `$${at}`
}

/** The columns of a table from the texts of the fields. */
function rowOf(kind: ItemKind, values: ItemValues): Record<string, SqlValue> {
  const row: Record<string, SqlValue> = {}
  for (const field of fieldsOf(kind)) {
    const text = (values[field.name] ?? '').trim()
    const number = text === '' ? null : Number(text)
    if (field.name === 'related') {
      RELATED_COLUMNS.forEach((column, at) => {
        const id = partsOf(text)[at]
        row[column] = id === undefined ? null : Number(id)
      })
    } else if (field.type === 'ids') row[field.name] = partsOf(text).map(Number)
    else if (field.type === 'labels') {
      const pairs = partsOf(text).map((part) => part.split('=').map((piece) => piece.trim()))
      row[field.name] = JSON.stringify(Object.fromEntries(pairs))
    } else if (field.type === 'number' || field.type === 'whole' || field.name === 'factor') {
      row[field.name] = number
    } else row[field.name] = field.name === 'desirable_slope' ? text || null : text
  }
  return row
}
