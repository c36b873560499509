import { changedFields, type ItemKind, type ItemValues } from '#domain/catalogue-item/fields.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { columnsOf, type ItemCells, TABLE_OF, valuesOf } from './catalogue-item-values.ts'

/** The columns that no two of a kind may share, with capitals or without. */
const UNIQUE = { indicator: ['code'], source: ['datasource'] } as const

interface Edited {
  readonly item: number
  /** As the data set had it when it was first edited. */
  readonly shipped: ItemValues
}

/**
 * The rows of a newer data set without what would overwrite people's edits: fields that differ from what the data set had when somebody
 * first edited them keep their values. Where the newer one says something else in them, that is kept as a conflict for people to decide.
 */
export async function keepEdited(
  transaction: Transaction,
  kind: ItemKind,
  rows: readonly ItemCells[],
  version: string,
): Promise<readonly ItemCells[]> {
  const edited = await transaction.query<Edited>(
    `select distinct on (item) item, before as shipped from catalogue_change
     where kind = $1 and release is not null and before is not null order by item, id`,
    [kind],
  )
  const held = await transaction.query<ItemCells>(`select * from ${TABLE_OF[kind]}`)
  const heldOf = new Map(held.map((row) => [row.id, row]))
  const shippedOf = new Map(edited.map(({ item, shipped }) => [item, shipped]))
  await transaction.query('delete from catalogue_conflict where kind = $1', [kind])
  const kept: ItemCells[] = []
  for (const incoming of rows) {
    const row = apartFromMade(kind, incoming, held, rows)
    const [own, shipped] = [heldOf.get(row.id ?? 0), shippedOf.get(Number(row.id))]
    if (!own || !shipped) {
      kept.push(row)
      continue
    }
    const ours = changedFields(kind, shipped, valuesOf(kind, own)).map(({ name }) => name)
    const said = valuesOf(kind, row)
    const others = changedFields(kind, valuesOf(kind, own), said).filter(
      ({ name, after }) => ours.includes(name) && after !== (shipped[name] ?? ''),
    )
    for (const { name, after } of others) {
      await transaction.query('insert into catalogue_conflict values ($1, $2, $3, $4, $5)', [
        ...[kind, Number(row.id), name, after, version],
      ])
    }
    const columns = ours.flatMap(columnsOf)
    kept.push({ ...row, ...Object.fromEntries(columns.map((column) => [column, cellOf(own[column])])) })
  }
  return kept
}

/** A name that people gave to something of theirs meanwhile stays theirs: the one that ships is told apart. */
function apartFromMade(
  kind: ItemKind,
  row: ItemCells,
  held: readonly ItemCells[],
  rows: readonly ItemCells[],
): ItemCells {
  const shipped = new Set(rows.map(({ id }) => id))
  const [column] = UNIQUE[kind]
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
