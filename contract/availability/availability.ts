import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf, timestamps, tolerantIdInPath } from '#contract/listing/page.ts'
import { dataSourceRow } from '#contract/reference/data-source.ts'
import { indicatorRow } from '#contract/reference/indicator.ts'
import { locationRow } from '#contract/reference/location.ts'

// The figures that exist. These calls are never answered with "not found": nothing found is an empty list.

const measureFilters = { indicator: idFilter('Indicator'), datasource: idFilter('Data source') }

const shared = { method: 'GET', tag: 'Availability', permission: 'public' } as const

export const listPeriods = endpoint({
  ...shared,
  path: '/period-data',
  summary: 'Periods with figures, the newest first',
  pathParameters: noParameters,
  query: z.object({ ...measureFilters, location: idFilter('Location') }),
  answer: z.object({ periods: z.array(z.string()) }),
  problems: ['invalid-input', 'store-unavailable'],
})

export const listLocationsWithData = endpoint({
  ...shared,
  path: '/location-data',
  summary: 'Places with figures',
  pathParameters: noParameters,
  query: z.object(measureFilters),
  answer: z.object({ locations: z.array(locationRow) }),
  problems: ['invalid-input', 'store-unavailable'],
})

export const listSourcesOfIndicator = endpoint({
  ...shared,
  path: '/indicator-data/datasources/{id}',
  summary: 'Data sources with figures for an indicator',
  pathParameters: tolerantIdInPath,
  query: noParameters,
  answer: z.object({ datasources: z.array(dataSourceRow) }),
  problems: ['store-unavailable'],
})

/** The same as {@link listSourcesOfIndicator} as a bare list, under the indicator's own address. */
export const listIndicatorSources = endpoint({
  ...shared,
  path: '/indicators/{id}/datasources',
  summary: 'Data sources with figures for an indicator, as a bare list',
  pathParameters: tolerantIdInPath,
  query: noParameters,
  answer: z.array(dataSourceRow),
  problems: ['store-unavailable'],
})

export const listIndicatorsOfSource = endpoint({
  ...shared,
  path: '/datasource-data/indicators/{id}',
  summary: 'Indicators that a data source has figures for',
  pathParameters: tolerantIdInPath,
  query: noParameters,
  answer: z.object({ indicators: z.array(indicatorRow) }),
  problems: ['store-unavailable'],
})

export const listIndicatorsOfDashboard = endpoint({
  ...shared,
  path: '/dashboard-data/indicators/{id}',
  summary: 'Indicators of a dashboard',
  pathParameters: tolerantIdInPath,
  query: noParameters,
  answer: z.object({ indicators: z.array(indicatorRow) }),
  problems: ['store-unavailable'],
})

export const listYears = endpoint({
  ...shared,
  path: '/indicators/{id}/years_available',
  summary: 'Years with figures for an indicator, the newest first',
  pathParameters: tolerantIdInPath,
  query: noParameters,
  answer: z.object({ years: z.array(z.string()) }),
  problems: ['store-unavailable'],
})

export const yearRow = z.object({ id: z.int(), indicator: z.int(), year: z.string(), ...timestamps })

export const listIndicatorYears = endpoint({
  ...shared,
  path: '/indicator_years_available',
  summary: 'Years with figures for an indicator, as a page, the newest first',
  pathParameters: noParameters,
  query: tableQuery(['id', 'year', 'created_at', 'updated_at'], { indicator: idFilter('Indicator') }),
  answer: pageOf(yearRow),
  problems: ['invalid-input', 'page-too-large', 'store-unavailable'],
  csv: true,
})
