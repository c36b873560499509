import type {
  CatalogueChangeRow,
  CatalogueItem,
  CatalogueItemLine,
} from '#contract/catalogue-items/catalogue-items.ts'
import type { ItemKind } from '#domain/catalogue-item/fields.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { itemNames } from './item-names.ts'
import { readItem, readItems } from './item-table.ts'
import { whatStays } from './what-stays.ts'

/** All of a kind, with where each came from. */
export async function listItems(database: Database, kind: ItemKind): Promise<CatalogueItemLine[]> {
  const items = await readItems(database, kind)
  const edited = await database.query<{ item: number; made: boolean }>(
    `select distinct on (item) item, before is null as made from catalogue_change
     where kind = $1 and release is not null order by item, id`,
    [kind],
  )
  const conflicts = await database.query<{ item: number; count: number }>(
    'select item, count(*)::int as count from catalogue_conflict where kind = $1 and decided is null group by item',
    [kind],
  )
  const madeOf = new Map(edited.map(({ item, made }) => [item, made]))
  const nameOf = await itemNames(database)
  const countOf = new Map(conflicts.map(({ item, count }) => [item, count]))
  return items.map(({ id, values }) => ({
    id,
    ...nameOf(kind, values),
    origin: originOf(madeOf.get(id)),
    conflicts: countOf.get(id) ?? 0,
  }))
}

/** Undefined: nobody changed it here. */
function originOf(made: boolean | undefined): CatalogueItemLine['origin'] {
  if (made === undefined) return 'ours'
  return made ? 'made' : 'edited'
}

interface StoredChange extends Omit<CatalogueChangeRow, 'at'> {
  readonly at: Date
}

/** One of a kind, with its history. Throws `not-found`. */
export async function readWhole(database: Database, kind: ItemKind, id: number): Promise<CatalogueItem> {
  const item = await readItem(database, kind, id)
  if (!item) throw new Problem('not-found', `There is no ${kind} with the id ${id}.`)
  const history = await database.query<StoredChange>(
    `select t.id, a.display_username as by, t.created_at as at, t.note, t.release, t.before, t.after,
       t.undone_by is not null as undone
     from catalogue_change t left join account a on a.id = t.author
     where t.kind = $1 and t.item = $2 and t.release is not null order by t.id desc`,
    [kind, id],
  )
  const conflicts = await database.query<CatalogueItem['conflicts'][number]>(
    'select field, shipped, version from catalogue_conflict where kind = $1 and item = $2 and decided is null order by field',
    [kind, id],
  )
  return {
    id,
    values: { ...item.values },
    updated_at: item.updated_at.toISOString(),
    stays: Object.keys(await whatStays(database, kind, item)),
    history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
    conflicts,
  }
}
