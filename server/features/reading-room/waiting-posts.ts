import type { SqlRunner } from '#server/platform/database/database.ts'
import { reviewSource } from '#server/reviews/review-source.ts'

/** The condition of posts that nobody has looked at, and of those that readers reported. */
export const WAITS = `(r.state = 'submitted'
  or r.state = 'approved' and exists (select 1 from reading_report m where m.post = t.id))`

/** Whether anything in the reading room waits for a decision. */
export async function anyPostWaits(store: SqlRunner): Promise<boolean> {
  const { from } = WAITING_POSTS
  return (await store.query(`select from ${from} where ${WAITS} limit 1`)).length > 0
}

const REPORTS = 'from reading_report m where m.post = t.id'

/** The things in the reading room that wait; a reported post does since the first report. */
export const WAITING_POSTS = reviewSource({
  kind: 'reading',
  review: 'reading-post',
  table: 'reading_post',
  columns: {
    id: 't.id',
    what: 't.kind',
    title: 't.text',
    since: `coalesce(r.asked_at, (select min(m.created_at) ${REPORTS}), t.created_at)`,
    remarks: `(select count(*) ${REPORTS})`,
  },
  waits: WAITS,
})
