import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { previewImport, publishImport } from '#contract/data-import/data-import.ts'
import { previewUndo, undoRelease as undoCall } from '#contract/data-import/undo.ts'
import {
  decideFigureConflicts as decideCall,
  listFigureConflicts,
} from '#contract/data-import/data-set-conflicts.ts'
import { changeOf } from '#server/audit/change.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { serveEntry } from './entry/entry-routes.ts'
import { entryReminders } from './entry/entry-reminders.ts'
import { decideFigureConflicts, readFigureConflicts } from './figure-conflicts.ts'
import { importReportRow } from './import-report-row.ts'
import { importSent, refuseForeign, refuseUnseen } from './import-sent.ts'
import { pullJobs, servePulls } from './pulls/pull-routes.ts'
import { serveSubmissions } from './submissions/submission-routes.ts'
import { WAITING_FIGURES } from './submissions/submission-review.ts'
import { undoRelease } from './undo-release.ts'
import { forgetUploads, serveUploads } from './uploads/upload-routes.ts'
import { filesSent } from './uploads/uploads.ts'

/** Figures that somebody brings: looked at first, then submitted or published, and undone where they were wrong. */
function serveImports(app: FastifyInstance, services: Services): void {
  const { database, accounts, uploads } = services
  serve(app, previewImport, async (call) => {
    const change = changeOf(call)
    await accounts.limits.take('import-look', String(change.actor.id))
    const by = { ...change, purpose: 'look' } as const
    const files = await filesSent({ database, uploads }, change.actor.id, call.body)
    const report = await database.transaction((transaction) =>
      importSent(transaction, files, { publication: null, by }),
    )
    return importReportRow(report, files)
  })
  serve(app, publishImport, async (call) => {
    const { note, acknowledged = '' } = call.body
    const change = changeOf(call)
    const files = await filesSent({ database, uploads }, change.actor.id, call.body)
    const publication = { note, actor: change.actor.username, now: new Date() }
    const by = { ...change, purpose: 'publish' } as const
    const report = await database.transaction((transaction) =>
      importSent(transaction, files, { publication, acknowledged, by }),
    )
    refuseForeign(report)
    refuseUnseen(report)
    if (report.release !== null) {
      await database.checkpoint()
      call.reply.code(201)
    }
    return importReportRow(report, files)
  })
  serve(app, previewUndo, (call) =>
    undoRelease(database, { release: call.path.id, note: null, by: changeOf(call) }),
  )
  serve(app, undoCall, async (call) => {
    const answer = await undoRelease(database, {
      ...{ release: call.path.id, note: call.body.note, by: changeOf(call) },
    })
    call.reply.code(201)
    return answer
  })
  serve(app, listFigureConflicts, () => readFigureConflicts(database))
  serve(app, decideCall, async (call) => {
    const { take, of, note } = call.body
    const decided = await decideFigureConflicts(database, { take, of, note }, changeOf(call))
    call.reply.code(201)
    return decided
  })
  serveSubmissions(app, accounts, uploads)
  serveUploads(app, accounts, uploads)
  serveEntry(app, accounts)
  servePulls(app, services)
}

export const importingFeature: Feature = {
  routes: serveImports,
  jobs: (services) => [
    entryReminders(services.database),
    forgetUploads(services.database),
    ...pullJobs(services),
  ],
  waiting: [WAITING_FIGURES],
}
