import { changedFields, fieldsOf, type ItemKind, type ItemValues } from '#domain/catalogue-item/fields.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { inEnglish } from '#server/platform/in-english.ts'
import { findChanges } from '#server/release/find-changes.ts'
import { type LockedReleases, publishChanges } from '#server/release/publish-changes.ts'
import { createStaging } from '#server/release/staging.ts'
import { type ItemChange, removeItem, type StoredItem, writeItem } from './item-table.ts'
import { settleConflicts } from './settle-conflicts.ts'
import { faultsOf } from './what-stays.ts'

/** The values of a form, as they were sent. */
export interface SentItem {
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly note: string
}

/** How changes are published. */
export interface ItemPublication {
  readonly note: string
  readonly by: Change
  readonly action: 'catalogue.added' | 'catalogue.changed' | 'catalogue.undone' | 'catalogue.decided'
  readonly locked: LockedReleases
}

/** A change with the release in which everybody sees it. */
export interface PublishedItem {
  readonly id: number
  readonly release: number
  /** The id of the change itself. */
  readonly change: number
}

/** Writes a change and publishes it, as `publishItems` does. */
export async function publishItem(
  transaction: Transaction,
  change: ItemChange & ItemPublication,
): Promise<PublishedItem> {
  const { release, changes } = await publishItems(transaction, [change], change)
  return { id: change.id, release, change: changes[0] ?? 0 }
}

/** Writes changes and publishes them as one release without figures, each with its history and its entry in the audit log. */
export async function publishItems(
  transaction: Transaction,
  changes: readonly ItemChange[],
  { note, by, action, locked }: ItemPublication,
): Promise<{ readonly release: number; readonly changes: readonly number[] }> {
  for (const { kind, id, after } of changes) {
    if (after === null) await removeItem(transaction, kind, id)
    else await writeItem(transaction, kind, id, after)
  }
  const now = new Date()
  const { number } = await publishChanges(await findChanges(await createStaging(transaction)), locked, {
    ...{ note, actor: by.actor.username, now },
  })
  const ids: number[] = []
  for (const { kind, id, before, after } of changes) {
    const [row] = await transaction.query<{ id: number }>(
      `insert into catalogue_change (kind, item, state, before, after, note, author, created_at, release)
       values ($1, $2, 'published', $3::text::jsonb, $4::text::jsonb, $5, $6, $7, $8) returning id`,
      [kind, id, jsonOf(before), jsonOf(after), note, by.actor.id, now, number],
    )
    ids.push(row?.id ?? 0)
    await settleConflicts(transaction, { kind, id, before, after }, { note, by })
    const changed = changedFields(kind, before, after)
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(changed.map((field) => [field.name, field[which]]))
    await writeAudit(transaction, {
      actor: by.actor,
      action,
      subject: `${kind} ${id}`,
      before: before && side('before'),
      after: after && { ...side('after'), release: number, note },
      address: by.address,
    })
  }
  return { release: number, changes: ids }
}

function jsonOf(values: ItemValues | null): string | null {
  return values === null ? null : JSON.stringify(values)
}

/** The values of a form: those of the kind, without spaces at their ends, checked against the rest of the catalogue. */
export async function checkedValues(
  store: SqlRunner,
  kind: ItemKind,
  sent: SentItem['values'],
  own: StoredItem | null,
): Promise<ItemValues> {
  const values = Object.fromEntries(
    fieldsOf(kind).map(({ name, type }) => [
      name,
      (sent[name] ?? '').trim() || (type === 'flag' ? 'false' : ''),
    ]),
  )
  const faults = await faultsOf(store, kind, values, own)
  if (faults.length === 0) return values
  const errors = inEnglish(Object.fromEntries(faults.map(([name, fault]) => [name, [fault]])))
  throw new Problem('invalid-input', `Look at ${Object.keys(errors).join(', ')}.`, errors)
}
