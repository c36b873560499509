import type { Account } from '#domain/account/account.ts'
import type { AuditRow } from '#contract/admin/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Streamed } from '#server/platform/http/endpoint-route.ts'
import { type CsvRow, csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { type AuditQuery, auditWhere } from './audit-filter.ts'
import { readAudit } from './read-audit.ts'

const COLUMNS = [
  'id',
  'at',
  'actor',
  'actor_name',
  'done_by',
  'action',
  'subject',
  'subject_name',
  'subject_link',
  'before',
  'after',
  'network',
  'hash',
]

/** Rows read at once. */
const BATCH = 1000

/** The log as a table, newest first; it is read while it is sent. Rows written meanwhile are not in it. */
export function auditTable(database: Database, reader: Account, query: AuditQuery, newest: number): Streamed {
  return csvAnswer('audit-log', COLUMNS, rowsBelow(database, reader, query, newest + 1))
}

async function* rowsBelow(
  database: Database,
  reader: Account,
  query: AuditQuery,
  end: number,
): AsyncGenerator<CsvRow> {
  for (let below = end; ; ) {
    const where = auditWhere(query)
    where.and(`t.id < ${where.parameter(below)}`)
    const rows = await readAudit(database, reader, where, { size: BATCH, offset: 0 })
    yield* rows.map(csvRow)
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return
    below = last.id
  }
}

function csvRow({ actor, before, after, ...row }: AuditRow): CsvRow {
  return {
    ...row,
    actor: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
  }
}
