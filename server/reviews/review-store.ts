import { Problem } from '#domain/problem.ts'
import { openedReview, type Review, type ReviewState, type Withdrawal } from '#domain/review/review.ts'
import { closeRequests } from '#server/notify/close-requests.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { SubjectKind } from './review-kind.ts'

interface ReviewRow {
  readonly author: number | null
  readonly state: ReviewState
  readonly reason: string
  readonly withdrawal: Withdrawal | null
  readonly decided_by: number | null
  readonly version: number
}

/** For statements on the table of a kind, whose alias is `t`: its review as `r`. */
export function joinReview(kind: SubjectKind): string {
  return `join review r on r.subject_kind = '${kind}' and r.subject = t.id`
}

/**
 * The review of a thing, which nobody else changes before the transaction ends. A change of the thing itself
 * takes this lock first, so that it is held together with its review. Throws `not-found` when it is gone.
 */
export async function heldReview(
  transaction: SqlRunner,
  kind: SubjectKind,
  subject: number,
): Promise<Review> {
  const [row] = await transaction.query<ReviewRow>(
    `select author, state, reason, withdrawal, decided_by, version from review
     where subject_kind = $1 and subject = $2 for update`,
    [kind, subject],
  )
  if (!row) throw new Problem('not-found', 'This is gone by now.')
  const { decided_by: decidedBy, ...review } = row
  return { ...review, decidedBy }
}

/** The review of a thing that was just made. */
export async function openReview(
  transaction: SqlRunner,
  kind: SubjectKind,
  subject: number,
  author: number,
  state: 'draft' | 'submitted',
): Promise<void> {
  const { version } = openedReview(author, state)
  await transaction.query(
    `insert into review (subject_kind, subject, author, state, version, asked_at, asked_version)
     values ($1, $2, $3, $4, $5, case when $4 = 'submitted' then now() end, case when $4 = 'submitted' then $5::int end)`,
    [kind, subject, author, state, version],
  )
}

/**
 * Keeps a review after an event. The time of a decision stays with a review withdrawn after it, and the
 * beginning of the wait with one asked for again meanwhile. Reviewers are asked no more when it waits no
 * more.
 */
export async function saveReview(
  transaction: SqlRunner,
  kind: SubjectKind,
  subject: number,
  { state, reason, withdrawal, decidedBy, version }: Review,
): Promise<void> {
  await transaction.query(
    `update review set state = $3, reason = $4, withdrawal = $5, decided_by = $6, version = $7, updated_at = now(),
       decided_at = case when $3 in ('approved', 'declined') then now() when $3 = 'withdrawn' then decided_at end,
       asked_at = case when $3 <> 'submitted' then null when state = 'submitted' then asked_at else now() end,
       asked_version = case when $3 <> 'submitted' then null when state = 'submitted' then asked_version else $7 end
     where subject_kind = $1 and subject = $2`,
    [kind, subject, state, reason, withdrawal, decidedBy, version],
  )
  if (state !== 'submitted') await closeRequests(transaction, { kind, id: subject })
}
