import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  approveCustomDashboard,
  changeCustomDashboard,
  createCustomDashboard,
  declineCustomDashboard,
  deleteCustomDashboard,
  listCustomDashboards,
  readCustomDashboard,
  replaceCustomDashboard,
} from '#contract/custom-dashboards/custom-dashboard.ts'
import type { Account } from '#domain/account/account.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Call, serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { decideDashboard } from './decide.ts'
import { type Author, changeDashboard, createDashboard, deleteDashboard } from './save-dashboard.ts'
import { decides, findDashboards, seenDashboard, type Viewer, wireDashboard } from './stored-dashboard.ts'

type AnyCall = Call<unknown, unknown, unknown>

/** Dashboards that people made for themselves, and those of them that everybody may see. */
export function serveCustomDashboards(app: FastifyInstance, database: Database): void {
  serve(app, listCustomDashboards, async ({ query, account, url }) => {
    const rows =
      query.status === 'pending' ? await waiting(database, account) : await visible(database, account)
    return { data: { results: rows.map((row) => wireDashboard(row, account, url.origin)) } }
  })
  serve(app, readCustomDashboard, (call) => answerWith(database, call, call.path.id))
  serve(app, createCustomDashboard, async (call) => {
    const id = await database.transaction((transaction) =>
      createDashboard(transaction, authorOf(call), call.body),
    )
    return answerWith(database, call, id)
  })
  for (const endpoint of [changeCustomDashboard, replaceCustomDashboard]) {
    serve(app, endpoint, async (call) => {
      const id = await database.transaction((transaction) =>
        changeDashboard(transaction, authorOf(call), call.path.id, call.body),
      )
      return answerWith(database, call, id)
    })
  }
  serve(app, deleteCustomDashboard, async (call) => ({
    deleted: await database.transaction((transaction) =>
      deleteDashboard(transaction, authorOf(call), call.path.id),
    ),
  }))
  serve(app, approveCustomDashboard, async (call) => {
    const decision = { state: 'approved', reason: '', version: call.body.version } as const
    return answerWith(database, call, await decideDashboard(database, authorOf(call), call.path.id, decision))
  })
  serve(app, declineCustomDashboard, async (call) => {
    const decision = { state: 'declined', ...call.body } as const
    return answerWith(database, call, await decideDashboard(database, authorOf(call), call.path.id, decision))
  })
}

function visible(database: Database, viewer: Viewer) {
  return findDashboards(database, "t.owner = $1 or (not t.is_private and t.state = 'approved')", [
    viewer?.id ?? null,
  ])
}

/** Requests of others; whoever does not decide has none to see. */
async function waiting(database: Database, viewer: Viewer) {
  if (!decides(viewer)) return []
  return findDashboards(database, "not t.is_private and t.state = 'pending' and t.owner is not null", [])
}

async function answerWith(database: Database, { account, url }: AnyCall, id: string | number) {
  return { data: wireDashboard(await seenDashboard(database, String(id), account), account, url.origin) }
}

function authorOf(call: {
  readonly account: Account | null
  readonly request: Pick<FastifyRequest, 'ip'>
}): Author {
  return { account: signedIn(call), address: call.request.ip }
}
