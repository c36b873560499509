import { reviewSource } from '#server/reviews/review-source.ts'

/** Documents whose owners ask that everybody sees them. */
export const WAITING_DOCUMENTS = reviewSource({
  kind: 'document',
  review: 'document',
  table: 'live_document',
  columns: { id: 't.public_id', what: 't.kind', title: 't.title' },
  waits: "r.state = 'submitted' and t.visibility = 'public' and t.owner is not null",
})
