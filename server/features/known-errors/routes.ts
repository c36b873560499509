import type { FastifyInstance } from 'fastify'
import {
  decideFinding,
  listFindings,
  readFinding,
  summariseFindings,
} from '#contract/data-audit/known-errors.ts'
import { changeOf } from '#server/audit/change.ts'
import { auditedRelease } from '#server/data-audit/audit-release.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { decide } from './decide-finding.ts'
import { findingTable, STATUS } from './finding-table.ts'
import { detailOf } from './finding-detail.ts'
import { auditWords } from './audit-reference.ts'
import { summaryOf } from './audit-summary.ts'

/** What the data audit found in the current release: read by everybody, answered by those who may. */
export function serveKnownErrors(app: FastifyInstance, database: Database): void {
  serve(app, listFindings, async ({ query, url }) => {
    const reference = await auditWords(database, await auditedRelease(database))
    const where = new Where()
      .texts('t.rule', query.rule)
      .texts('t.severity', query.severity)
      .texts(STATUS, query.status)
      .texts('t.key', query.key)
      .ids('t.indicator', query.indicator)
      .ids('t.datasource', query.datasource)
    if (query.location !== null)
      where.and(`t.locations && ${where.parameter([...query.location])}::int[]::smallint[]`)
    return answerList(database, findingTable(reference), where, query, url)
  })
  serve(app, summariseFindings, async () => summaryOf(database, await auditedRelease(database)))
  serve(app, readFinding, async ({ path }) => detailOf(database, await auditedRelease(database), path.key))
  serve(app, decideFinding, async (call) => {
    const release = await auditedRelease(database)
    await decide(database, call.path.key, call.body, changeOf(call))
    call.reply.code(201)
    return detailOf(database, release, call.path.key)
  })
}
