import type { z } from 'zod'
import type { auditQuery } from '#contract/admin/audit.ts'
import { Where } from '#server/platform/listing/where.ts'

export type AuditQuery = z.output<typeof auditQuery>

/** Aliases: `t` the entry, `a` the account of the actor, `s` the account that it was done to. */
export const AUDIT_TABLES = `audit_entry t
  left join account a on a.id = t.actor
  left join account s on s.id = case when t.subject ~ '^account [0-9]{1,9}$' then substr(t.subject, 9)::int end`

/** The conditions of a query on the audit log. */
export function auditWhere(query: AuditQuery): Where {
  const where = new Where()
  if (query.actor !== '') {
    const given = where.parameter(query.actor)
    where.and(`(a.username = lower(${given}) or t.actor::text = ${given})`)
  }
  if (query.action !== '') {
    const given = where.parameter(query.action)
    where.and(`(t.action = ${given} or starts_with(t.action, ${given} || '.'))`)
  }
  if (query.subject !== '') where.and(`t.subject = ${where.parameter(query.subject)}`)
  if (query.search !== '') where.and(`(${searched(where.parameter(query.search.toLowerCase()))})`)
  for (const [instants, sign] of [
    [query.from, '>='],
    [query.to, '<='],
  ] as const) {
    if (instants === null) continue
    const [instant] = instants
    where.and(instant ? `t.at ${sign} ${where.parameter(instant)}::timestamptz` : 'false')
  }
  return where
}

/** Where a search looks: everything that a row shows. The text is in lower case. */
function searched(given: string): string {
  const texts = [
    't.action',
    't.subject',
    'a.username',
    's.username',
    't.network',
    't.before::text',
    't.after::text',
  ]
  return texts.map((text) => `strpos(lower(coalesce(${text}, '')), ${given}) > 0`).join(' or ')
}
