import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const sourceRadarRow = z.object({
  datasource: z.int(),
  national: z.int().meta({ description: 'Indicators of which it has a national figure.' }),
  quoted: z
    .int()
    .meta({ description: 'For how many of them the rule for quoting names it, for the nation today.' }),
  pairs: z.int().meta({
    description:
      'National percentages of the same indicator and time, of another source that shares no evidence with it.',
  }),
  median_gap: z
    .number()
    .nullable()
    .meta({ description: 'Median distance of these pairs in percentage points; null below five pairs.' }),
  grade: z
    .object({
      usual: z.int().meta({ description: 'The grade that it has for most of them.' }),
      lowest: z.int(),
      highest: z.int(),
    })
    .meta({
      description:
        'Its credibility with the national figures of its indicators, 1 to 5, as triangulation has it.',
    }),
  notes: z
    .array(z.object({ text: z.string(), indicators: z.int() }))
    .meta({ description: 'How its figures may be compared, in its own words, and for how many indicators.' }),
  other_definition: z
    .int()
    .meta({ description: 'National figures that follow another definition than the rest of their series.' }),
})

/** The entry of a release about one source. */
export type SourceRadarRow = z.output<typeof sourceRadarRow>

export const readSourceRadar = endpoint({
  method: 'GET',
  path: '/source-radar',
  summary:
    'How often each source is quoted, how far it lies from others and where its definition changes, computed from the current release',
  tag: 'Availability',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({
    release: z.string().meta({ description: 'Hash of the release.' }),
    sources: z.array(sourceRadarRow),
  }),
  problems: ['store-unavailable'],
})
