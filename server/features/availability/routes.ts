import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  listIndicatorSources,
  listIndicatorsOfDashboard,
  listIndicatorsOfSource,
  listIndicatorYears,
  listLocationsWithData,
  listPeriods,
  listSourcesOfIndicator,
  listYears,
} from '#contract/availability/availability.ts'
import type { DataSourceRow } from '#contract/reference/data-source.ts'
import { Problem } from '#domain/problem.ts'
import { wirePeriod } from '#server/platform/wire-period.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { readRows } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { DASHBOARDS } from '#server/platform/reference/dashboard-table.ts'
import { DATA_SOURCES } from '#server/platform/reference/data-source-table.ts'
import { INDICATORS } from '#server/platform/reference/indicator-table.ts'
import { LOCATIONS } from '#server/platform/reference/location-table.ts'
import { answerYears } from './answer-years.ts'
import { serveGap } from './gap-route.ts'
import { indicatorsWithFigures, locationsWithFigures, sourcesWithFigures } from './with-figures.ts'
import { periodsWithFigures, yearsWithFigures } from './periods-with-figures.ts'

/** The figures that exist. Nothing found is an empty list, never "not found" (api-contract 6). */
function serveAvailability(app: FastifyInstance, { database }: Services): void {
  servePeriods(app, database)
  serveGap(app, database)

  serve(app, listLocationsWithData, async ({ query }) => {
    refuseUnbounded(query.indicator ?? query.datasource)
    const ids = await locationsWithFigures(database, query.indicator, query.datasource)
    return { locations: await readRows(database, LOCATIONS, new Where().ids('t.id', ids)) }
  })

  serve(app, listSourcesOfIndicator, async ({ path }) => ({
    datasources: byName(await sourceRows(database, path.id)),
  }))
  serve(app, listIndicatorSources, async ({ path }) => byName(await sourceRows(database, path.id)))

  serve(app, listIndicatorsOfSource, async ({ path }) => {
    const ids = path.id === null ? [] : await indicatorsWithFigures(database, path.id)
    return { indicators: await readRows(database, INDICATORS, new Where().ids('t.id', ids)) }
  })

  serve(app, listIndicatorsOfDashboard, async ({ path }) => {
    const id = path.id === null ? [] : [path.id]
    const [dashboard] = await readRows(database, DASHBOARDS, new Where().ids('t.id', id, 'int'))
    const ids = dashboard?.indicators ?? []
    return { indicators: await readRows(database, INDICATORS, new Where().ids('t.id', ids)) }
  })
}

function servePeriods(app: FastifyInstance, database: Database): void {
  serve(app, listPeriods, async ({ query }) => {
    refuseUnbounded(query.indicator ?? query.datasource)
    const periods = await periodsWithFigures(database, query)
    return { periods: periods.map(wirePeriod) }
  })

  serve(app, listYears, async ({ path }) => {
    const years = path.id === null ? [] : await yearsWithFigures(database, [path.id])
    return { years: years.map((row) => String(row.year)) }
  })

  serve(app, listIndicatorYears, async ({ query, url }) => {
    if (query.indicator === null) refuseUnbounded(null)
    return answerYears(await yearsWithFigures(database, query.indicator ?? []), query, url)
  })
}

/** Without an indicator or a source every stored value would have to be read. */
function refuseUnbounded(named: readonly number[] | null): void {
  if (named !== null) return
  throw new Problem('invalid-input', 'Name an indicator or a data source.', {
    indicator: ['Give the id of an indicator.'],
  })
}

async function sourceRows(database: Database, indicator: number | null): Promise<DataSourceRow[]> {
  const ids = indicator === null ? [] : await sourcesWithFigures(database, indicator)
  return readRows(database, DATA_SOURCES, new Where().ids('t.id', ids))
}

function byName(rows: readonly DataSourceRow[]): DataSourceRow[] {
  return rows.toSorted((a, b) => a.datasource.localeCompare(b.datasource, 'en'))
}

export const availabilityFeature: Feature = { routes: serveAvailability }
