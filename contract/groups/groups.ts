import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter, periodFilter, textFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf, timestamp } from '#contract/listing/page.ts'

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)

/**
 * A figure of one group of people. `value`, `lower` and `upper` are decimal text in the indicator's unit, the share of the
 * population is a percentage; gaps are null. `updated_at` is when the release that published the value came out.
 */
export const groupRow = z.object({
  indicator: z.int(),
  datasource: z.int(),
  location: z.int(),
  period: z.string(),
  dimension: z.string(),
  category: z.string(),
  category_order: z
    .int()
    .meta({ description: 'Place among the categories; for wealth the poorest come first.' }),
  value: decimal,
  lower: decimal.nullable(),
  upper: decimal.nullable(),
  population_share: decimal.nullable(),
  updated_at: timestamp,
})

export type GroupRow = z.output<typeof groupRow>

export const listGroups = endpoint({
  method: 'GET',
  path: '/disaggregated',
  summary: 'Figures of the current release by sex, age, residence, wealth and the like',
  tag: 'Data',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(
    [
      'indicator',
      'datasource',
      'location',
      'period',
      'dimension',
      'category',
      'category_order',
      'value',
      'updated_at',
    ],
    {
      indicator: idFilter('Indicator'),
      datasource: idFilter('Data source'),
      location: idFilter('Location'),
      period: periodFilter,
      dimension: textFilter,
      category: textFilter,
    },
  ),
  answer: pageOf(groupRow),
  problems: ['invalid-input', 'page-too-large', 'not-found', 'store-unavailable'],
  csv: true,
})
