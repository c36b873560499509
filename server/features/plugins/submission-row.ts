import type { PluginManifest } from '#contract/plugins/manifest.ts'
import { type Submission, submission } from '#contract/plugins/submissions.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import type { SubmissionState } from '#domain/plugin/plugin-permission.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'
import { joinReview } from '#server/reviews/review-store.ts'

/** A submission as the store has it, without its archive. */
export interface SubmissionRow {
  readonly id: number
  readonly author: number | null
  readonly author_name: string | null
  readonly name: string
  readonly version: string
  readonly title: string
  readonly manifest: PluginManifest
  /** The author's description beside the file; null: none, or the account is gone. */
  readonly written: string | null
  readonly status: SubmissionState
  readonly reason: string
  readonly sha256: string
  readonly comments: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** The status on the wire of the review `r`; only later versions and administrators take a submission out of review. */
export const STATUS = `case r.state when 'submitted' then 'pending' when 'withdrawn' then r.withdrawal else r.state end`

const COLUMNS = `t.id, t.author, a.display_username as author_name, t.name, t.version, t.title, t.manifest,
  ${STATUS} as status, r.reason, t.sha256, t.created_at, r.updated_at,
  (select count(*) from plugin_comment c where c.submission = t.id) as comments, nullif(w.description, '') as written`
const FROM = `plugin_submission t ${joinReview('plugin')} left join account a on a.id = t.author
  left join plugin_contact w on w.submission = t.id`

/** Submissions as a list for the one who asks. */
export function submissionTable(asks: Account): ListTable<SubmissionRow, Submission> {
  return {
    name: 'plugin-submissions',
    wire: submission,
    columns: COLUMNS,
    from: FROM,
    toRow: (row) => submissionOf(row, asks),
  }
}

export function submissionOf(row: SubmissionRow, asks: Account): Submission {
  const { id, name, version, title, status, reason, sha256, manifest, comments } = row
  return {
    id,
    name,
    title,
    // Reviewers read the author's own description for them; readers get the manifest's.
    description: row.written ?? manifest.description,
    plugin: `/api/plugin-submissions/${id}/file/${archiveName(row)}`,
    version,
    status,
    reason,
    author: row.author_name ?? '',
    is_own: row.author === asks.id,
    sha256,
    permissions: [...manifest.permissions],
    network: [...manifest.network],
    comments,
    ...wireTimes(row),
  }
}

/** `zone-gap-1.0.0.zip` */
export function archiveName({ name, version }: Pick<SubmissionRow, 'name' | 'version'>): string {
  return `${name}-${version}.zip`
}

/** Whether an account may look at submissions of others. */
export function isReviewer(account: Account): boolean {
  return may(account, 'plugins.review')
}

/**
 * A submission that the one who asks may see: one's own, and any for reviewers. Throws `not-found` otherwise, so that
 * nobody learns of others' submissions. `lock` holds it until the end of the transaction.
 */
export async function visibleSubmission(
  store: SqlRunner,
  id: number,
  asks: Account,
  lock = false,
): Promise<SubmissionRow> {
  const [row] = await store.query<SubmissionRow>(
    `select ${COLUMNS} from ${FROM} where t.id = $1 and (t.author = $2 or $3::boolean)${lock ? ' for update of t' : ''}`,
    [Math.min(id, 2_147_483_647), asks.id, isReviewer(asks)],
  )
  if (!row) throw new Problem('not-found', 'There is no such submission.')
  return row
}
