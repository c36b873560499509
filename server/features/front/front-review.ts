import { message } from '#domain/message/message.ts'
import { frontFields } from '#contract/front/front.ts'
import { type Front, frontWith } from '#domain/front/front.ts'
import { Problem } from '#domain/problem.ts'
import { joinReview } from '#server/reviews/review-store.ts'
import { reviewSource } from '#server/reviews/review-source.ts'
import type { ReviewKind } from '#server/reviews/review-kind.ts'

/** A draft of the front as it is decided on. */
export interface DraftSubject {
  readonly front: Front
  /** Counts savings and decisions. */
  readonly version: number
}

/** The way of a draft of the front to the site: a person who applies fronts takes it, or sends it back. */
export const FRONT_REVIEW: ReviewKind<DraftSubject> = {
  kind: 'front-draft',
  reviewers: 'settings.change',
  rules: { decisionsMayChange: false },
  seen: async (store, id) => {
    const [row] = await store.query<{ content: Partial<Front>; version: number }>(
      `select t.content, t.version from front_draft t ${joinReview('front-draft')}
       where t.id = $1 and r.state <> 'draft'`,
      [Math.min(id, 2_147_483_647)],
    )
    if (!row) throw new Problem('not-found', 'There is no such draft, or nobody offers it.')
    return { front: frontFields.parse(frontWith(row.content)), version: row.version }
  },
  auditSubject: (id) => `draft of the front by account ${id}`,
  decisionNote: (_draft, before, { state, reason }) => ({
    action: `front-draft.${state}`,
    before: { state: before.state },
    after: { state, ...(reason && { reason }) },
  }),
  decisionMessage: (_draft, { state, reason }) => ({
    kind: 'front-decision',
    title: message('told.front-decided', { approved: state === 'approved' ? 'yes' : 'no' }),
    text: state === 'approved' ? message('told.front-public') : message('told.reason', { reason }),
    link: state === 'approved' ? '/' : '/configure/user/customize',
  }),
  refusals: {
    own: ['not-allowed', 'This is your own draft. Apply it in the last step of the configurer.'],
    'not-open': ['changed-meanwhile', 'This draft is offered no more, or somebody else has decided on it.'],
    'no-reason': ['invalid-input', 'Give the reason; whoever made the draft reads it.'],
    'other-version': ['changed-meanwhile', 'This draft was changed meanwhile. Look at it again.'],
  },
}

/** Drafts that people offer. */
export const WAITING_FRONTS = reviewSource({
  kind: 'front',
  review: 'front-draft',
  table: 'front_draft',
  columns: {
    id: 't.id',
    what: "'front'",
    title: "coalesce(nullif(t.content ->> 'product', ''), t.content ->> 'agency', '')",
    version: 't.version',
  },
})
