import { message } from '#domain/message/message.ts'
import type { Account } from '#domain/account/account.ts'
import type { PostKind } from '#domain/reading-room/reading-room.ts'
import { notify } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { ReviewKind } from '#server/reviews/review-kind.ts'
import { postFor, type StoredPost } from './stored-post.ts'

/** The way of a post from its writer to everybody. A decision may be changed: a reported note can be taken down. */
export const POST_REVIEW: ReviewKind<StoredPost> = {
  kind: 'reading-post',
  reviewers: 'reading.moderate',
  rules: { decisionsMayChange: true },
  seen: (store, id, viewer) => postFor(store, viewer, id),
  auditSubject: (id) => `reading post ${id}`,
  // Never the words: the audit log outlives the account.
  decisionNote: ({ kind }, before, { state, reason }) => ({
    action: `reading.${state}`,
    before: { kind, state: before.state },
    after: { kind, state, ...(reason && { reason }) },
  }),
  decisionMessage: (post, { state, reason }) => ({
    kind: 'reading-decision',
    title: message('told.post-decided', { kind: post.kind, approved: state === 'approved' ? 'yes' : 'no' }),
    text: state === 'approved' ? message('told.post-public') : message('told.reason', { reason }),
    link: state === 'approved' ? pathOfPost(post) : '/health-think/profile',
  }),
  refusals: {
    own: ['not-allowed', 'You cannot decide on something of your own. Somebody else has to.'],
    'not-open': ['not-found', 'This waits for no decision.'],
    'no-reason': ['invalid-input', 'Give the reason; its writer reads it.'],
    'other-version': [
      'changed-meanwhile',
      'This was changed meanwhile, in another window or by somebody else. Load it again and repeat your change.',
    ],
  },
}

/** The place where a post is read: an answer below the post that it answers. */
export function pathOfPost({ id, parent }: Pick<StoredPost, 'id' | 'parent'>): string {
  return `/health-think?post=${parent ?? id}`
}

/** The message to those who decide when something waits or is reported. */
export function requestMessage(kind: PostKind, what: 'waits' | 'reported') {
  return {
    kind: 'reading-request',
    title: message('told.post-asked', { kind, what }),
    link: '/admin#/waiting',
    gathered: {
      name: message('told.post-kind', { kind }),
      title: message('told.posts-asked', { count: 1 }),
    },
  } as const
}

/**
 * The consequences of showing a post: the first time it counts as new, and the author of the post that it
 * answers is told. Gives the note for the audit log.
 */
export async function nowShown(
  transaction: SqlRunner,
  { id, kind, parent, author }: StoredPost,
  approver: Account,
): Promise<object> {
  const isNew = await transaction.query(
    'update reading_post set shown_at = now() where id = $1 and shown_at is null returning id',
    [id],
  )
  if (isNew.length === 0 || kind !== 'answer' || parent === null) return {}
  const above = await postFor(transaction, approver, parent)
  if (above.author === author) return {}
  await notify(transaction, {
    to: above.author,
    kind: 'answer',
    title: message('told.post-answered', { kind: above.kind }),
    link: pathOfPost(above),
  })
  return { told: above.author }
}
