import type {
  CatalogueChangeRow,
  CatalogueItem,
  CatalogueItemLine,
} from '#contract/catalogue-items/catalogue-items.ts'
import type { ItemKind } from '#domain/catalogue-item/fields.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isMadeHere, readItems } from './item-table.ts'
import { hasFigures } from './publish-item.ts'

/** All of a kind, with where each came from. */
export async function listItems(database: Database, kind: ItemKind): Promise<CatalogueItemLine[]> {
  const items = await readItems(database, kind)
  const edited = await database.query<{ item: number }>(
    `select distinct item from catalogue_change where kind = $1 and release is not null`,
    [kind],
  )
  const conflicts = await database.query<{ item: number; count: number }>(
    'select item, count(*)::int as count from catalogue_conflict where kind = $1 group by item',
    [kind],
  )
  const isEdited = new Set(edited.map(({ item }) => item))
  const countOf = new Map(conflicts.map(({ item, count }) => [item, count]))
  return items.map(({ id, values }) => ({
    id,
    name: values.short_name ?? values.datasource ?? '',
    full_name: values.full_name ?? '',
    group: values.program_area ?? values.classification ?? '',
    origin: isMadeHere(kind, id) ? 'made' : isEdited.has(id) ? 'edited' : 'ours',
    conflicts: countOf.get(id) ?? 0,
  }))
}

interface StoredChange extends Omit<CatalogueChangeRow, 'at'> {
  readonly at: Date
}

/** One of a kind, with its history. Throws `not-found`. */
export async function readWhole(database: Database, kind: ItemKind, id: number): Promise<CatalogueItem> {
  const item = (await readItems(database, kind)).find((one) => one.id === id)
  if (!item) throw new Problem('not-found', `There is no ${kind} with the id ${id}.`)
  const history = await database.query<StoredChange>(
    `select t.id, a.display_username as by, t.created_at as at, t.note, t.release, t.before, t.after,
       t.undone_by is not null as undone
     from catalogue_change t left join account a on a.id = t.author
     where t.kind = $1 and t.item = $2 and t.release is not null order by t.id desc`,
    [kind, id],
  )
  const conflicts = await database.query<CatalogueItem['conflicts'][number]>(
    'select field, shipped, version from catalogue_conflict where kind = $1 and item = $2 order by field',
    [kind, id],
  )
  return {
    id,
    values: { ...item.values },
    updated_at: item.updated_at.toISOString(),
    factor_stays: await hasFigures(database, kind, id),
    history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
    conflicts,
  }
}
