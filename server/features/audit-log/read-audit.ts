import type { AuditRow } from '#contract/admin/audit.ts'
import type { Account } from '#domain/account/account.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Where } from '#server/platform/listing/where.ts'
import { AUDIT_TABLES } from './audit-filter.ts'
import { nameSubjects } from './name-subjects.ts'

interface StoredEntry {
  readonly id: number
  readonly at: Date
  readonly actor: number | null
  readonly actor_name: string | null
  readonly action: string
  readonly subject: string
  readonly before: object | null
  readonly after: object | null
  readonly network: string
  readonly hash: string
}

/** Rows that fulfil the conditions, newest first unless `oldestFirst`; `below`: only rows with a smaller number. */
export async function readAudit(
  database: Database,
  reader: Account,
  where: Where,
  window: { readonly size: number; readonly offset: number; readonly oldestFirst?: boolean },
): Promise<AuditRow[]> {
  if (where.impossible) return []
  const rows = await database.query<StoredEntry>(
    `select t.id, t.at, t.actor, a.display_username as actor_name, t.action, t.subject,
       t.before, t.after, t.network, t.hash
     from ${AUDIT_TABLES} where ${where.sql}
     order by t.id ${window.oldestFirst ? 'asc' : 'desc'} limit ${window.size} offset ${window.offset}`,
    where.parameters,
  )
  return nameSubjects(database, reader, rows.map(rowOf))
}

export async function countAudit(database: Database, where: Where): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from ${AUDIT_TABLES} where ${where.sql}`,
    where.parameters,
  )
  return row?.count ?? 0
}

function rowOf({ actor, actor_name, at, ...stored }: StoredEntry): AuditRow {
  return {
    ...stored,
    at: at.toISOString(),
    actor: actor === null ? null : { id: actor, name: actor_name },
    done_by: actor === null ? withoutAccount(stored.action) : (actor_name ?? `Deleted account ${actor}`),
    subject_name: null,
    subject_link: null,
  }
}

/** The doer of an action without an account: the command line, the server itself, or somebody who is not signed in. */
function withoutAccount(action: string): string {
  if (action === 'account.added' || action === 'data.published') return 'The command line'
  return action === 'data.updated' ? 'The server itself' : 'Nobody signed in'
}
