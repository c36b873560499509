import { type ItemSurroundings, itemFaults } from '#domain/catalogue-item/faults.ts'
import { type ItemKind, type ItemValues, LEVEL_FIELDS } from '#domain/catalogue-item/fields.ts'
import { measuredPair } from '#domain/catalogue-item/measure-id.ts'
import type { Message } from '#domain/message/message.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from '#server/release/current.ts'
import { readItems, type StoredItem } from './item-table.ts'

/** The values of one of the catalogue that its published figures hold fast; none of a new one. */
export async function whatStays(
  store: SqlRunner,
  kind: ItemKind,
  own: Pick<StoredItem, 'id' | 'values'> | null,
): Promise<ItemValues> {
  if (own === null || kind === 'source') return {}
  if (kind === 'measure') return heldMeasure(store, own)
  const [row] = await store.query<{ held: boolean }>(
    `select exists (select from observation where indicator = $1)
       or exists (select from disaggregated where indicator = $1) as held`,
    [own.id],
  )
  return row?.held ? { factor: own.values.factor ?? '' } : {}
}

/** Levels as the store numbers them. */
const LEVEL_OF = { national: 1, zonal: 2, state: 3, lga: 4, senatorial: 5 } as const

/** The pair, and the levels at which it has figures. */
async function heldMeasure(
  store: SqlRunner,
  { id, values }: Pick<StoredItem, 'id' | 'values'>,
): Promise<ItemValues> {
  const { indicator, source } = measuredPair(id)
  const levels = await store.query<{ level: number }>(
    `select distinct l.level from (
       select location from observation where indicator = $1 and datasource = $2 and release_removed = ${NOT_REMOVED}
       union select location from disaggregated where indicator = $1 and datasource = $2 and release_removed = ${NOT_REMOVED}
     ) f join location l on l.id = f.location`,
    [indicator, source],
  )
  const held = new Set(levels.map(({ level }) => level))
  return {
    ...{ indicator: values.indicator ?? '', source: values.source ?? '' },
    ...Object.fromEntries(
      LEVEL_FIELDS.filter((name) => held.has(LEVEL_OF[name])).map((name) => [name, 'true']),
    ),
  }
}

/** The faults of values against the rest of the catalogue and the published figures; those that stood already are not asked for. */
export async function faultsOf(
  store: SqlRunner,
  kind: ItemKind,
  values: ItemValues,
  own: StoredItem | null,
): Promise<readonly (readonly [name: string, fault: Message])[]> {
  const surroundings: ItemSurroundings = {
    id: own?.id ?? null,
    others: await readItems(store, kind),
    stays: await whatStays(store, kind, own),
    known: kind === 'measure' ? await knownIds(store) : null,
  }
  // Data sets that ship leave some fields empty.
  return Object.entries(itemFaults(kind, values, surroundings)).filter(
    ([name]) => own === null || values[name] !== (own.values[name] ?? ''),
  )
}

async function knownIds(store: SqlRunner): Promise<ItemSurroundings['known']> {
  const idsOf = async (table: 'indicator' | 'datasource') =>
    new Set((await store.query<{ id: number }>(`select id from ${table}`)).map(({ id }) => id))
  return { indicator: await idsOf('indicator'), source: await idsOf('datasource') }
}
