import type { Message } from '#domain/message/message.ts'
import type { SubmissionComment } from '#contract/plugins/comments.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { holdsEverywhere } from '#server/identity/capability-holders.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { beginningOf, whoOnWhat } from '#server/documents/comment-message.ts'
import { notify } from '#server/notify/notify.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { commentOf } from './comment-row.ts'
import { type SubmissionRow, visibleSubmission } from './submission-row.ts'

/** Comments that one person may write in a day: each tells somebody. */
const MOST_A_DAY = 100

/**
 * Keeps a comment and tells the other side. The same words again within a minute are the same comment: a form that was
 * sent twice. Throws `not-found` for submissions that the writer may not see.
 */
export async function writeComment(
  transaction: Transaction,
  writer: Account,
  submission: number,
  text: string,
  address: string,
): Promise<SubmissionComment> {
  const about = await visibleSubmission(transaction, submission, writer, true)
  const before = await sentBefore(transaction, writer, about, text)
  if (before !== null) return commentOf(transaction, about.id, before, writer)
  await refuseTooMany(transaction, writer)
  const bySubmitter = about.author === writer.id
  const [row] = await transaction.query<{ id: number }>(
    'insert into plugin_comment (submission, author, by_submitter, text) values ($1, $2, $3, $4) returning id',
    [about.id, writer.id, bySubmitter, text],
  )
  if (!row) throw new Error('A comment was not kept.')
  const said = { title: whoOnWhat(writer.username, about.title), text: beginningOf(text) }
  if (bySubmitter) await tellReviewers(transaction, about, said)
  else await tellSubmitter(transaction, about, said)
  await writeAudit(transaction, {
    actor: writer,
    action: 'plugin.commented',
    subject: `submission ${about.id}`,
    // Never the words: the audit log outlives the account.
    after: { comment: row.id },
    address,
  })
  return commentOf(transaction, about.id, row.id, writer)
}

/** The submission is locked, so of two forms sent at once the second finds the first. */
async function sentBefore(store: Transaction, writer: Account, about: SubmissionRow, text: string) {
  const [row] = await store.query<{ id: number }>(
    `select id from plugin_comment
     where submission = $1 and author = $2 and text = $3 and created_at > now() - interval '1 minute'`,
    [about.id, writer.id, text],
  )
  return row?.id ?? null
}

async function refuseTooMany(store: Transaction, writer: Account): Promise<void> {
  const [row] = await store.query<{ count: number }>(
    `select count(*) as count from plugin_comment where author = $1 and created_at > now() - interval '1 day'`,
    [writer.id],
  )
  if ((row?.count ?? 0) < MOST_A_DAY) return
  throw new Problem('too-many-requests', `You may write ${MOST_A_DAY} comments a day. Try again tomorrow.`)
}

/** The title and the text of a comment, for those who are told of it. */
interface Said {
  readonly title: Message
  readonly text: string
}

async function tellSubmitter(
  transaction: Transaction,
  { id, author }: SubmissionRow,
  said: Said,
): Promise<void> {
  if (author === null) return
  await notify(transaction, {
    to: author,
    kind: 'comment',
    ...said,
    link: `/account#/createPlugin?submission=${id}`,
  })
}

/** Those who wrote about it before; while nobody has, all who review and want to hear of plugins. */
async function tellReviewers(
  transaction: Transaction,
  { id, author }: SubmissionRow,
  said: Said,
): Promise<void> {
  const reviews = holdsEverywhere('plugins.review', 2)
  const wrote = await transaction.query<{ id: number }>(
    `select distinct t.id from plugin_comment c join account t on t.id = c.author
     where c.submission = $1 and not c.by_submitter and t.is_active and ${reviews.sql}`,
    [id, ...reviews.parameters],
  )
  const message = {
    ...said,
    link: `/account#/approvePlugin?submission=${id}`,
    ...(author !== null && { except: author }),
  }
  if (wrote.length > 0) {
    await notify(transaction, { ...message, to: wrote.map((reviewer) => reviewer.id), kind: 'comment' })
  } else {
    await notify(transaction, { ...message, to: { holding: 'plugins.review' }, kind: 'plugin-request' })
  }
}

/** Removes a comment. Throws `not-allowed` for that of somebody else, except to administrators. */
export async function deleteComment(
  transaction: Transaction,
  actor: Account,
  submission: number,
  id: number,
  address: string,
): Promise<void> {
  const about = await visibleSubmission(transaction, submission, actor, true)
  const comment = await commentOf(transaction, about.id, id, actor)
  if (!comment.can_delete) {
    throw new Problem('not-allowed', 'Only its writer and administrators remove a comment.')
  }
  await transaction.query('delete from plugin_comment where id = $1', [comment.id])
  await writeAudit(transaction, {
    actor,
    action: 'plugin.comment-deleted',
    subject: `submission ${about.id}`,
    before: { comment: comment.id },
    address,
  })
}
