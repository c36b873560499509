import { reviewSource } from '#server/reviews/review-source.ts'

/** Submitted plugins, with how much their checks remarked. */
export const WAITING_PLUGINS = reviewSource({
  kind: 'plugin',
  review: 'plugin',
  table: 'plugin_submission',
  columns: {
    id: 't.id',
    what: 't.version',
    title: 't.title',
    remarks: 'coalesce(jsonb_array_length(t.remarks), 0)',
  },
})
