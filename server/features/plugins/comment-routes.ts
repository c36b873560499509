import type { FastifyInstance } from 'fastify'
import {
  deleteSubmissionComment,
  listSubmissionComments,
  writeSubmissionComment,
} from '#contract/plugins/comments.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { commentTable } from './comment-row.ts'
import { visibleSubmission } from './submission-row.ts'
import { deleteComment, writeComment } from './write-comment.ts'

/** Comments between the author of a submission and the reviewers. */
export function serveComments(app: FastifyInstance, database: Database): void {
  serve(app, listSubmissionComments, async (call) => {
    const asks = signedIn(call)
    const { id } = await visibleSubmission(database, call.path.id, asks)
    const where = new Where()
    where.and(`t.submission = ${where.parameter(id)}`)
    return answerList(database, commentTable(asks), where, call.query, call.url)
  })

  serve(app, writeSubmissionComment, (call) =>
    database.transaction((transaction) =>
      writeComment(transaction, signedIn(call), call.path.id, call.body.text, call.request.ip),
    ),
  )

  serve(app, deleteSubmissionComment, async (call) => {
    const { id, comment } = call.path
    await database.transaction((transaction) =>
      deleteComment(transaction, signedIn(call), id, comment, call.request.ip),
    )
    return { detail: 'The comment was removed.' }
  })
}
