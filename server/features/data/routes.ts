import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { listDashboardData, listData, listDataAfter } from '#contract/data/data.ts'
import type { Filter } from '#contract/listing/filters.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { Problem } from '#domain/problem.ts'
import { mayRepublish } from '#domain/reference/republishing.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { answerData } from './answer-data.ts'
import { answerTidy } from './answer-tidy.ts'
import type { DataFilter } from './data-filter.ts'

/** Figures of the current release, row by row. */
function serveData(app: FastifyInstance, { database, version: { version } }: Services): void {
  const kept = new KeptAnswers()

  serve(app, listData, async ({ query, url, request, reply }) => {
    const answer = query.shape === 'tidy' ? answerTidy : answerData
    return answer(database, await filterAsked(database, query), query, { request, reply, url, kept, version })
  })

  serve(app, listDashboardData, async ({ path, query, url, request, reply }) => {
    const filter =
      path.id === null
        ? NOTHING
        : await withinDashboard(database, path.id, await filterAsked(database, query))
    return answerData(database, filter, query, { request, reply, url, kept, version })
  })

  serve(app, listDataAfter, async ({ query, url, request, reply }) => {
    const publishedBy = await releasesAfter(database, query.datetime)
    const isWholeTable = query.format === 'csv' && query.size === null
    const ordering =
      query.ordering.length > 0 || isWholeTable
        ? query.ordering
        : [{ field: 'updated_at', descending: true } as const]
    return answerData(
      database,
      { ...filterOf(query), publishedBy },
      { ...query, ordering },
      {
        ...{ request, reply, url, kept, version },
      },
    )
  })
}

const NOTHING: DataFilter = { indicator: [], datasource: [], location: null, period: null, value_type: null }

function filterOf(query: DataFilter): DataFilter {
  const { indicator, datasource, location, period, value_type } = query
  return { indicator, datasource, location, period, value_type }
}

/** The filter of a request; of those sources alone that may be published again, where that is asked for. */
async function filterAsked(
  database: Database,
  query: DataFilter & { readonly republish?: 'only' | undefined },
): Promise<DataFilter> {
  const filter = filterOf(query)
  if (query.republish === undefined) return filter
  const sources = await database.query<{
    id: number
    licence: string
    licence_class: DataSource['licenceClass']
  }>('select id, licence, licence_class from datasource')
  const allowed = sources.filter(({ licence, licence_class }) =>
    mayRepublish({ licence, licenceClass: licence_class }),
  )
  const ids = allowed.map(({ id }) => id)
  return { ...filter, datasource: within(filter.datasource, ids) }
}

/** Only figures that belong to the dashboard, however the caller filters. */
async function withinDashboard(database: Database, id: number, filter: DataFilter): Promise<DataFilter> {
  const [dashboard] = await database.query<{ indicators: number[]; data_sources: number[] }>(
    'select indicators, data_sources from every_dashboard where not is_private and id::bigint = $1::bigint',
    [id],
  )
  if (!dashboard) throw new Problem('not-found', `There is no dashboard with the id ${id}.`)
  return {
    ...filter,
    indicator: within(filter.indicator, dashboard.indicators),
    datasource: within(filter.datasource, dashboard.data_sources),
  }
}

function within(filter: Filter<number>, allowed: readonly number[]): readonly number[] {
  return filter === null ? allowed : filter.filter((id) => allowed.includes(id))
}

/** Numbers of the releases published after an instant; null without one. */
async function releasesAfter(database: Database, instant: Filter<Date>): Promise<Filter<number>> {
  const [after] = instant ?? []
  if (after === undefined) return instant === null ? null : []
  const rows = await database.query<{ number: number }>(
    'select number from release where published_at > $1 and hash is not null order by number',
    [after],
  )
  return rows.map((row) => row.number)
}

export const dataFeature: Feature = { routes: serveData }
