import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Changes } from '#server/release/find-changes.ts'

/**
 * The changes of a newer version of the data set that ships to a store. Counts are figures, by group of
 * people included.
 */
export interface DataUpdate {
  readonly from: string
  readonly to: string
  readonly added: number
  /** Another value. */
  readonly corrected: number
  /** The same value; another interval, remark, publication or coordinates. */
  readonly described: number
  readonly withdrawn: number
  /** Passed over, because people published something there. */
  readonly kept: number
}

/** Counts changes as an update tells of them. */
export async function countUpdate({
  transaction,
  points,
  groups,
}: Changes): Promise<Pick<DataUpdate, 'added' | 'corrected' | 'described' | 'withdrawn'>> {
  const [counts] = await transaction.query<
    Pick<DataUpdate, 'added' | 'corrected' | 'described' | 'withdrawn'>
  >(
    `select count(*) filter (where value is not null and old_value is null) as added,
       count(*) filter (where value <> old_value) as corrected,
       count(*) filter (where value = old_value) as described,
       count(*) filter (where value is null) as withdrawn
     from (select value, old_value from ${points.name} union all select value, old_value from ${groups.name}) changed`,
  )
  return counts ?? { added: 0, corrected: 0, described: 0, withdrawn: 0 }
}

/** The update in a sentence, for the log and for administrators. */
export function updateSentence({ added, corrected, described, withdrawn, kept }: DataUpdate): Message {
  return message('told.data-set-counts', {
    ...{ added: whole(added), corrected: whole(corrected), described: whole(described) },
    ...{ withdrawn: whole(withdrawn), kept: whole(kept), some: kept === 0 ? 'no' : 'yes' },
  })
}

/** Tells administrators and the audit log of an update, in its own transaction. */
export async function tellUpdate(transaction: Transaction, update: DataUpdate): Promise<void> {
  await notify(transaction, {
    to: { holding: 'summary.read' },
    kind: 'admin-activity',
    title: message('told.data-set', { before: update.from, after: update.to }),
    text: message('told.data-set-text', { counts: updateSentence(update) }),
  })
  await writeAudit(transaction, {
    actor: null,
    action: 'data.updated',
    before: { dataset: update.from },
    after: { ...update },
  })
}
