import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter, textFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'
import { dataSourceRow } from '#contract/reference/data-source.ts'
import { indicatorRow } from '#contract/reference/indicator.ts'

/** Configuration of a dashboard. Camel case when read, as earlier clients have it; `name` is the one in addresses. */
export const dashboardRow = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string().meta({ description: 'Heading under which it stands; empty for none.' }),
  indicators: z.array(z.int()),
  defaultIndicators: z.array(z.int()),
  dataSources: z.array(z.int()),
  initialIndicator: z.int().nullable(),
  initialDataSource: z.int().nullable(),
  initialLocation: z.int(),
  showTableRelatedIndicator: z.boolean(),
  sections: z.array(z.string()),
  waiting_for: z
    .string()
    .meta({ description: 'Which import would fill a dashboard that has no figures yet.' }),
  user: z
    .int()
    .nullable()
    .meta({ description: 'Id of its owner; null for those that come with the product.' }),
  is_private: z.boolean().meta({ description: 'A draft, which only administrators see.' }),
  ...timestamps,
})

export type DashboardRow = z.output<typeof dashboardRow>

export const listDashboards = endpoint({
  method: 'GET',
  path: '/dashboards',
  summary: 'All dashboards: a page when `size` is given, otherwise a bare list',
  tag: 'Dashboards',
  permission: 'guest',
  pathParameters: noParameters,
  query: tableQuery(['id', 'name', 'title', 'created_at', 'updated_at'], {
    id: idFilter('Dashboard'),
    name: textFilter,
  }),
  answer: z.union([pageOf(dashboardRow), z.array(dashboardRow)]),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const readDashboard = endpoint({
  method: 'GET',
  path: '/dashboards/{id}',
  summary: 'One dashboard',
  tag: 'Dashboards',
  permission: 'guest',
  pathParameters: idInPath,
  query: noParameters,
  answer: dashboardRow,
  problems: ['invalid-input', 'not-found'],
})

export const listDashboardIndicators = endpoint({
  method: 'GET',
  path: '/dashboards/{id}/indicators',
  summary: 'The indicators of a dashboard',
  tag: 'Dashboards',
  permission: 'guest',
  pathParameters: idInPath,
  query: noParameters,
  answer: z.array(indicatorRow),
  problems: ['invalid-input', 'not-found'],
})

export const listDashboardSources = endpoint({
  method: 'GET',
  path: '/dashboards/{id}/datasources',
  summary: 'The data sources of a dashboard',
  tag: 'Dashboards',
  permission: 'guest',
  pathParameters: idInPath,
  query: noParameters,
  answer: z.array(dataSourceRow),
  problems: ['invalid-input', 'not-found'],
})
