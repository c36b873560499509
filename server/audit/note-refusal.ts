import type { SqlRunner } from '#server/platform/database/database.ts'
import { type AuditEntry, writeAudit } from './write-audit.ts'

/** Refusals of different things that the log keeps of one person in an hour: enough to see what somebody tries. */
const MOST = 60

/**
 * Writes down that somebody was refused something: the same one once in an hour, however often it is tried, so that nobody
 * fills the log.
 */
export async function noteRefusal(
  transaction: SqlRunner,
  entry: Pick<AuditEntry, 'address'> & {
    readonly actor: NonNullable<AuditEntry['actor']>
    readonly subject: string
  },
): Promise<void> {
  const [noted] = await transaction.query<{ all: number; same: number }>(
    `select count(*)::int as all, count(*) filter (where subject = $2)::int as same from audit_entry
     where actor = $1 and action = 'access.refused' and at > now() - interval '1 hour'`,
    [entry.actor.id, entry.subject],
  )
  if (noted && (noted.same > 0 || noted.all >= MOST)) return
  await writeAudit(transaction, { ...entry, action: 'access.refused' })
}
