import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  type DashboardRow,
  listDashboardIndicators,
  listDashboardSources,
  listDashboards,
  readDashboard,
} from '#contract/dashboards/dashboard.ts'
import { createDashboard, deleteDashboard, replaceDashboard } from '#contract/dashboards/write-dashboard.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList, readRows } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { DASHBOARDS } from '#server/platform/reference/dashboard-table.ts'
import { DATA_SOURCES } from '#server/platform/reference/data-source-table.ts'
import { INDICATORS } from '#server/platform/reference/indicator-table.ts'
import { changeDashboard, makeDashboard, removeDashboard } from './change-dashboards.ts'

/** Dashboards and their parts; administrators make more of them. */
function serveDashboards(app: FastifyInstance, { database }: Services): void {
  serve(app, listDashboards, ({ query, url, account }) => {
    const where = seenBy(account).ids('t.id', query.id, 'int').texts('t.name', query.name)
    // Earlier clients read a bare list when they name no size (api-contract §7).
    if (query.size === null && query.format === 'json') return readRows(database, DASHBOARDS, where)
    return answerList(database, DASHBOARDS, where, query, url)
  })
  serve(app, readDashboard, ({ path, account }) => dashboardWith(database, path.id, account))
  serve(app, listDashboardIndicators, async ({ path, account }) => {
    const { indicators } = await dashboardWith(database, path.id, account)
    return readRows(database, INDICATORS, new Where().ids('t.id', indicators))
  })
  serve(app, listDashboardSources, async ({ path, account }) => {
    const { dataSources } = await dashboardWith(database, path.id, account)
    return readRows(database, DATA_SOURCES, new Where().ids('t.id', dataSources))
  })
  serveChanges(app, database)
}

function serveChanges(app: FastifyInstance, database: Database): void {
  serve(app, createDashboard, async (call) => {
    const row = await makeDashboard(database, call.body, changeOf(call))
    call.reply.code(201)
    return row
  })
  serve(app, replaceDashboard, (call) => {
    const { updated_at, ...text } = call.body
    return changeDashboard(database, call.path.id, text, updated_at, changeOf(call))
  })
  serve(app, deleteDashboard, async (call) => {
    await removeDashboard(database, call.path.id, changeOf(call))
    return { detail: 'The dashboard is deleted.' }
  })
}

/** Drafts are there for those only who publish dashboards. */
function seenBy(account: Account | null): Where {
  return may(account, 'dashboards.publish') ? new Where() : new Where().and('not t.is_private')
}

async function dashboardWith(database: Database, id: number, account: Account | null): Promise<DashboardRow> {
  const [dashboard] = await readRows(database, DASHBOARDS, seenBy(account).ids('t.id', [id], 'int'))
  if (dashboard) return dashboard
  throw new Problem('not-found', `There is no dashboard with the id ${id}.`)
}

export const dashboardsFeature: Feature = { routes: serveDashboards }
