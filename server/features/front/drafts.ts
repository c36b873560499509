import { message } from '#domain/message/message.ts'
import { type FrontDraftAnswer, frontFields } from '#contract/front/front.ts'
import { type Front, frontWith, OWN_FRONT } from '#domain/front/front.ts'
import { Problem } from '#domain/problem.ts'
import type { ReviewState } from '#domain/review/review.ts'
import type { Change } from '#server/audit/change.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { announceRequest, changeReview } from '#server/reviews/change-review.ts'
import { heldReview, joinReview, openReview } from '#server/reviews/review-store.ts'
import { FRONT_REVIEW } from './front-review.ts'

interface DraftRow {
  readonly id: number
  readonly content: Partial<Front>
  readonly version: number
  readonly saved_at: Date
  readonly state: ReviewState
  readonly reason: string
}

const DRAFTS = `select t.id, t.content, t.version, t.saved_at, r.state, r.reason`
const FROM = `from front_draft t ${joinReview('front-draft')}`

/** Somebody's own draft; null: none. */
export async function ownDraft(store: SqlRunner, account: number): Promise<FrontDraftAnswer | null> {
  const [row] = await store.query<DraftRow>(`${DRAFTS} ${FROM} where t.account = $1`, [account])
  return row ? answerOf(row) : null
}

/** Drafts that people offered to administrators, the oldest first. */
export async function offeredDrafts(store: SqlRunner) {
  const rows = await store.query<DraftRow & { author: string }>(
    `${DRAFTS}, a.username as author ${FROM} join account a on a.id = t.account
     where r.state = 'submitted' order by r.asked_at, t.id`,
  )
  return rows.map((row) => ({ ...answerOf(row), id: row.id, author: row.author }))
}

/** The saved draft: the version is that of the draft which the page knew. */
interface Saved {
  readonly front: Front
  readonly version: number
  readonly offered: boolean
}

/**
 * Keeps a draft, and tells those who apply fronts when it is offered. Throws `changed-meanwhile` where it was changed on another
 * page since, or decided on.
 */
export async function saveDraft(
  transaction: SqlRunner,
  change: Change,
  { front, version, offered }: Saved,
): Promise<FrontDraftAnswer> {
  const { actor } = change
  const before = version === 0 ? null : await heldState(transaction, actor.id)
  const [row] = await transaction.query<{ id: number }>(
    version === 0
      ? `insert into front_draft (account, content) values ($1, $2::jsonb)
         on conflict (account) do nothing returning id`
      : `update front_draft set content = $2::jsonb, version = version + 1, saved_at = now()
         where account = $1 and version = $3 returning id`,
    [actor.id, JSON.stringify(front), ...(version === 0 ? [] : [version])],
  )
  if (!row) {
    throw new Problem(
      'changed-meanwhile',
      'Your draft was changed on another page, or somebody decided on it. Load this page again to go on with it.',
    )
  }
  if (before === null) await openReview(transaction, 'front-draft', row.id, actor.id, 'draft')
  await changeReview(transaction, FRONT_REVIEW, row.id, eventOf(before, offered))
  // A change to an offered draft was announced already.
  if (offered && before !== 'submitted') await announceOffer(transaction, row.id, change)
  const kept = await ownDraft(transaction, actor.id)
  if (!kept) throw new Error('A draft of the front was not kept.')
  return kept
}

async function heldState(transaction: SqlRunner, account: number): Promise<ReviewState | null> {
  const [row] = await transaction.query<{ id: number }>('select id from front_draft where account = $1', [
    account,
  ])
  return row ? (await heldReview(transaction, 'front-draft', row.id)).state : null
}

/** The meaning of a saving for the review: offered, taken back, or changed without anybody being asked. */
function eventOf(before: ReviewState | null, offered: boolean) {
  if (offered) return { kind: 'submit' } as const
  const isAsked = before === 'submitted' || before === 'approved' || before === 'declined'
  return isAsked ? ({ kind: 'withdraw', as: 'taken-back' } as const) : ({ kind: 'revise' } as const)
}

function announceOffer(transaction: SqlRunner, id: number, change: Change): Promise<void> {
  const request = {
    kind: 'front-request',
    title: message('told.front-asked', { name: change.actor.username }),
    text: message('told.front-asked-text'),
    link: '/admin#/waiting',
  } as const
  return announceRequest(transaction, FRONT_REVIEW, id, { action: 'front-draft.offered' }, request, change)
}

/** A draft that an earlier version kept in a form that this one does not know begins anew. */
function answerOf({ content, version, state, reason, saved_at }: DraftRow): FrontDraftAnswer {
  const read = frontFields.safeParse(frontWith(content))
  return {
    front: read.success ? read.data : OWN_FRONT_FIELDS,
    version,
    offered: state === 'submitted',
    declined_because: reason,
    saved_at: saved_at.toISOString(),
  }
}

const OWN_FRONT_FIELDS = frontFields.parse(OWN_FRONT)
