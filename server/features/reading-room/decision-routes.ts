import type { FastifyInstance } from 'fastify'
import { decidePost, listWaiting } from '#contract/reading-room/posts.ts'
import { changeOf } from '#server/audit/change.ts'
import { closeGathered } from '#server/notify/close-requests.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { decideReview } from '#server/reviews/decide-review.ts'
import { nowShown, POST_REVIEW } from './post-review.ts'
import { settleReports } from './report-post.ts'
import { postTable, wirePost } from './stored-post.ts'
import { anyPostWaits, WAITS } from './waiting-posts.ts'

/** The public posts of the reading room, for those who decide. */
export function servePostDecisions(app: FastifyInstance, database: Database): void {
  serve(app, listWaiting, ({ account, query, url }) =>
    answerList(database, postTable(account), new Where().and(WAITS), query, url),
  )
  serve(app, decidePost, async (call) => {
    const change = changeOf(call)
    const { approve, reason, version: seenVersion } = call.body
    const { id } = call.path
    await decideReview(database, {
      ...{ review: POST_REVIEW, id, seenVersion, change },
      verdict: approve ? { kind: 'approve' } : { kind: 'decline', reason },
      carryOut: async (transaction, post) => (approve ? nowShown(transaction, post, change.actor) : {}),
      settle: async (transaction) => {
        await settleReports(transaction, id)
        if (!(await anyPostWaits(transaction))) await closeGathered(transaction, 'reading-request')
      },
    })
    return wirePost(database, change.actor, id)
  })
}
