import { changedFields, type ItemKind, type ItemValues } from '#domain/catalogue-item/fields.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { columnsOf, type ItemCells, itemOf, TABLE_OF, valuesOf } from './catalogue-item-values.ts'

/** The columns that no two of a kind may share, with capitals or without. */
const UNIQUE = { indicator: 'code', source: 'datasource', measure: null } as const

interface Edited {
  readonly item: number
  /** As the data set had it when it was first edited; null: it had none. */
  readonly shipped: ItemValues | null
}

/** What a newer data set says in a field that people edited. */
interface Otherwise {
  readonly item: number
  readonly field: string
  readonly shipped: string
}

/**
 * The rows of a newer data set without what would overwrite people's edits: fields that differ from what the data set had when somebody
 * first edited them keep their values. Where the newer one says something else in them, that is kept as a conflict for people to decide.
 */
export async function keepEdited<Row extends ItemCells>(
  transaction: Transaction,
  kind: ItemKind,
  rows: readonly Row[],
  version: string,
): Promise<readonly Row[]> {
  const edited = await transaction.query<Edited>(
    `select distinct on (item) item, before as shipped from catalogue_change
     where kind = $1 and release is not null order by item, id`,
    [kind],
  )
  const held = await transaction.query<ItemCells>(`select * from ${TABLE_OF[kind]}`)
  const heldOf = new Map(held.map((row) => [itemOf(kind, row), row]))
  const shippedOf = new Map(edited.map(({ item, shipped }) => [item, shipped ?? {}]))
  const otherwise: Otherwise[] = []
  const kept = rows.map((incoming) => {
    const row = apartFromMade(kind, incoming, held, rows)
    const item = itemOf(kind, row)
    const [own, shipped] = [heldOf.get(item), shippedOf.get(item)]
    if (!own || !shipped) return row
    const ours = changedFields(kind, shipped, valuesOf(kind, own)).map(({ name }) => name)
    for (const { name, after } of changedFields(kind, valuesOf(kind, own), valuesOf(kind, row))) {
      if (!ours.includes(name) || after === (shipped[name] ?? '')) continue
      otherwise.push({ item, field: name, shipped: after })
    }
    const columns = ours.flatMap((name) => columnsOf(kind, name))
    return { ...row, ...Object.fromEntries(columns.map((column) => [column, cellOf(own[column])])) }
  })
  await keepConflicts(transaction, kind, otherwise, version)
  return kept
}

/** What was decided stays decided while the data set says the same; what it says no longer goes. */
async function keepConflicts(
  transaction: Transaction,
  kind: ItemKind,
  otherwise: readonly Otherwise[],
  version: string,
): Promise<void> {
  const named = otherwise.map(({ item, field }) => `${item} ${field}`)
  await transaction.query(
    `delete from catalogue_conflict where kind = $1 and item || ' ' || field <> all($2::text[])`,
    [kind, named],
  )
  for (const { item, field, shipped } of otherwise) {
    await transaction.query(
      `insert into catalogue_conflict as c (kind, item, field, shipped, version) values ($1, $2, $3, $4, $5)
       on conflict (kind, item, field) do update set version = excluded.version, shipped = excluded.shipped,
         decided = case when c.shipped = excluded.shipped then c.decided end`,
      [kind, item, field, shipped, version],
    )
  }
}

/** A name that people gave to something of theirs meanwhile stays theirs: the one that ships is told apart. */
function apartFromMade<Row extends ItemCells>(
  kind: ItemKind,
  row: Row,
  held: readonly ItemCells[],
  rows: readonly ItemCells[],
): Row {
  const column = UNIQUE[kind]
  if (column === null) return row
  const shipped = new Set(rows.map(({ id }) => id))
  const isTaken = held.some(
    (other) => !shipped.has(other.id ?? 0) && lower(other[column]) === lower(row[column]),
  )
  return isTaken ? { ...row, [column]: `${String(row[column])} (MSDAT)` } : row
}

function lower(text: unknown): string {
  return String(text).toLowerCase()
}

/** As a row of the data set has it: what the store gives as an object travels as JSON. */
function cellOf(value: ItemCells[string] | undefined): ItemCells[string] {
  if (value === undefined) return null
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : value
}
