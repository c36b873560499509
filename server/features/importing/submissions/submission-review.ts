import { message } from '#domain/message/message.ts'
import { formAddress } from '#domain/data-entry/form-address.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ReviewKind } from '#server/reviews/review-kind.ts'
import { reviewSource } from '#server/reviews/review-source.ts'
import { type SubmissionRow, visibleSubmission } from './submission-row.ts'

/** Where a form is filled. */
export function formPage(form: NonNullable<SubmissionRow['entry_form']>): string {
  return formAddress({ ...form, period: isoPeriod(form.period) })
}

/** How submitted figures are decided on. The first decision stands; sent back, they may be corrected and come again. */
export const FIGURES_REVIEW: ReviewKind<SubmissionRow> = {
  kind: 'figures',
  reviewers: 'figures.publish',
  rules: { decisionsMayChange: false },
  seen: (store, id, viewer) => visibleSubmission(store, id, viewer),
  auditSubject: (id) => `figures ${id}`,
  decisionNote: ({ note, digest }, before, { state, reason }) => ({
    action: state === 'approved' ? 'figures.approved' : 'figures.sent-back',
    before: { state: before.state },
    after: { state, note, digest, ...(reason && { reason }) },
  }),
  decisionMessage: ({ id, note, entry_form: form }, { state, reason }) => ({
    kind: 'figures-decision',
    title: message('told.figures-decided', { note, approved: state === 'approved' ? 'yes' : 'no' }),
    text: reason,
    link: form ? formPage(form) : `/data-import/${id}`,
  }),
  refusals: {
    own: ['not-allowed', 'Somebody else has to decide on figures that you submitted.'],
    'not-open': ['changed-meanwhile', 'These figures do not wait for a decision any more.'],
    'no-reason': ['invalid-input', 'Say what has to be mended; whoever submitted the figures reads it.'],
    'other-version': ['changed-meanwhile', 'These figures were changed meanwhile. Look at them again.'],
  },
}

/** Figures that data officers submit. */
export const WAITING_FIGURES = reviewSource({
  kind: 'figures',
  review: 'figures',
  table: 'figure_submission',
  columns: {
    id: 't.id',
    what: `((t.counts ->> 'added')::int + (t.counts ->> 'changed')::int)::text`,
    title: 't.note',
  },
})
