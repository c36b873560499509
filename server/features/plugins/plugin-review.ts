import { message } from '#domain/message/message.ts'
import type { ReviewKind } from '#server/reviews/review-kind.ts'
import { type SubmissionRow, visibleSubmission } from './submission-row.ts'

/** How submitted plugins are reviewed. The first decision stands; a later version takes its place. */
export const PLUGIN_REVIEW: ReviewKind<SubmissionRow> = {
  kind: 'plugin',
  reviewers: 'plugins.review',
  rules: { decisionsMayChange: false },
  seen: (store, id, viewer) => visibleSubmission(store, id, viewer),
  auditSubject: (id) => `submission ${id}`,
  decisionNote: ({ name, version, status }, _before, { state, reason }) => ({
    action: `plugin.${state}`,
    before: { status },
    after: { status: state, name, version, reason },
  }),
  decisionMessage: ({ title }, { state, reason }) => ({
    kind: 'plugin-decision',
    title: message('told.plugin-decided', { title, approved: state === 'approved' ? 'yes' : 'no' }),
    text: reason,
    link: '/account#/createPlugin',
  }),
  refusals: {
    own: ['not-allowed', 'Somebody else has to review your own plugin.'],
    'not-open': ['changed-meanwhile', 'This submission does not wait for a review any more.'],
    'no-reason': ['invalid-input', 'Say why, so that the author can do better.'],
    'other-version': ['changed-meanwhile', 'This submission was changed meanwhile. Load it again.'],
  },
}
