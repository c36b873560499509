import { type SubmissionComment, submissionComment } from '#contract/plugins/comments.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'

/** A comment as the store has it. */
interface CommentRow {
  readonly id: number
  readonly author: number | null
  readonly author_name: string | null
  readonly by_submitter: boolean
  readonly text: string
  readonly created_at: Date
}

/** Comments as a list for one reader. The caller checks which submissions they may see. */
export function commentTable(asks: Account): ListTable<CommentRow, SubmissionComment> {
  return {
    name: 'plugin-comments',
    wire: submissionComment,
    columns: 't.id, t.author, a.display_username as author_name, t.by_submitter, t.text, t.created_at',
    from: 'plugin_comment t left join account a on a.id = t.author',
    toRow: (row) => ({
      id: row.id,
      text: row.text,
      author: row.author_name ?? '',
      by_submitter: row.by_submitter,
      is_own: row.author === asks.id,
      can_delete: row.author === asks.id || may(asks, 'plugins.manage'),
      created_at: wireTime(row.created_at),
    }),
  }
}

/** One comment of a submission. Throws `not-found`. */
export async function commentOf(
  store: SqlRunner,
  submission: number,
  id: number,
  asks: Account,
): Promise<SubmissionComment> {
  const { columns, from, toRow } = commentTable(asks)
  const [row] = await store.query<CommentRow>(
    `select ${columns} from ${from} where t.submission = $1 and t.id = $2`,
    [submission, Math.min(id, 2_147_483_647)],
  )
  if (!row) throw new Problem('not-found', 'There is no such comment.')
  return toRow(row)
}
