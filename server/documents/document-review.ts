import { message } from '#domain/message/message.ts'
import type { Review } from '#domain/review/review.ts'
import type { ReviewKind } from '#server/reviews/review-kind.ts'
import { documentFor, pathOf, type StoredDocument } from './stored-document.ts'

/** How documents become public. What was decided may be changed: a public document can be taken back from readers. */
export const DOCUMENT_REVIEW: ReviewKind<StoredDocument> = {
  kind: 'document',
  reviewers: 'dashboards.review',
  rules: { decisionsMayChange: true },
  seen: (store, id, viewer) => documentFor(store, viewer, String(id)),
  auditSubject: (id) => `document ${id}`,
  decisionNote: ({ title, document }, before, after) => ({
    action: `${document.kind}.${after.state}`,
    before: { title, state: requestState(before) },
    after: { title, state: after.state, ...(after.reason && { reason: after.reason }) },
  }),
  decisionMessage: (subject, { state, reason }) => {
    const { title, document } = subject
    const isApproved = state === 'approved'
    return {
      kind: 'dashboard-decision',
      title: message('told.document-decided', {
        ...{ kind: document.kind, title },
        approved: isApproved ? 'yes' : 'no',
      }),
      text: isApproved ? message('told.document-public') : message('told.reason', { reason }),
      link: isApproved ? pathOf(subject) : ownListOf(document.kind),
    }
  },
  refusals: {
    own: ['not-allowed', 'You cannot decide on something of your own. Somebody else has to.'],
    'not-open': ['not-found', 'This is not public.'],
    'no-reason': ['invalid-input', 'Give the reason; the owner reads it.'],
    'other-version': [
      'changed-meanwhile',
      'This was changed meanwhile, in another window or by somebody else. Load it again and repeat your change.',
    ],
  },
}

/** Where its author finds a document of that kind among their own. */
export function ownListOf(kind: StoredDocument['document']['kind']): string {
  return kind === 'dashboard' ? '/account#/savedDashboards' : '/my-documents'
}

/** The state of a request to be public, as the audit log and the earlier API call it. */
export function requestState({ state }: Pick<Review, 'state'>): string {
  return state === 'submitted' ? 'pending' : state
}
