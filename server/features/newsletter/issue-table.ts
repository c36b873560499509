import type { IssueRow } from '#contract/newsletter/issues.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { PageWindow } from '#server/platform/listing/page-window.ts'

/** A newsletter as the store has it, with the outcome of its letters. */
export interface StoredIssue extends Omit<IssueRow, 'created_at' | 'updated_at' | 'begun_at' | 'ended_at'> {
  readonly created_at: Date
  readonly updated_at: Date
  readonly begun_at: Date | null
  readonly ended_at: Date | null
}

const COLUMNS = `i.id, i.subject, i.content, i.state, i.created_at, i.updated_at, i.begun_at, i.ended_at,
  (select a.display_username from account a where a.id = i.author) as author,
  case when i.state = 'draft' then (select count(*) from subscriber where confirmed_at is not null)
    else c.recipients end as recipients, c.sent, c.failed, c.unsure`

const COUNTED = `cross join lateral (
  select count(*) as recipients, count(s.sent_at) as sent, count(*) filter (where s.has_failed) as failed,
    count(*) filter (where s.taken_at is not null and s.sent_at is null and not s.has_failed
      and i.state <> 'sending') as unsure
  from newsletter_sending s where s.issue = i.id) c`

export function issueRowOf({ created_at, updated_at, begun_at, ended_at, ...stored }: StoredIssue): IssueRow {
  return {
    ...stored,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    begun_at: begun_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  }
}

/** Newsletters, newest first. */
export async function readIssues(
  store: SqlRunner,
  { size, offset }: Pick<PageWindow, 'size' | 'offset'>,
): Promise<{ readonly rows: IssueRow[]; readonly count: number }> {
  const [counted] = await store.query<{ count: number }>('select count(*) as count from newsletter_issue')
  const rows = await store.query<StoredIssue>(
    `select ${COLUMNS} from newsletter_issue i ${COUNTED} order by i.id desc limit ${size} offset ${offset}`,
  )
  return { rows: rows.map(issueRowOf), count: counted?.count ?? 0 }
}

/** One newsletter, which nobody else changes before the transaction ends where `lock` is given. */
export async function readIssue(
  store: SqlRunner,
  id: number,
  lock: 'lock' | null = null,
): Promise<StoredIssue | undefined> {
  if (lock) await store.query('select 1 from newsletter_issue where id = $1 for update', [id])
  const [row] = await store.query<StoredIssue>(
    `select ${COLUMNS} from newsletter_issue i ${COUNTED} where i.id = $1`,
    [id],
  )
  return row
}
