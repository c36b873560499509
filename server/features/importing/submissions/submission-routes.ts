import type { FastifyInstance } from 'fastify'
import {
  approveFigures,
  correctFigures as correctCall,
  listFigureSubmissions,
  readFigureSubmission,
  readFigureSubmissionFiles,
  readFigureSubmissionReport,
  sendFiguresBack,
  submitFigures as submitCall,
  withdrawFigures as withdrawCall,
} from '#contract/data-import/figure-submissions.ts'
import type { Account } from '#domain/account/account.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { importReportRow } from '../import-report-row.ts'
import { importSent } from '../import-sent.ts'
import type { UploadRoom } from '#server/uploads/upload-room.ts'
import { decideFigures } from './decide.ts'
import { filesSent } from '../uploads/uploads.ts'
import { filesOf } from './submission-content.ts'
import { submissionOf, visibleSubmission, visibleSubmissions } from './submission-row.ts'
import { correctFiles, submitFigures, withdrawFigures } from './submit.ts'

/** Figures on their way to a release: submitted by data officers, decided on by somebody else. */
export function serveSubmissions(
  app: FastifyInstance,
  { database, limits }: Pick<Accounts, 'database' | 'limits'>,
  uploads: UploadRoom,
): void {
  const sending = { database, uploads }
  const answerOf = async (id: number, asks: Account) =>
    submissionOf(await visibleSubmission(database, id, asks), asks)

  serve(app, listFigureSubmissions, async (call) => {
    const asks = signedIn(call)
    const rows = await visibleSubmissions(database, asks)
    return { results: rows.map((row) => submissionOf(row, asks)) }
  })
  serve(app, readFigureSubmission, (call) => answerOf(call.path.id, signedIn(call)))
  serve(app, readFigureSubmissionReport, async (call) => {
    const by = { ...changeOf(call), purpose: 'look' } as const
    const row = await visibleSubmission(database, call.path.id, by.actor)
    if (row.state === 'approved') return null
    await limits.take('import-look', String(by.actor.id))
    const files = await filesOf(database, row.id)
    const report = await database.transaction((transaction) =>
      importSent(transaction, files, { publication: null, by }),
    )
    return importReportRow(report, files)
  })
  serve(app, readFigureSubmissionFiles, async (call) => {
    const { id } = await visibleSubmission(database, call.path.id, signedIn(call))
    return { files: await filesOf(database, id) }
  })
  serve(app, submitCall, async (call) => {
    const change = changeOf(call)
    const files = await filesSent(sending, change.actor.id, call.body)
    const id = await database.transaction((transaction) =>
      submitFigures(transaction, change, { ...call.body, files }),
    )
    call.reply.code(201)
    return answerOf(id, change.actor)
  })
  serve(app, correctCall, async (call) => {
    const change = changeOf(call)
    const { id } = call.path
    const files = await filesSent(sending, change.actor.id, call.body)
    await database.transaction((transaction) =>
      correctFiles(transaction, change, id, { ...call.body, files }),
    )
    return answerOf(id, change.actor)
  })
  serve(app, withdrawCall, async (call) => {
    const change = changeOf(call)
    const { id } = call.path
    await database.transaction((transaction) => withdrawFigures(transaction, change, id, call.body.version))
    return answerOf(id, change.actor)
  })
  serve(app, approveFigures, async (call) => {
    const change = changeOf(call)
    const { version, acknowledged = '' } = call.body
    const verdict = { kind: 'approve' } as const
    await decideFigures(database, { ...call.path, version, acknowledged, verdict, change })
    return answerOf(call.path.id, change.actor)
  })
  serve(app, sendFiguresBack, async (call) => {
    const change = changeOf(call)
    const { version, reason, remarks } = call.body
    const verdict = { kind: 'decline', reason } as const
    await decideFigures(database, { ...call.path, version, acknowledged: '', remarks, verdict, change })
    return answerOf(call.path.id, change.actor)
  })
}
