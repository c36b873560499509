import { changedFields, type ItemKind, type ItemValues } from '#domain/catalogue-item/fields.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { lockReleases } from '#server/release/publish-changes.ts'
import { isInUse, isMadeHere, nextItemId, readItems, type StoredItem } from './item-table.ts'
import { decideProposal } from './proposals.ts'
import { checkedValues, type PublishedItem, publishItem, type SentItem } from './publish-item.ts'

/** Publishes in one transaction, and sees to it that a crash does not lose it. */
async function published(
  database: Database,
  work: (transaction: Transaction) => Promise<PublishedItem>,
): Promise<Omit<PublishedItem, 'change'>> {
  const { id, release } = await database.transaction(work)
  await database.checkpoint()
  return { id, release }
}

/** Makes an indicator or a source, by a proposal where one is named. Throws `invalid-input`, and the problems of proposals. */
export function makeItem(
  database: Database,
  kind: ItemKind,
  { values, note, proposal }: SentItem & { readonly proposal?: number | undefined },
  by: Change,
) {
  return published(database, async (transaction) => {
    const locked = await lockReleases(transaction)
    const after = await checkedValues(transaction, kind, values, null)
    const id = await nextItemId(transaction, kind)
    if (id === null) throw new Problem('invalid-input', 'All ids for what is made here are taken.')
    const change = { kind, id, before: null, after, note, by, locked, action: 'catalogue.added' } as const
    const made = await publishItem(transaction, change)
    if (proposal !== undefined) {
      await decideProposal(transaction, proposal, { kind, made, state: 'published', remark: '' }, by)
    }
    return made
  })
}

/** Changes one of them. Throws `not-found`, `changed-meanwhile` and `invalid-input`. */
export function changeItem(
  database: Database,
  { kind, id }: { readonly kind: ItemKind; readonly id: number },
  { values, note, seen }: SentItem & { readonly seen: string },
  by: Change,
) {
  return published(database, async (transaction) => {
    const locked = await lockReleases(transaction)
    const own = refuseOlderVersion(await readItem(transaction, kind, id), seen)
    const after = await checkedValues(transaction, kind, values, own)
    if (changedFields(kind, own.values, after).length === 0) {
      throw new Problem('invalid-input', 'Nothing differs from what is published.')
    }
    return publishItem(transaction, {
      ...{ kind, id, before: own.values, after, note, by, locked, action: 'catalogue.changed' },
    })
  })
}

interface StoredChange {
  readonly kind: ItemKind
  readonly item: number
  readonly before: ItemValues | null
  readonly after: ItemValues | null
  readonly undone_by: number | null
}

/**
 * Puts back what stood before a change. What was new goes, while nothing is published of it. Throws `not-found`, and `changed-meanwhile`
 * where it is undone already, a later change stands on it, or figures do.
 */
export function undoChange(database: Database, id: number, note: string, by: Change) {
  return published(database, async (transaction) => {
    const locked = await lockReleases(transaction)
    const [change] = await transaction.query<StoredChange>(
      `select kind, item, before, after, undone_by from catalogue_change
       where id::bigint = $1::bigint and state = 'published' and release is not null`,
      [id],
    )
    if (!change) throw new Problem('not-found', `There is no change with the id ${id}.`)
    const { kind, item, before, after } = change
    if (change.undone_by !== null) throw new Problem('changed-meanwhile', 'This is undone already.')
    const own = (await readItem(transaction, kind, item)) ?? null
    if (changedFields(kind, own?.values ?? null, after).length > 0) {
      throw new Problem('changed-meanwhile', 'A later change stands on this one. Undo that first.')
    }
    if (before === null && (!isMadeHere(kind, item) || (await isInUse(transaction, kind, item)))) {
      throw new Problem('changed-meanwhile', 'Figures are published of it, so that it stays.')
    }
    const made = await publishItem(transaction, {
      ...{ kind, id: item, before: own?.values ?? null, after: before, note, by, locked },
      action: 'catalogue.undone',
    })
    await transaction.query('update catalogue_change set undone_by = $2 where id = $1', [id, made.change])
    return made
  })
}

async function readItem(
  transaction: Transaction,
  kind: ItemKind,
  id: number,
): Promise<StoredItem | undefined> {
  return (await readItems(transaction, kind)).find((item) => item.id === id)
}
