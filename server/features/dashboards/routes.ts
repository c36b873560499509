import type { FastifyInstance } from 'fastify'
import {
  type DashboardRow,
  listDashboardIndicators,
  listDashboardSources,
  listDashboards,
  readDashboard,
} from '#contract/dashboards/dashboard.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList, readRows } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { DASHBOARDS } from '#server/platform/reference/dashboard-table.ts'
import { DATA_SOURCES } from '#server/platform/reference/data-source-table.ts'
import { INDICATORS } from '#server/platform/reference/indicator-table.ts'

/** Dashboards and what they are made of. */
export function serveDashboards(app: FastifyInstance, database: Database): void {
  serve(app, listDashboards, ({ query, url }) => {
    const where = new Where().ids('t.id', query.id, 'int').texts('t.name', query.name)
    // Earlier clients read a bare list when they name no size (api-contract §7).
    if (query.size === null && query.format === 'json') return readRows(database, DASHBOARDS, where)
    return answerList(database, DASHBOARDS, where, query, url)
  })
  serve(app, readDashboard, ({ path }) => dashboardWith(database, path.id))
  serve(app, listDashboardIndicators, async ({ path }) => {
    const { indicators } = await dashboardWith(database, path.id)
    return readRows(database, INDICATORS, new Where().ids('t.id', indicators))
  })
  serve(app, listDashboardSources, async ({ path }) => {
    const { dataSources } = await dashboardWith(database, path.id)
    return readRows(database, DATA_SOURCES, new Where().ids('t.id', dataSources))
  })
}

async function dashboardWith(database: Database, id: number): Promise<DashboardRow> {
  const [dashboard] = await readRows(database, DASHBOARDS, new Where().ids('t.id', [id], 'int'))
  if (dashboard) return dashboard
  throw new Problem('not-found', `There is no dashboard with the id ${id}.`)
}
