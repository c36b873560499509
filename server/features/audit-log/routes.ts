import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { listAudit, listAuditActions, verifyAudit } from '#contract/admin/audit.ts'
import { Problem } from '#domain/problem.ts'
import { checkChain } from '#server/audit/check-chain.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { auditWhere } from './audit-filter.ts'
import { auditTable } from './export-audit.ts'
import { countAudit, readAudit } from './read-audit.ts'

/** The audit log, for administrators: to look through, to take out as a table, and to check. */
function serveAuditLog(app: FastifyInstance, { database }: Services): void {
  serve(app, listAudit, async (call) => {
    const { query, url } = call
    const where = auditWhere(query)
    const reader = signedIn(call)
    const count = await countAudit(database, where)
    if (query.format === 'csv') {
      const { size, page, format, ordering, ...filters } = query
      await database.transaction((transaction) =>
        writeAudit(transaction, {
          actor: reader,
          action: 'audit.exported',
          after: { rows: count, filters: givenOf(filters) },
          address: call.request.ip,
        }),
      )
      const [newest] = await readAudit(database, reader, where, { size: 1, offset: 0 })
      return auditTable(database, reader, query, newest?.id ?? 0)
    }
    const window = pageWindow(query)
    const [first] = query.ordering
    const oldestFirst = first?.descending === false
    return pageAnswer(
      await readAudit(database, reader, where, { ...window, oldestFirst }),
      count,
      window,
      url,
    )
  })
  serve(app, listAuditActions, async () => {
    const rows = await database.query<{ action: string }>(
      'select distinct action from audit_entry order by action',
    )
    return rows.map(({ action }) => action)
  })
  serve(app, verifyAudit, async ({ query: { id, hash } }) => {
    if ((id === undefined) !== (hash === undefined)) {
      throw new Problem('invalid-input', 'Send the number of the noted row and its hash together.')
    }
    const noted = id === undefined || hash === undefined ? null : { id, hash }
    const found = await checkChain(database, noted)
    return { ...found, intact: found.broken === null }
  })
}

/** The filters that were set. */
function givenOf(filters: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== ''))
}

export const auditLogFeature: Feature = { routes: serveAuditLog }
