import type { FigureSubmission, FigureSubmissionState } from '#contract/data-import/figure-submissions.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { ReviewState } from '#domain/review/review.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { joinReview } from '#server/reviews/review-store.ts'

/** Submitted figures as the store has them, without their files. */
export interface SubmissionRow {
  readonly id: number
  readonly author: number | null
  readonly author_name: string
  readonly note: string
  readonly format: string
  readonly origins: FigureSubmission['origins']
  readonly digest: string
  readonly counts: FigureSubmission['counts']
  readonly state: ReviewState
  readonly reason: string
  readonly version: number
  readonly release: number | null
  readonly undone_by: number | null
  readonly undone_because: string
  readonly decided_by: string
  readonly entry_form: {
    readonly datasource: number
    readonly location: number
    readonly period: number
  } | null
  readonly explained: FigureSubmission['explained']
  readonly remarks: FigureSubmission['remarks']
  readonly earlier: FigureSubmission['earlier']
  readonly created_at: Date
  readonly updated_at: Date
}

const ROWS = `
  select t.id, t.author, coalesce(a.display_username, '') as author_name, t.note, t.format, t.origins, t.digest, t.counts,
    r.state, r.reason, r.version, t.release, u.undone_by, coalesce(n.note, '') as undone_because, coalesce(d.display_username, '') as decided_by,
    case when f.id is not null
      then json_build_object('datasource', f.datasource, 'location', f.location, 'period', f.period) end as entry_form,
    t.explained, t.remarks, t.earlier, t.created_at, r.updated_at
  from figure_submission t ${joinReview('figures')}
  left join entry_form f on f.id = t.entry_form
  left join account a on a.id = t.author
  left join account d on d.id = r.decided_by
  left join release_undo u on u.release = t.release
  left join release n on n.number = u.undone_by`

/** One's own; those of others once they were sent, for those who decide on them. */
const VISIBLE = `(t.author = $1 or ($2::boolean and r.state <> 'draft'))`

/** How many are listed. */
const LISTED = 200

/** The submissions that somebody may see, the newest first. */
export function visibleSubmissions(store: SqlRunner, asks: Account): Promise<SubmissionRow[]> {
  return store.query<SubmissionRow>(`${ROWS} where ${VISIBLE} order by t.id desc limit ${LISTED}`, [
    asks.id,
    may(asks, 'figures.publish'),
  ])
}

/** A submission that somebody may see. Throws `not-found` otherwise, so that nobody learns of those of others. */
export async function visibleSubmission(store: SqlRunner, id: number, asks: Account): Promise<SubmissionRow> {
  const [row] = await store.query<SubmissionRow>(`${ROWS} where ${VISIBLE} and t.id = $3`, [
    asks.id,
    may(asks, 'figures.publish'),
    id,
  ])
  if (!row) throw new Problem('not-found', 'There are no such submitted figures.')
  return row
}

/** The submission that was sent last from a form; null: none was. */
export async function lastOfForm(store: SqlRunner, form: number): Promise<SubmissionRow | null> {
  const [row] = await store.query<SubmissionRow>(
    `${ROWS} where t.entry_form = $1 order by t.id desc limit 1`,
    [form],
  )
  return row ?? null
}

const STATES: Readonly<Record<ReviewState, FigureSubmissionState>> = {
  draft: 'draft',
  submitted: 'submitted',
  approved: 'published',
  declined: 'sent-back',
  withdrawn: 'withdrawn',
}

/** Where submitted figures stand, by their review and by what became of their release. */
export function stateOf({ state, undone_by }: Pick<SubmissionRow, 'state' | 'undone_by'>) {
  return state === 'approved' && undone_by !== null ? 'undone' : STATES[state]
}

/** Submitted figures as they travel. */
export function submissionOf(row: SubmissionRow, asks: Account): FigureSubmission {
  const { author, author_name, entry_form: form, created_at, updated_at, ...stored } = row
  return {
    ...stored,
    author: author_name,
    is_own: author === asks.id,
    state: stateOf(row),
    origins: [...row.origins],
    entry_form: form && { ...form, period: isoPeriod(form.period) },
    explained: [...row.explained],
    remarks: [...row.remarks],
    earlier: [...row.earlier],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
