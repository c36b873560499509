import { z } from 'zod'
import { datasource, indicator, locationOrNation, periodGiven } from '#contract/analysis/ids.ts'
import { endpoint } from '#contract/endpoint.ts'
import { gap } from '#contract/gap.ts'
import { noParameters } from '#contract/listing/page.ts'

/** One figure that was looked for: whether there is one, and why there is none. */
export const explainGap = endpoint({
  method: 'GET',
  tag: 'Availability',
  permission: 'public',
  path: '/gap',
  summary: 'Why a source has no figure of an indicator for a place and period',
  pathParameters: noParameters,
  query: z.object({
    indicator,
    datasource,
    location: locationOrNation,
    period: periodGiven.optional().meta({ description: 'The latest if left out.' }),
  }),
  answer: z.object({
    indicator: z.int(),
    datasource: z.int(),
    location: z.int(),
    period: z.string().nullable().meta({ description: 'As it was asked for; null for the latest.' }),
    gap: gap.nullable().meta({ description: 'null where there is a figure.' }),
  }),
  problems: ['invalid-input', 'store-unavailable'],
})
