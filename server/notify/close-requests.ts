import type { SqlRunner } from '#server/platform/database/database.ts'
import type { MessageSubject } from './message-subject.ts'
import type { MessageKind } from './notify.ts'

/** Something waits for nobody any more: what everybody was told of it counts as read. */
export async function closeRequests(transaction: SqlRunner, { kind, id }: MessageSubject): Promise<void> {
  await transaction.query(
    'update notification set read_at = coalesce(read_at, now()) where subject_kind = $1 and subject = $2',
    [kind, id],
  )
}

/** Nothing of a kind waits any more: messages that gather several of them count as read. */
export async function closeGathered(transaction: SqlRunner, kind: MessageKind): Promise<void> {
  await transaction.query('update notification set read_at = now() where kind = $1 and read_at is null', [
    kind,
  ])
}
