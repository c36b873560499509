import { pathOf, findDocuments } from './stored-document.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { tellOwner } from './comment-message.ts'

interface Row {
  readonly text: string
  readonly document: number
  readonly author_name: string
}

/**
 * The address of somebody was confirmed: what they wrote before is shown to others from now on, and the owners of the documents
 * are told of it as if it had just been written.
 */
export async function showWaitingComments(transaction: SqlRunner, author: number): Promise<void> {
  const rows = await transaction.query<Row>(
    `update document_comment c set shown_at = now() from account a
     where a.id = c.author and a.id = $1 and a.email_verified and c.shown_at is null
     returning c.text, c.document, a.display_username as author_name`,
    [author],
  )
  if (rows.length === 0) return
  const documents = await findDocuments(transaction, 't.id = any($1::int[])', [
    rows.map(({ document }) => document),
  ])
  for (const { text, document: id, author_name: authorName } of rows) {
    const document = documents.find((each) => each.id === id)
    if (!document) continue
    const { owner, title } = document
    await tellOwner(transaction, { author, authorName, owner, title, page: pathOf(document), text })
  }
}
