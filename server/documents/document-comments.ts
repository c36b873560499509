import { type DocumentComment, documentComment } from '#contract/documents/comments.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import { heldReview } from '#server/reviews/review-store.ts'
import { tellOwner } from './comment-message.ts'
import { documentFor, findDocuments, pathOf, type StoredDocument, type Viewer } from './stored-document.ts'

/** Comments that one person may write in a day: each tells somebody. */
const MOST_A_DAY = 100

interface CommentRow {
  readonly id: number
  readonly author: number
  readonly author_name: string
  readonly text: string
  readonly created_at: Date
  readonly edited_at: Date | null
  readonly shown_at: Date | null
}

/** Comments on a document as a list for whoever asks. That they may see the document is for the caller to check. */
export function commentTable(
  { owner }: Pick<StoredDocument, 'owner'>,
  viewer: Viewer,
): ListTable<CommentRow, DocumentComment> {
  return {
    name: 'comments',
    wire: documentComment,
    columns:
      't.id, t.author, a.display_username as author_name, t.text, t.created_at, t.edited_at, t.shown_at',
    from: 'document_comment t join account a on a.id = t.author',
    toRow: ({ id, text, author, author_name, created_at, edited_at, shown_at }) => {
      const isOwn = viewer !== null && author === viewer.id
      const isOnOwn = viewer !== null && owner === viewer.id
      return {
        ...{ id, text, author: author_name, by_owner: author === owner, is_own: isOwn },
        can_delete: isOwn || isOnOwn || may(viewer, 'dashboards.publish'),
        waits: shown_at === null,
        created_at: wireTime(created_at),
        edited_at: wireTime(edited_at),
      }
    },
  }
}

/** Which comments somebody sees, by their id in place of `?`: what was not taken away, and of others what is shown. */
export const SHOWN_TO = 'not t.is_removed and (t.shown_at is not null or t.author = ?::int)'

/** A comment as it is sent. */
interface NewComment {
  readonly text: string
  /** What the page calls this attempt; absent: it has no name for it. */
  readonly attempt?: string | undefined
}

/**
 * Keeps a comment and tells the owner, unless the writer’s address is still to be confirmed. The same attempt again is the same comment, with the words that it has then, and without a name for it
 * the same words within a minute: a form that was sent twice. Throws `not-found` for documents that the writer may not see, and `too-many-requests`.
 */
export async function writeComment(
  transaction: SqlRunner,
  { actor, address }: Change,
  wanted: string,
  { text, attempt }: NewComment,
): Promise<DocumentComment> {
  const document = await documentFor(transaction, actor, wanted)
  // Of two forms sent at once the second finds the first.
  await heldReview(transaction, 'document', document.id)
  const before = await sentBefore(transaction, document, actor, { text, attempt })
  if (before !== null) {
    // Sent again with other words: its writer changed them while no answer came.
    await transaction.query(
      'update document_comment set text = $2, edited_at = now() where id = $1 and text <> $2',
      [before, text],
    )
    return commentOf(transaction, document, before, actor)
  }
  await refuseTooMany(transaction, actor)
  const [row] = await transaction.query<{ id: number }>(
    `insert into document_comment (document, author, text, shown_at, client_key)
     values ($1, $2, $3, case when $4::boolean then now() end, $5) returning id`,
    [document.id, actor.id, text, actor.emailVerified, attempt ?? null],
  )
  if (!row) throw new Error('A comment was not kept.')
  if (actor.emailVerified) {
    const { owner, title } = document
    const { id: author, username: authorName } = actor
    await tellOwner(transaction, { author, authorName, owner, title, page: pathOf(document), text })
  }
  // Never the words: the audit log outlives the account.
  const after = { comment: row.id }
  const subject = `document ${document.id}`
  await writeAudit(transaction, { actor, action: 'document.commented', subject, after, address })
  return commentOf(transaction, document, row.id, actor)
}

/** Writes a comment of one's own anew. Throws `not-allowed` for that of somebody else. */
export async function changeComment(
  transaction: SqlRunner,
  actor: Account,
  { id: wanted, comment: id }: { readonly id: string; readonly comment: number },
  text: string,
): Promise<DocumentComment> {
  const document = await documentFor(transaction, actor, wanted)
  const comment = await commentOf(transaction, document, id, actor)
  if (!comment.is_own) throw new Problem('not-allowed', 'Only its writer changes a comment.')
  await transaction.query('update document_comment set text = $2, edited_at = now() where id = $1', [
    id,
    text,
  ])
  return commentOf(transaction, document, id, actor)
}

/** Removes a comment. Throws `not-allowed` unless it is one's own, on a document of one's own, or one manages documents. */
export async function deleteComment(
  transaction: SqlRunner,
  { actor, address }: Change,
  { id: wanted, comment: id }: { readonly id: string; readonly comment: number },
): Promise<void> {
  const document = await commentedBy(transaction, actor, wanted)
  const comment = await commentOf(transaction, document, id, actor)
  if (!comment.can_delete) {
    throw new Problem(
      'not-allowed',
      'Its writer, the owner of the document and administrators remove a comment.',
    )
  }
  await transaction.query('delete from document_comment where id = $1', [id])
  const subject = `document ${document.id}`
  const before = { comment: id }
  await writeAudit(transaction, { actor, action: 'document.comment-deleted', subject, before, address })
}

/**
 * The document of an address, for whoever wrote under it too, who takes their words back although the document is hidden by
 * now. Throws `not-found` as `documentFor`.
 */
export async function commentedBy(store: SqlRunner, viewer: Viewer, wanted: string): Promise<StoredDocument> {
  const [own] = viewer
    ? await findDocuments(
        store,
        `t.public_id = $1 and exists (select from document_comment c where c.document = t.id and c.author = $2
           and not c.is_removed)`,
        [wanted, viewer.id],
      )
    : []
  return own ?? documentFor(store, viewer, wanted)
}

async function commentOf(
  store: SqlRunner,
  document: StoredDocument,
  id: number,
  viewer: Viewer,
): Promise<DocumentComment> {
  const { columns, from, toRow } = commentTable(document, viewer)
  const [row] = await store.query<CommentRow>(
    `select ${columns} from ${from} where t.document = $1 and t.id = $2 and ${SHOWN_TO.replace('?', '$3')}`,
    [document.id, id, viewer?.id ?? 0],
  )
  if (!row) throw new Problem('not-found', 'There is no such comment.')
  return toRow(row)
}

async function sentBefore(
  store: SqlRunner,
  { id }: StoredDocument,
  writer: Account,
  { text, attempt }: NewComment,
) {
  const [row] = await store.query<{ id: number }>(
    `select id from document_comment
     where document = $1 and author = $2 and case when $4::text is not null then client_key = $4::text
       else text = $3 and created_at > now() - interval '1 minute' end`,
    [id, writer.id, text, attempt ?? null],
  )
  return row?.id ?? null
}

async function refuseTooMany(store: SqlRunner, { id }: Account): Promise<void> {
  const [row] = await store.query<{ count: number }>(
    `select count(*) as count from document_comment where author = $1 and created_at > now() - interval '1 day'`,
    [id],
  )
  if ((row?.count ?? 0) < MOST_A_DAY) return
  throw new Problem('too-many-requests', `You may write ${MOST_A_DAY} comments a day. Try again tomorrow.`)
}
