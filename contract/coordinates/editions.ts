import { z } from 'zod'
import { datasource, indicator, locationOrNation, periodGiven } from '#contract/analysis/ids.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const editionRow = z.object({
  period: z.string().meta({ description: 'ISO text.' }),
  edition: z.string(),
  value: z.number(),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
  interval_level: z.int().nullable(),
  origin: z.string().meta({ description: 'Where the edition was read.' }),
})

export type EditionRow = z.output<typeof editionRow>

export const listEditions = endpoint({
  method: 'GET',
  path: '/editions',
  summary: 'What the editions of a source said of one figure or series, side by side',
  tag: 'Coordinates',
  permission: 'public',
  pathParameters: noParameters,
  query: z.object({
    indicator,
    datasource,
    location: locationOrNation,
    period: periodGiven.optional().meta({ description: 'All periods if left out.' }),
  }),
  answer: z.object({
    indicator: z.int(),
    datasource: z.int(),
    location: z.int(),
    editions: z.array(editionRow).meta({ description: 'By period, the oldest edition first.' }),
  }),
  problems: ['invalid-input', 'store-unavailable'],
})
