import { isNothingChosen } from '#domain/document/blocks/view-field.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import type { PostKind } from '#domain/reading-room/reading-room.ts'
import { parseView, serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { refuseStrange } from '#server/documents/check-document.ts'
import { closeGathered } from '#server/notify/close-requests.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { announceRequest, changeReview } from '#server/reviews/change-review.ts'
import { heldReview, openReview } from '#server/reviews/review-store.ts'
import { POST_REVIEW, requestMessage } from './post-review.ts'
import { postFor } from './stored-post.ts'
import { anyPostWaits } from './waiting-posts.ts'

/** A post that somebody sends in to be shown. */
export interface NewPost {
  readonly kind: PostKind
  readonly figure: string
  readonly text: string
  /** The post above an answer. */
  readonly parent: number | null
  /** Made by the form; absent: it is new however often it is sent. */
  readonly key: string | undefined
}

/** The id of an earlier row of the same form; null: it is new. */
export async function sentBefore(
  store: SqlRunner,
  { actor }: Change,
  key: string | undefined,
): Promise<number | null> {
  if (key === undefined) return null
  const [row] = await store.query<{ id: number }>(
    'select id from reading_post where author = $1 and form_key = $2',
    [actor.id, key],
  )
  return row?.id ?? null
}

/** Keeps somebody's post, and tells those who decide. Gives its id. Throws `invalid-input` for a figure that is none. */
export async function addPost(transaction: SqlRunner, change: Change, post: NewPost): Promise<number> {
  const { actor } = change
  if (post.parent !== null) await holdAnswered(transaction, change, post.parent)
  const view = await figureOf(transaction, post.figure)
  const release = await currentRelease(transaction)
  const [row] = await transaction.query<{ id: number }>(
    `insert into reading_post (kind, author, parent, figure, indicators, places, release, text, form_key)
     values ($1, $2, $3, $4, $5::int[], $6::int[], $7, $8, coalesce($9::uuid, gen_random_uuid()))
     on conflict (author, form_key) do nothing returning id`,
    [
      post.kind,
      actor.id,
      post.parent,
      serialiseView(view),
      [...new Set(view.indicators)],
      [...new Set(view.locations)],
      release.number,
      post.text,
      post.key ?? null,
    ],
  )
  // Of two forms sent at once the second finds the first.
  const before = row ? null : await sentBefore(transaction, change, post.key)
  if (before !== null) return before
  if (!row) throw new Error('A post was not kept.')
  await openReview(transaction, 'reading-post', row.id, actor.id, 'submitted')
  await announce(transaction, row.id, post.kind, 'reading.written', change)
  return row.id
}

/**
 * Writes something of one's own anew; it waits for approval again. Throws `not-found` for that of others, and
 * `changed-meanwhile` when it is not the version that was read.
 */
export async function rewritePost(
  transaction: SqlRunner,
  change: Change,
  { id, text, version }: { readonly id: number; readonly text: string; readonly version: number },
): Promise<void> {
  const post = await heldOwn(transaction, change, id)
  if (post.version !== version) throw new Problem(...POST_REVIEW.refusals['other-version'])
  if (post.text === text) return
  await transaction.query('update reading_post set text = $2, edited_at = now() where id = $1', [id, text])
  await changeReview(transaction, POST_REVIEW, id, { kind: 'submit' })
  await announce(transaction, id, post.kind, 'reading.rewritten', change)
}

/** Removes something of one's own, with the answers under it. Throws `not-found` for that of others. */
export async function removePost(transaction: SqlRunner, change: Change, id: number): Promise<void> {
  const { kind } = await heldOwn(transaction, change, id)
  await transaction.query('delete from reading_post where id = $1', [id])
  // Those who decide are not sent to what is gone.
  if (!(await anyPostWaits(transaction))) await closeGathered(transaction, 'reading-request')
  const { actor, address } = change
  const subject = POST_REVIEW.auditSubject(id)
  await writeAudit(transaction, { actor, action: 'reading.removed', subject, before: { kind }, address })
}

/** The answered post stays until the answer is kept. Throws `not-found` unless everybody reads it, and for an answer. */
async function holdAnswered(transaction: SqlRunner, { actor }: Change, id: number): Promise<void> {
  const { state } = await heldReview(transaction, 'reading-post', id)
  const { kind } = await postFor(transaction, actor, id)
  if (state === 'approved' && kind !== 'answer') return
  throw new Problem('not-found', 'Only a note or a question that everybody reads is answered.')
}

async function heldOwn(transaction: SqlRunner, { actor }: Change, id: number) {
  const { author } = await postFor(transaction, actor, id)
  if (author !== actor.id) throw new Problem('not-found', 'There is nothing of yours there.')
  await heldReview(transaction, 'reading-post', id)
  return postFor(transaction, actor, id)
}

function announce(transaction: SqlRunner, id: number, kind: PostKind, action: string, change: Change) {
  const note = { action, after: { kind } }
  return announceRequest(transaction, POST_REVIEW, id, note, requestMessage(kind, 'waits'), change)
}

/** The view behind the query of a figure's address. Throws `invalid-input` for what no figure can be drawn of. */
async function figureOf(store: SqlRunner, address: string): Promise<View> {
  const view = parseView(address)
  const refused = (sentence: string) => new Problem('invalid-input', sentence, { figure: [sentence] })
  if (view === null || isNothingChosen(view)) throw refused('Choose a figure.')
  try {
    const block = { kind: 'sentence', id: 'figure', view, frozen: null, width: 'full' } as const
    await refuseStrange(store, { ...EMPTY_DASHBOARD, title: 'A figure', blocks: [block] })
  } catch (error) {
    throw error instanceof Problem && error.code === 'invalid-input' ? refused(error.message) : error
  }
  return view
}
