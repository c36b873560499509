import { changedFields, type ItemKind, type ItemValues, LEVEL_FIELDS } from '#domain/catalogue-item/fields.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { lockReleases } from '#server/release/publish-changes.ts'
import { inEnglish } from '#server/platform/in-english.ts'
import { nextItemId, readItem, spokenOfIn, type StoredItem } from './item-table.ts'
import { decideProposal } from './proposals.ts'
import { checkedValues, type PublishedItem, publishItem, type SentItem } from './publish-item.ts'
import { faultsOf, whatStays } from './what-stays.ts'

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
    const id = await nextItemId(transaction, kind, after)
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
 * Puts back what stood before a change. What was new goes, while nothing speaks of it. Throws `not-found`, and `changed-meanwhile`
 * where it is undone already, a later change stands on it, or figures and names that came since do not let it stand.
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
    if (change.undone_by !== null) throw new Problem('changed-meanwhile', 'This is undone already.')
    const { kind, item } = change
    const own = (await readItem(transaction, kind, item)) ?? null
    const after = await valuesBefore(transaction, change, own)
    const made = await publishItem(transaction, {
      ...{ kind, id: item, before: own?.values ?? null, after, note, by, locked },
      action: 'catalogue.undone',
    })
    // A change that this one had undone stands again.
    await transaction.query('update catalogue_change set undone_by = null where undone_by = $1', [id])
    await transaction.query('update catalogue_change set undone_by = $2 where id = $1', [id, made.change])
    return made
  })
}

/** The values that undoing a change brings back, null where it goes again. Throws `changed-meanwhile` where they cannot stand. */
async function valuesBefore(
  transaction: Transaction,
  { kind, item, before, after }: StoredChange,
  own: StoredItem | null,
): Promise<ItemValues | null> {
  const stays = await whatStays(transaction, kind, own)
  // Levels of which figures came since are no change of anybody.
  const levels = Object.fromEntries(LEVEL_FIELDS.flatMap((name) => (stays[name] ? [[name, 'true']] : [])))
  const withLevels = (values: ItemValues | null) => values && { ...values, ...levels }
  if (changedFields(kind, own?.values ?? null, withLevels(after)).length > 0) {
    throw new Problem('changed-meanwhile', 'A later change stands on this one. Undo that first.')
  }
  const restored = withLevels(before)
  if (restored === null) {
    const table = await spokenOfIn(transaction, kind, item)
    if (table !== null) throw new Problem('changed-meanwhile', WHY_IT_STAYS[table] ?? '')
    return null
  }
  const faults = await faultsOf(transaction, kind, restored, own)
  if (faults.length > 0) {
    const said = Object.entries(inEnglish(Object.fromEntries(faults.map(([name, fault]) => [name, [fault]]))))
    const sentences = said.map(([name, [sentence]]) => `${name}: ${sentence}`).join(' ')
    throw new Problem('changed-meanwhile', `What stood before cannot stand again. ${sentences}`)
  }
  return restored
}

const FIGURES_SPEAK =
  'A release published figures of it, and every release can be read again, so that it stays. Undo that release to take the figures back.'
const WHY_IT_STAYS: Readonly<Record<string, string>> = {
  observation: FIGURES_SPEAK,
  disaggregated: FIGURES_SPEAK,
  datasource_specific_indicator: 'How it is measured is published, so that it stays. Undo that first.',
  citation: 'A publication is cited for it, so that it stays.',
}
