import type { AuditRow } from '#contract/admin/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Where } from '#server/platform/listing/where.ts'
import { AUDIT_TABLES } from './audit-filter.ts'

interface StoredEntry {
  readonly id: number
  readonly at: Date
  readonly actor: number | null
  readonly actor_name: string | null
  readonly action: string
  readonly subject: string
  readonly subject_name: string | null
  readonly before: object | null
  readonly after: object | null
  readonly network: string
  readonly hash: string
}

/** Rows that fulfil the conditions, newest first unless `oldestFirst`; `below`: only rows with a smaller number. */
export async function readAudit(
  database: Database,
  where: Where,
  window: { readonly size: number; readonly offset: number; readonly oldestFirst?: boolean },
): Promise<AuditRow[]> {
  if (where.impossible) return []
  const rows = await database.query<StoredEntry>(
    `select t.id, t.at, t.actor, a.display_username as actor_name, t.action, t.subject,
       s.display_username as subject_name, t.before, t.after, t.network, t.hash
     from ${AUDIT_TABLES} where ${where.sql}
     order by t.id ${window.oldestFirst ? 'asc' : 'desc'} limit ${window.size} offset ${window.offset}`,
    where.parameters,
  )
  return rows.map(rowOf)
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
  }
}
