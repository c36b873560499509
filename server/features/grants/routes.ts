import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { giveGrant as giveCall, listGrants, takeGrant as takeCall } from '#contract/admin/grants.ts'
import { changeOf } from '#server/audit/change.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { giveGrant, takeGrant } from './change-grants.ts'
import { answerGrants } from './grant-table.ts'

/** The rights of single people beside their role: the list, giving and taking away. */
function serveGrants(app: FastifyInstance, { accounts }: Services): void {
  const { database } = accounts
  serve(app, listGrants, ({ query, url }) => answerGrants(database, query, url))
  serve(app, giveCall, async (call) => {
    const { row, isNew } = await database.transaction((transaction) =>
      giveGrant(transaction, call.body, changeOf(call)),
    )
    call.reply.code(isNew ? 201 : 200)
    return row
  })
  serve(app, takeCall, async (call) => {
    const { title, account } = await database.transaction((transaction) =>
      takeGrant(transaction, call.path.id, changeOf(call)),
    )
    return { detail: `${account.name} has no longer the right “${title}”.` }
  })
}

export const grantsFeature: Feature = { routes: serveGrants }
