import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter, periodFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf, timestamps } from '#contract/listing/page.ts'

export const factorRow = z.object({
  id: z.int(),
  multiplier_factor: z.int().meta({ description: 'Values are stored already multiplied.' }),
  display_factor: z.string(),
  ...timestamps,
})

export const valueTypeRow = z.object({ id: z.int(), value_type: z.string(), ...timestamps })

export const hierarchyLevelRow = z.object({ id: z.int(), name: z.string(), ...timestamps })

/** Address of the publication behind an indicator, source and period. */
export const linkRow = z.object({
  id: z.int(),
  period: z.string(),
  link: z.string(),
  datasource: z.int(),
  indicator: z.int(),
  ...timestamps,
})

export const listFactors = endpoint({
  method: 'GET',
  path: '/factors',
  summary: 'The units of indicators',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'created_at', 'updated_at'], { id: idFilter('Factor') }),
  answer: pageOf(factorRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const listValueTypes = endpoint({
  method: 'GET',
  path: '/valuetypes',
  summary: 'What a stored number is: a figure, a bound, a numerator or a denominator',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'value_type', 'created_at', 'updated_at'], { id: idFilter('Value type') }),
  answer: pageOf(valueTypeRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const listHierarchyLevels = endpoint({
  method: 'GET',
  path: '/location_hierarchy_level',
  summary: 'The levels of places',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'name', 'created_at', 'updated_at'], { id: idFilter('Level') }),
  answer: pageOf(hierarchyLevelRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const listLinks = endpoint({
  method: 'GET',
  path: '/links',
  summary: 'Addresses of the publications behind figures',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'period', 'datasource', 'indicator', 'created_at', 'updated_at'], {
    id: idFilter('Link'),
    datasource: idFilter('Data source'),
    indicator: idFilter('Indicator'),
    period: periodFilter,
  }),
  answer: pageOf(linkRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})
