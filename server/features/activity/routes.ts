import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  deleteInteraction,
  deleteInteractions,
  listInteractionMonths,
  listInteractions,
  recordInteraction,
  reportIndicatorTime,
  reportLocation,
  reportSourceTime,
} from '#contract/activity/activity.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { forgetOldViews } from './forget-old-views.ts'
import { HISTORY } from './history-table.ts'
import { recordView } from './record-view.ts'

/** Nigeria has kept one hour before UTC all year round since 1919. */
const WEST_AFRICA_TIME = "(t.viewed_at at time zone 'UTC' + interval '1 hour')"

/** One's own history of views: kept, shown and removed for oneself alone. */
function serveActivity(app: FastifyInstance, { database }: Services): void {
  serve(app, recordInteraction, async (call) => {
    const { id } = signedIn(call)
    return {
      recorded: await database.transaction((transaction) => recordView(transaction, id, call.body)),
    }
  })
  serve(app, listInteractions, async (call) => {
    const { query, url } = call
    const where = own(signedIn(call).id).ids('t.user_id', query.user, 'int')
    if (query.month !== undefined) {
      where.and(`to_char(${WEST_AFRICA_TIME}, 'YYYY-MM') = ${where.parameter(query.month)}`)
    }
    const ordering = query.ordering.length > 0 ? query.ordering : NEWEST_FIRST
    return answerList(database, HISTORY, where, { ...query, ordering }, url)
  })
  serve(app, listInteractionMonths, (call) =>
    database.query<{ month: string; count: number }>(
      `select to_char(${WEST_AFRICA_TIME}, 'YYYY-MM') as month, count(*) as count
       from user_interaction t where t.user_id = $1 group by 1 order by 1 desc`,
      [signedIn(call).id],
    ),
  )
  serve(app, deleteInteraction, async (call) => remove(database, signedIn(call).id, [call.path.id]))
  serve(app, deleteInteractions, async (call) => remove(database, signedIn(call).id, call.query.ids ?? []))
  for (const report of [reportIndicatorTime, reportSourceTime, reportLocation]) {
    serve(app, report, async () => ({ recorded: false as const }))
  }
}

const NEWEST_FIRST = [
  { field: 'viewed_at', descending: true },
  { field: 'id', descending: true },
] as const

function own(person: number): Where {
  return new Where().ids('t.user_id', [person], 'int')
}

/** Removes rows of this person: all of them or none. */
async function remove(
  database: Database,
  person: number,
  ids: readonly number[],
): Promise<{ deleted: number }> {
  return database.transaction(async (transaction) => {
    const gone = await transaction.query<{ id: number }>(
      'delete from user_interaction where user_id = $1 and id = any($2::bigint[]) returning id',
      [person, ids],
    )
    if (ids.length > 0 && gone.length === ids.length) return { deleted: gone.length }
    throw new Problem(
      'not-found',
      'Some of these rows are not in your history any more. Nothing was removed.',
    )
  })
}

export const activityFeature: Feature = {
  routes: serveActivity,
  jobs: ({ database }) => [forgetOldViews(database)],
}
