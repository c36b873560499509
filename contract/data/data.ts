import { endpoint } from '#contract/endpoint.ts'
import { idFilter, instantFilter, NO_HYPHEN, periodFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf, tolerantIdInPath } from '#contract/listing/page.ts'
import { z } from 'zod'
import { dataRow } from './data-row.ts'
import { tidyRow } from './tidy-row.ts'

/** Fields that data can be sorted by. */
export const DATA_ORDERINGS = [
  'id',
  'period',
  'indicator',
  'datasource',
  'location',
  'value_type',
  'value',
  'created_at',
  'updated_at',
] as const

const filters = {
  indicator: idFilter('Indicator', NO_HYPHEN),
  datasource: idFilter('Data source', NO_HYPHEN),
  location: idFilter('Location'),
  period: periodFilter,
  value_type: idFilter('Value type'),
}

const dataQuery = tableQuery(DATA_ORDERINGS, filters)

const shape = z.enum(['long', 'tidy']).optional().meta({
  description:
    'tidy: a row for each figure, with names, unit, bounds, parts, licence and release in it. Otherwise each stored number is a row.',
})

const republish = z.enum(['only']).optional().meta({
  description:
    'only: figures of sources that may be published again without asking, by the licence facts of the release. The list is at /licences.',
})

/** A page of figures, one stored number a row. */
export const dataPage = pageOf(dataRow)

/** The same as figures with all that belongs to them. */
export const tidyPage = pageOf(tidyRow)

/**
 * Without `ordering` the rows of one indicator put figures before bounds, numerators and denominators: earlier clients
 * take the first row of each location.
 */
export const listData = endpoint({
  method: 'GET',
  path: '/data',
  summary: 'Figures of the current release',
  tag: 'Data',
  permission: 'public',
  pathParameters: noParameters,
  query: dataQuery.extend({ shape, republish }),
  answer: z.union([dataPage, tidyPage]),
  problems: ['invalid-input', 'page-too-large', 'too-many-requests', 'store-unavailable'],
  csv: true,
})

export const listDashboardData = endpoint({
  method: 'GET',
  path: '/dashboard-data/{id}',
  summary: 'Figures of the indicators and data sources of one dashboard',
  tag: 'Data',
  permission: 'public',
  pathParameters: tolerantIdInPath,
  query: dataQuery.extend({ republish }),
  answer: pageOf(dataRow),
  problems: ['invalid-input', 'page-too-large', 'not-found', 'too-many-requests', 'store-unavailable'],
  csv: true,
})

export const listDataAfter = endpoint({
  method: 'GET',
  path: '/after_datetime',
  summary: 'Figures published after an instant, the newest first',
  tag: 'Data',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(DATA_ORDERINGS, { ...filters, datetime: instantFilter }),
  answer: pageOf(dataRow),
  problems: ['invalid-input', 'page-too-large', 'too-many-requests', 'store-unavailable'],
  csv: true,
})
