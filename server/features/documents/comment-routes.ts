import type { FastifyInstance } from 'fastify'
import {
  changeDocumentComment,
  deleteDocumentComment,
  listDocumentComments,
  writeDocumentComment,
} from '#contract/documents/comments.ts'
import { changeOf } from '#server/audit/change.ts'
import {
  changeComment,
  commentTable,
  deleteComment,
  writeComment,
} from '#server/documents/document-comments.ts'
import { documentFor } from '#server/documents/stored-document.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'

/** What people write about a document, for whoever may see it. */
export function serveDocumentComments(app: FastifyInstance, database: Database): void {
  serve(app, listDocumentComments, async ({ account, path, query, url }) => {
    const document = await documentFor(database, account, path.id)
    const where = new Where()
    where.and(`t.document = ${where.parameter(document.id)}`)
    return answerList(database, commentTable(document, account), where, query, url)
  })
  serve(app, writeDocumentComment, (call) =>
    database.transaction((transaction) =>
      writeComment(transaction, changeOf(call), call.path.id, call.body.text),
    ),
  )
  serve(app, changeDocumentComment, (call) =>
    database.transaction((transaction) =>
      changeComment(transaction, changeOf(call).actor, call.path, call.body.text),
    ),
  )
  serve(app, deleteDocumentComment, async (call) => {
    await database.transaction((transaction) => deleteComment(transaction, changeOf(call), call.path))
    return { detail: 'The comment was removed.' }
  })
}
