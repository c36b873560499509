import { fieldsOf } from '#domain/catalogue-item/fields.ts'
import type { Change } from '#server/audit/change.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { ItemChange } from './item-table.ts'

/**
 * Brings what is open between a changed thing and the data set that ships up to the change: a field that now says what the data set
 * says is decided, one that no longer does is open again, and where somebody kept ours it stays kept.
 */
export async function settleConflicts(
  transaction: Transaction,
  { kind, id, before, after }: ItemChange,
  { note, by }: { readonly note: string; readonly by: Change },
): Promise<void> {
  for (const { name } of fieldsOf(kind)) {
    const [was, is] = [before?.[name] ?? '', after?.[name] ?? '']
    if (was === is) continue
    await transaction.query(
      `update catalogue_conflict set
         decided = case when shipped = $4 then 'theirs' when decided = 'theirs' then null else decided end,
         ours = case when shipped = $4 then $5 else ours end,
         note = case when shipped = $4 then $6 else note end,
         decided_by = case when shipped = $4 then $7::int else decided_by end,
         decided_at = case when shipped = $4 then clock_timestamp() else decided_at end
       where kind = $1 and item = $2 and field = $3`,
      [kind, id, name, is, was, note, by.actor.id],
    )
  }
}
