import type { FastifyInstance } from 'fastify'
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
import { changeOf } from '#server/audit/change.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Call, serve } from '#server/platform/http/endpoint-route.ts'
import { decideReview, type Verdict } from '#server/reviews/decide-review.ts'
import { DASHBOARD_REVIEW } from './dashboard-review.ts'
import { changeDashboard, createDashboard, deleteDashboard } from './save-dashboard.ts'
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
      createDashboard(transaction, changeOf(call), call.body),
    )
    return answerWith(database, call, id)
  })
  for (const endpoint of [changeCustomDashboard, replaceCustomDashboard]) {
    serve(app, endpoint, async (call) => {
      const id = await database.transaction((transaction) =>
        changeDashboard(transaction, changeOf(call), call.path.id, call.body),
      )
      return answerWith(database, call, id)
    })
  }
  serve(app, deleteCustomDashboard, async (call) => ({
    deleted: await database.transaction((transaction) =>
      deleteDashboard(transaction, changeOf(call), call.path.id),
    ),
  }))
  serve(app, approveCustomDashboard, async (call) => {
    await decide(database, call, { kind: 'approve' })
    return answerWith(database, call, call.path.id)
  })
  serve(app, declineCustomDashboard, async (call) => {
    await decide(database, call, { kind: 'decline', reason: call.body.reason })
    return answerWith(database, call, call.path.id)
  })
}

type DecidingCall = Call<{ readonly id: string }, unknown, { readonly version: number }>

async function decide(database: Database, call: DecidingCall, verdict: Verdict): Promise<void> {
  const change = changeOf(call)
  const { id } = await seenDashboard(database, call.path.id, change.actor)
  const seenVersion = call.body.version
  await decideReview(database, { review: DASHBOARD_REVIEW, id, verdict, seenVersion, change })
}

function visible(database: Database, viewer: Viewer) {
  return findDashboards(database, "t.owner = $1 or (not t.is_private and r.state = 'approved')", [
    viewer?.id ?? null,
  ])
}

/** Requests of others; whoever does not decide has none to see. */
async function waiting(database: Database, viewer: Viewer) {
  if (!decides(viewer)) return []
  return findDashboards(database, "not t.is_private and r.state = 'submitted' and t.owner is not null", [])
}

async function answerWith(database: Database, { account, url }: AnyCall, id: string | number) {
  return { data: wireDashboard(await seenDashboard(database, String(id), account), account, url.origin) }
}
