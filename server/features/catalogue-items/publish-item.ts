import { type ItemSurroundings, itemFaults } from '#domain/catalogue-item/faults.ts'
import { changedFields, fieldsOf, type ItemKind, type ItemValues } from '#domain/catalogue-item/fields.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { inEnglish } from '#server/platform/in-english.ts'
import { findChanges } from '#server/release/find-changes.ts'
import { type LockedReleases, publishChanges } from '#server/release/publish-changes.ts'
import { createStaging } from '#server/release/staging.ts'
import { readItems, removeItem, type StoredItem, writeItem } from './item-table.ts'

/** The values of a form, as they were sent. */
export interface SentItem {
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly note: string
}

/** A change of the catalogue that is about to be published. */
export interface ItemChange {
  readonly kind: ItemKind
  readonly id: number
  readonly before: ItemValues | null
  /** Null: it goes. */
  readonly after: ItemValues | null
  readonly note: string
  readonly by: Change
  readonly action: 'catalogue.added' | 'catalogue.changed' | 'catalogue.undone'
  readonly locked: LockedReleases
}

/** A change with the release in which everybody sees it. */
export interface PublishedItem {
  readonly id: number
  readonly release: number
  /** The id of the change itself. */
  readonly change: number
}

/** Writes a change and publishes it as a release without figures, with its history and its entry in the audit log. */
export async function publishItem(transaction: Transaction, change: ItemChange): Promise<PublishedItem> {
  const { kind, id, before, after, note, by, action, locked } = change
  if (after === null) await removeItem(transaction, kind, id)
  else await writeItem(transaction, kind, id, after)
  const now = new Date()
  const { number } = await publishChanges(await findChanges(await createStaging(transaction)), locked, {
    ...{ note, actor: by.actor.username, now },
  })
  const [row] = await transaction.query<{ id: number }>(
    `insert into catalogue_change (kind, item, state, before, after, note, author, created_at, release)
     values ($1, $2, 'published', $3::text::jsonb, $4::text::jsonb, $5, $6, $7, $8) returning id`,
    [kind, id, jsonOf(before), jsonOf(after), note, by.actor.id, now, number],
  )
  await transaction.query('delete from catalogue_conflict where kind = $1 and item = $2', [kind, id])
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
  return { id, release: number, change: row?.id ?? 0 }
}

function jsonOf(values: ItemValues | null): string | null {
  return values === null ? null : JSON.stringify(values)
}

/** The values of a form: those of the kind, without spaces at their ends, checked against the rest of the catalogue. */
export async function checkedValues(
  store: SqlRunner,
  kind: ItemKind,
  sent: Readonly<Partial<Record<string, string>>>,
  own: StoredItem | null,
): Promise<ItemValues> {
  const values = Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, (sent[name] ?? '').trim()]))
  const surroundings: ItemSurroundings = {
    id: own?.id ?? null,
    others: await readItems(store, kind),
    factorOfFigures: own && (await hasFigures(store, kind, own.id)) ? (own.values.factor ?? null) : null,
  }
  // What stands as it stood is not asked for: data sets that ship leave some fields empty.
  const faults = Object.entries(itemFaults(kind, values, surroundings)).filter(
    ([name]) => own === null || values[name] !== (own.values[name] ?? ''),
  )
  if (faults.length === 0) return values
  const errors = inEnglish(Object.fromEntries(faults.map(([name, fault]) => [name, [fault]])))
  throw new Problem('invalid-input', `Look at ${Object.keys(errors).join(', ')}.`, errors)
}

/** Whether figures are, or were, published of an indicator. */
export async function hasFigures(store: SqlRunner, kind: ItemKind, id: number): Promise<boolean> {
  if (kind !== 'indicator') return false
  const [row] = await store.query<{ held: boolean }>(
    `select exists (select from observation where indicator = $1)
       or exists (select from disaggregated where indicator = $1) as held`,
    [id],
  )
  return row?.held ?? false
}
