import type { CatalogueConflict, Take } from '#contract/data-import/data-set-conflicts.ts'
import type { ItemKind, ItemValues } from '#domain/catalogue-item/fields.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inEnglish } from '#server/platform/in-english.ts'
import { lockReleases } from '#server/release/publish-changes.ts'
import { type ItemChange, readItem, readItems, type StoredItem } from './item-table.ts'
import { itemNames } from './item-names.ts'
import { publishItems } from './publish-item.ts'
import { faultsOf } from './what-stays.ts'

type Named = Pick<CatalogueConflict, 'kind' | 'item' | 'field'>

interface StoredConflict extends Omit<CatalogueConflict, 'at' | 'name'> {
  readonly at: Date | null
}

const CONFLICTS = `
  select t.kind, t.item, t.field, t.shipped, t.version, t.decided, t.ours, t.note, t.decided_at as at,
    a.display_username as by
  from catalogue_conflict t left join account a on a.id = t.decided_by
  order by t.decided is not null, t.kind, t.item, t.field`

/** All differences from the data set that ships in what was edited here, open ones first. */
export async function readConflicts(database: Database): Promise<CatalogueConflict[]> {
  const rows = await database.query<StoredConflict>(CONFLICTS)
  if (rows.length === 0) return []
  const itemsOf = new Map<ItemKind, ReadonlyMap<number, StoredItem>>()
  for (const kind of new Set(rows.map((row) => row.kind))) {
    itemsOf.set(kind, new Map((await readItems(database, kind)).map((item) => [item.id, item])))
  }
  const nameOf = await itemNames(database)
  return rows.map((row) => {
    const values = itemsOf.get(row.kind)?.get(row.item)?.values ?? {}
    const { name, group } = nameOf(row.kind, values)
    return {
      ...row,
      name: row.kind === 'measure' ? `${name}, ${group}` : name,
      // Of what was taken, that which stood before it.
      ours: row.decided === 'theirs' ? row.ours : (values[row.field] ?? ''),
      at: row.at === null ? null : row.at.toISOString(),
    }
  })
}

interface Decision {
  readonly take: Take
  readonly of: readonly Named[] | undefined
  readonly note: string
}

/** Decides about differences, or takes decisions back. Throws `not-found`, `changed-meanwhile` and `invalid-input`. */
export async function decideConflicts(
  database: Database,
  { take, of, note }: Decision,
  by: Change,
): Promise<{ readonly decided: number; readonly release: number | null }> {
  const answer = await database.transaction(async (transaction) => {
    const locked = await lockReleases(transaction)
    const chosen = await chosenConflicts(transaction, take, of)
    const isPublished = (row: StoredConflict) => take === 'theirs' || row.decided === 'theirs'
    const changes = await changesOf(transaction, chosen.filter(isPublished), take)
    const kept = chosen.filter((row) => !isPublished(row))
    await keep(transaction, kept, take, { note, by })
    if (changes.length === 0) return { decided: chosen.length, release: null }
    const { release } = await publishItems(transaction, changes, {
      ...{ note, by, locked, action: 'catalogue.decided' },
    })
    return { decided: chosen.length, release }
  })
  if (answer.release !== null) await database.checkpoint()
  return answer
}

async function chosenConflicts(
  transaction: Transaction,
  take: Take,
  of: readonly Named[] | undefined,
): Promise<readonly StoredConflict[]> {
  const all = await transaction.query<StoredConflict>(CONFLICTS)
  const isOpen = ({ decided }: StoredConflict) => decided === null
  if (of === undefined) {
    const open = take === 'open' ? [] : all.filter(isOpen)
    if (open.length === 0) throw new Problem('not-found', 'Nothing is open.')
    return open
  }
  return of.map(({ kind, item, field }) => {
    const row = all.find((one) => one.kind === kind && one.item === item && one.field === field)
    if (!row) throw new Problem('not-found', `There is no difference in ${field} of ${kind} ${item}.`)
    if (isOpen(row) === (take === 'open')) {
      throw new Problem('changed-meanwhile', 'Somebody has decided on this meanwhile.')
    }
    return row
  })
}

/** What taking theirs, or giving back what was taken, makes of each thing. */
async function changesOf(
  transaction: Transaction,
  rows: readonly StoredConflict[],
  take: Take,
): Promise<ItemChange[]> {
  const changes: ItemChange[] = []
  for (const group of Map.groupBy(rows, ({ kind, item }) => `${kind} ${item}`).values()) {
    const [first] = group
    const own = first && (await readItem(transaction, first.kind, first.item))
    if (!own) continue
    const taken = Object.fromEntries(
      group.map(({ field, shipped, ours }) => [field, take === 'theirs' ? shipped : ours]),
    )
    const after: ItemValues = { ...own.values, ...taken }
    await refuseFaults(transaction, first.kind, after, own)
    changes.push({ kind: first.kind, id: own.id, before: own.values, after })
  }
  return changes
}

async function refuseFaults(
  transaction: Transaction,
  kind: ItemKind,
  values: ItemValues,
  own: StoredItem,
): Promise<void> {
  const [fault] = await faultsOf(transaction, kind, values, own)
  if (!fault) return
  const [name, words] = fault
  const sentence = inEnglish({ [name]: [words] })[name]?.[0] ?? ''
  throw new Problem(
    'invalid-input',
    `The value of the data set cannot stand in ${kind} ${own.id}, ${name}: ${sentence}`,
  )
}

/** Remembers that ours is kept, or forgets it. */
async function keep(
  transaction: Transaction,
  rows: readonly Named[],
  take: Take,
  { note, by }: { readonly note: string; readonly by: Change },
): Promise<void> {
  for (const { kind, item, field } of rows) {
    await transaction.query(
      `update catalogue_conflict set decided = $4, note = $5, decided_by = $6, decided_at = clock_timestamp()
       where kind = $1 and item = $2 and field = $3`,
      [kind, item, field, take === 'ours' ? 'ours' : null, note, by.actor.id],
    )
    await writeAudit(transaction, {
      actor: by.actor,
      action: 'catalogue.decided',
      subject: `${kind} ${item}`,
      after: { field, kept: take === 'ours', note },
      address: by.address,
    })
  }
}
