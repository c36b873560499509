import type { Review } from '#domain/review/review.ts'
import type { ReviewKind } from '#server/reviews/review-kind.ts'
import { seenDashboard, type StoredDashboard } from './stored-dashboard.ts'

/** How custom dashboards become public. What was decided may be changed: a public dashboard can be taken back from readers. */
export const DASHBOARD_REVIEW: ReviewKind<StoredDashboard> = {
  kind: 'custom-dashboard',
  reviewers: 'dashboards.review',
  rules: { decisionsMayChange: true },
  seen: (store, id, viewer) => seenDashboard(store, String(id), viewer),
  auditSubject: (id) => `custom dashboard ${id}`,
  decisionNote: ({ title }, before, after) => ({
    action: `dashboard.${after.state}`,
    before: { title, state: requestState(before) },
    after: { title, state: after.state, ...(after.reason && { reason: after.reason }) },
  }),
  decisionMessage: ({ title, public_id }, { state, reason }) => {
    const isApproved = state === 'approved'
    return {
      kind: 'dashboard-decision',
      title: `Your dashboard “${title}” was ${isApproved ? 'approved' : 'not approved'}`,
      text: isApproved ? 'It is public now.' : `Reason: ${reason}`,
      link: isApproved ? `/custom/public/${public_id}` : '/account#/savedDashboards',
    }
  },
  refusals: {
    own: ['not-allowed', 'You cannot decide on a dashboard of your own. Somebody else has to.'],
    'not-open': ['not-found', 'This dashboard is not public.'],
    'no-reason': ['invalid-input', 'Give the reason; the owner reads it.'],
    'other-version': [
      'changed-meanwhile',
      'This dashboard was changed meanwhile, in another window or by somebody else. Load it again and repeat your change.',
    ],
  },
}

/** The state of a request to be public, as the audit log and the earlier API call it. */
export function requestState({ state }: Pick<Review, 'state'>): string {
  return state === 'submitted' ? 'pending' : state
}
