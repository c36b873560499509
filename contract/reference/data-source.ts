import { z } from 'zod'
import { CLASSIFICATIONS, LICENCE_CLASSES } from '#domain/data-source/data-source.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter, textFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'

/** A data source in the spelling of the earlier API. `subnational_data` is text, not a boolean. */
export const dataSourceRow = z.object({
  id: z.int(),
  datasource: z.string().meta({ description: 'Short name, as in tables.' }),
  full_name: z.string(),
  description: z.string(),
  classification: z.enum(CLASSIFICATIONS),
  methodology: z.string(),
  custodian: z.string(),
  year_available: z.string(),
  period_available: z.string(),
  subnational_data: z.string(),
  link: z.string(),
  licence: z.string(),
  citation: z.string(),
  vintage: z.string(),
  derived_from: z
    .array(z.int())
    .meta({ description: 'Sources whose interviews or reports it tabulates again.' }),
  indicators: z.array(z.int()).meta({ description: 'Indicators that it has figures for.' }),
  group: z.array(z.int()),
  ...timestamps,
  licence_class: z.enum(LICENCE_CLASSES).meta({ description: 'What the licence allows.' }),
})

export type DataSourceRow = z.output<typeof dataSourceRow>

export const listDataSources = endpoint({
  method: 'GET',
  path: '/datasources',
  summary: 'All data sources',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'datasource', 'full_name', 'classification', 'created_at', 'updated_at'], {
    id: idFilter('Data source'),
    classification: textFilter,
  }),
  answer: pageOf(dataSourceRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const readDataSource = endpoint({
  method: 'GET',
  path: '/datasources/{id}',
  summary: 'One data source',
  tag: 'Reference',
  permission: 'public',
  pathParameters: idInPath,
  query: noParameters,
  answer: dataSourceRow,
  problems: ['invalid-input', 'not-found'],
})
