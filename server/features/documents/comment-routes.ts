import type { FastifyInstance } from 'fastify'
import {
  changeDocumentComment,
  deleteDocumentComment,
  listDocumentComments,
  writeDocumentComment,
} from '#contract/documents/comments.ts'
import {
  decideReportedComment,
  readReportedComment,
  reportDocumentComment,
} from '#contract/documents/reported-comments.ts'
import { changeOf } from '#server/audit/change.ts'
import {
  changeComment,
  commentedBy,
  commentTable,
  deleteComment,
  SHOWN_TO,
  writeComment,
} from '#server/documents/document-comments.ts'
import { decideComment, keepReport, reportedComment } from '#server/documents/report-comment.ts'
import { maySeeDocument } from '#server/documents/stored-document.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { passGuard } from '#server/identity/pass-guard.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'

/** Comments on a document, for everybody who may see it. */
export function serveDocumentComments(
  app: FastifyInstance,
  { database, limits }: Pick<Accounts, 'database' | 'limits'>,
): void {
  serve(app, listDocumentComments, async ({ account, path, query, url }) => {
    const document = await commentedBy(database, account, path.id)
    const where = new Where()
    // Of what is hidden by now whoever wrote under it reads their own words alone, to take them back.
    if (!(await maySeeDocument(database, account, path.id)))
      where.and(`t.author = ${where.parameter(account?.id ?? 0)}`)
    where.and(`t.document = ${where.parameter(document.id)}`)
    where.and(SHOWN_TO.replace('?', where.parameter(account?.id ?? 0)))
    return answerList(database, commentTable(document, account), where, query, url)
  })
  serve(app, writeDocumentComment, (call) =>
    database.transaction((transaction) => writeComment(transaction, changeOf(call), call.path.id, call.body)),
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
  serve(app, reportDocumentComment, async ({ account, path, body, request }) => {
    const isWanted = await passGuard(limits, request, body)
    await limits.take('comment-report', account ? `account ${account.id}` : callerOf(request.ip))
    const report = { document: path.id, comment: path.comment, reason: body.reason, key: body.key }
    if (isWanted) await database.transaction((transaction) => keepReport(transaction, account, report))
    return { detail: 'Thank you. Somebody who decides for this site looks at it.' }
  })
  serve(app, readReportedComment, ({ path }) => reportedComment(database, path.id))
  serve(app, decideReportedComment, async (call) => {
    await database.transaction((transaction) =>
      decideComment(transaction, changeOf(call), call.path.id, call.body),
    )
    return { detail: call.body.remove ? 'The comment was removed.' : 'The comment was kept.' }
  })
}
