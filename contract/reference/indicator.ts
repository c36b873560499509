import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter, textFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'

const relatedId = z.int().nullable()

/** An indicator in the spelling of the earlier API. Targets are decimal text, null when there is none. */
export const indicatorRow = z.object({
  id: z.int(),
  code: z.string(),
  full_name: z.string(),
  short_name: z.string(),
  program_area: z.string(),
  desirable_slope: z.enum(['Positive', 'Negative', '']).meta({
    description: 'Whether more is better; empty when neither direction is an improvement.',
  }),
  indicator_type: z.string(),
  factor: z.int(),
  decimals: z.int(),
  definition: z.string(),
  numerator: z.string(),
  denominator: z.string(),
  national_target: z.string().nullable(),
  national_source: z.string(),
  national_information: z.string(),
  sdg_target: z.string().nullable(),
  sdg_information: z.string(),
  first_related: relatedId,
  second_related: relatedId,
  third_related: relatedId,
  fourth_related: relatedId,
  datasources: z.array(z.int()).meta({ description: 'Data sources with figures for it.' }),
  group: z.array(z.int()),
  tags: z.array(z.string()),
  ...timestamps,
})

export type IndicatorRow = z.output<typeof indicatorRow>

export const listIndicators = endpoint({
  method: 'GET',
  path: '/indicators',
  summary: 'All indicators',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'full_name', 'short_name', 'program_area', 'created_at', 'updated_at'], {
    id: idFilter('Indicator'),
    program_area: textFilter,
  }),
  answer: pageOf(indicatorRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const readIndicator = endpoint({
  method: 'GET',
  path: '/indicators/{id}',
  summary: 'One indicator',
  tag: 'Reference',
  permission: 'public',
  pathParameters: idInPath,
  query: noParameters,
  answer: indicatorRow,
  problems: ['invalid-input', 'not-found'],
})
