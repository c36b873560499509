import { fieldsOf, type ItemKind, type ItemValues, partsOf } from '#domain/catalogue-item/fields.ts'
import { measureId, measuredPair } from '#domain/catalogue-item/measure-id.ts'
import type { SqlRunner, SqlValue, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION } from '#server/platform/listing/same-version.ts'
import {
  columnsOf,
  itemOf,
  RELATED_COLUMNS,
  TABLE_OF,
  valuesOf,
} from '#server/release/catalogue-item-values.ts'

/** Something of the catalogue as the store has it. */
export interface StoredItem {
  readonly id: number
  readonly values: ItemValues
  readonly updated_at: Date
}

/** What becomes of one thing in the catalogue. */
export interface ItemChange {
  readonly kind: ItemKind
  readonly id: number
  readonly before: ItemValues | null
  /** Null: it goes. */
  readonly after: ItemValues | null
}

/** All of a kind by id. */
export async function readItems(store: SqlRunner, kind: ItemKind): Promise<StoredItem[]> {
  const order = kind === 'measure' ? 'indicator, datasource' : 'id'
  const rows = await store.query<Readonly<Record<string, SqlValue>> & { updated_at: Date }>(
    `select * from ${TABLE_OF[kind]} order by ${order}`,
  )
  return rows.map((row) => ({
    id: itemOf(kind, row),
    values: valuesOf(kind, row),
    updated_at: row.updated_at,
  }))
}

/** One of a kind; undefined where there is none of the id. */
export async function readItem(
  store: SqlRunner,
  kind: ItemKind,
  id: number,
): Promise<StoredItem | undefined> {
  return (await readItems(store, kind)).find((item) => item.id === id)
}

/** Ids of what people make: behind those of the data set that ships, which has far fewer, and before those of readers' own sheets. */
const MADE_HERE = { indicator: { first: 6001, last: 8191 }, source: { first: 300, last: 499 } } as const

/** The id for something that people make; null where none is left. An id that a change names is not given again. */
export async function nextItemId(
  transaction: Transaction,
  kind: ItemKind,
  values: ItemValues,
): Promise<number | null> {
  if (kind === 'measure') return measureId(Number(values.indicator), Number(values.source))
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
  // A row of a measure has a number of its own, by which nobody knows it.
  const [key, ownId] =
    kind === 'measure'
      ? [
          'indicator, datasource',
          `(select coalesce(max(id), 0) + 1 from ${TABLE_OF[kind]} where $1::int > 0)`,
        ]
      : ['id', '$1']
  await transaction.query(
    `insert into ${TABLE_OF[kind]} as t (id, ${quoted(columns)}, updated_at) values (${ownId}, ${places.join(', ')}, clock_timestamp())
     on conflict (${key}) do update set ${columns.map((name) => `"${name}" = excluded."${name}"`).join(', ')},
       updated_at = ${NEXT_VERSION.replaceAll('updated_at', 't.updated_at')}`,
    [id, ...columns.map((name) => row[name] ?? null)],
  )
}

function quoted(columns: readonly string[]): string {
  return columns.map((name) => `"${name}"`).join(', ')
}

/** The tables that speak of something in the catalogue; a release that ended a figure of it still shows it in those before. */
const SPEAKING: Readonly<Record<ItemKind, readonly string[]>> = {
  indicator: ['observation', 'disaggregated', 'datasource_specific_indicator', 'citation'],
  source: ['observation', 'disaggregated', 'datasource_specific_indicator', 'citation'],
  measure: ['observation', 'disaggregated', 'citation'],
}

/** The rows of a table that speak of it, as a condition with its parameters. */
function about(
  kind: ItemKind,
  id: number,
): { readonly where: string; readonly parameters: readonly number[] } {
  if (kind === 'indicator') return { where: 'indicator = $1', parameters: [id] }
  if (kind === 'source') return { where: 'datasource = $1', parameters: [id] }
  const { indicator, source } = measuredPair(id)
  return { where: 'indicator = $1 and datasource = $2', parameters: [indicator, source] }
}

/** The first table in which something speaks of it; null: it may go. */
export async function spokenOfIn(
  transaction: Transaction,
  kind: ItemKind,
  id: number,
): Promise<string | null> {
  const { where, parameters } = about(kind, id)
  for (const table of SPEAKING[kind]) {
    const [row] = await transaction.query(`select 1 from ${table} where ${where} limit 1`, parameters)
    if (row) return table
  }
  return null
}

/** Takes out one that people made and nothing speaks of. */
export async function removeItem(transaction: Transaction, kind: ItemKind, id: number): Promise<void> {
  const { where, parameters } = about(kind, id)
  const condition = kind === 'measure' ? where : 'id = $1'
  await transaction.query(`delete from ${TABLE_OF[kind]} where ${condition}`, parameters)
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
    const [column = field.name] = columnsOf(kind, field.name)
    if (field.name === 'related') {
      RELATED_COLUMNS.forEach((related, at) => {
        const id = partsOf(text)[at]
        row[related] = id === undefined ? null : Number(id)
      })
    } else if (field.type === 'ids') row[column] = partsOf(text).map(Number)
    else if (field.type === 'labels') {
      const pairs = partsOf(text).map((part) => part.split('=').map((piece) => piece.trim()))
      row[column] = JSON.stringify(Object.fromEntries(pairs))
    } else if (field.type === 'flag') row[column] = text === 'true'
    else if (['number', 'whole', 'id'].includes(field.type) || field.name === 'factor') row[column] = number
    else row[column] = field.name === 'desirable_slope' ? text || null : text
  }
  return row
}
