import { message } from '#domain/message/message.ts'
import type { ReportedComment } from '#contract/documents/reported-comments.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import type { WaitingSource } from '#server/waiting/waiting-source.ts'
import { beginningOf, whoOnWhat } from './comment-message.ts'
import { documentFor, findDocuments, pathOf, type Viewer } from './stored-document.ts'

const REPORTS = 'from comment_report m where m.comment = t.id'
const FROM = 'document_comment t join live_document d on d.id = t.document join account a on a.id = t.author'
const WAITS = `not t.is_removed and exists (select 1 ${REPORTS})`

/** Comments that readers reported: they wait since the first report. */
export const WAITING_COMMENTS: WaitingSource = {
  kind: 'comment',
  from: FROM,
  waits: WAITS,
  author: 't.author',
  columns: {
    id: 't.id',
    what: "'comment'",
    title: 't.text',
    by: 'a.display_username',
    since: `(select min(m.created_at) ${REPORTS})`,
    version: `(select max(m.id) ${REPORTS})`,
    changed: 'false',
    remarks: `(select count(*) ${REPORTS})`,
  },
  decided: {
    where: 't.decided_at is not null',
    state: "case when t.is_removed then 'removed' else 'kept' end",
    by: 't.decided_by',
    at: 't.decided_at',
  },
}

/** What a reader says is wrong with a comment. */
export interface CommentReport {
  readonly document: string
  readonly comment: number
  readonly reason: string
  /** Made by the form; null: the client has none. */
  readonly key: string | null
}

/** Keeps a report, of an account once for each comment, and tells those who decide. Throws `not-found`, also for one's own. */
export async function keepReport(
  transaction: SqlRunner,
  viewer: Viewer,
  { document: wanted, comment, reason, key }: CommentReport,
): Promise<void> {
  const document = await documentFor(transaction, viewer, wanted)
  const [found] = await transaction.query<{ text: string; author: number; author_name: string }>(
    `select t.text, t.author, a.display_username as author_name from ${FROM}
     where t.id = $1 and t.document = $2 and t.shown_at is not null and not t.is_removed`,
    [comment, document.id],
  )
  if (!found || found.author === viewer?.id)
    throw new Problem('not-found', 'There is nothing here to report.')
  const kept = await transaction.query(
    `insert into comment_report (comment, reporter, reason, form_key)
     values ($1, $2, $3, coalesce($4::uuid, gen_random_uuid())) on conflict do nothing returning id`,
    [comment, viewer?.id ?? null, reason, key],
  )
  if (kept.length === 0) return
  const about = whoOnWhat(found.author_name, document.title)
  await notify(transaction, {
    to: { holding: 'dashboards.review' },
    ...(viewer && { except: viewer.id }),
    kind: 'comment-report',
    title: message('told.comment-reported', { about }),
    text: `${beginningOf(found.text)} ${reason}`,
    link: '/admin#/waiting',
    gathered: { name: about, title: message('told.comments-reported', { count: 1 }) },
  })
}

interface Row {
  readonly id: number
  readonly text: string
  readonly author: number
  readonly author_name: string
  readonly document: number
  readonly created_at: Date
  readonly reports: readonly string[]
  readonly version: number
}

/** A comment that waits for a decision. Throws `not-found`. */
export async function reportedComment(store: SqlRunner, id: number): Promise<ReportedComment> {
  const { text, author_name, document, created_at, reports, version } = await waitingRow(store, id)
  const [about] = await findDocuments(store, 't.id = $1', [document])
  if (!about) throw new Problem('not-found', GONE)
  return {
    ...{ id, text, author: author_name, title: about.title, page: pathOf(about), version },
    reports: [...reports],
    created_at: wireTime(created_at),
  }
}

const GONE = 'There is no such comment that waits: somebody else may have decided on it.'

async function waitingRow(store: SqlRunner, id: number, held = ''): Promise<Row> {
  const [row] = await store.query<Row>(
    `select t.id, t.text, t.author, a.display_username as author_name, t.document, t.created_at,
       (select jsonb_agg(m.reason order by m.id) ${REPORTS}) as reports, ${WAITING_COMMENTS.columns.version} as version
     from ${FROM} where t.id = $1 and ${WAITS} ${held}`,
    [id],
  )
  if (!row) throw new Problem('not-found', GONE)
  return row
}

/** What somebody decided on a comment that was reported. */
export interface CommentDecision {
  readonly remove: boolean
  readonly reason: string
  readonly version: number
}

/**
 * Keeps a comment or takes it from everybody, and settles what was said of it. Its writer reads why it was taken.
 * Throws `not-found`, `not-allowed` for one's own, and `changed-meanwhile` when somebody else reported it since.
 */
export async function decideComment(
  transaction: SqlRunner,
  { actor, address }: Change,
  id: number,
  { remove, reason, version }: CommentDecision,
): Promise<void> {
  const row = await waitingRow(transaction, id, 'for update of t')
  if (row.author === actor.id) throw new Problem('not-allowed', 'Somebody else decides on what you wrote.')
  if (row.version !== version) {
    throw new Problem('changed-meanwhile', 'Somebody reported it again meanwhile. Read that, then decide.')
  }
  if (remove && reason === '') {
    const sentence = 'Say why: its writer reads it.'
    throw new Problem('invalid-input', sentence, { reason: [sentence] })
  }
  await transaction.query(
    'update document_comment set decided_at = now(), decided_by = $2, is_removed = $3 where id = $1',
    [id, actor.id, remove],
  )
  await transaction.query('delete from comment_report where comment = $1', [id])
  if (remove) {
    await notify(transaction, {
      to: row.author,
      kind: 'comment',
      title: message('told.comment-removed'),
      text: `${beginningOf(row.text)} ${reason}`,
    })
  }
  await writeAudit(transaction, {
    ...{ actor, address, subject: `document ${row.document}` },
    action: remove ? 'document.comment-removed' : 'document.comment-kept',
    after: { comment: id },
  })
}
