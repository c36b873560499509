import { z } from 'zod'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { datasource, indicator, locationOrNation } from '#contract/analysis/ids.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { answer } from './assistant.ts'

/** Remarkable facts about an indicator at a place, in sentences with the rows behind them. */
export const tellStory = endpoint({
  method: 'GET',
  path: '/assistant/story',
  tag: 'Assistant',
  permission: 'public',
  summary:
    'What stands out about an indicator at a place: level, target, change, other sources, places inside, gaps; with the rows behind every number',
  pathParameters: noParameters,
  query: z.object({
    indicator: indicator.meta({ description: 'Id of an indicator.', example: 18 }),
    location: locationOrNation,
    datasource: datasource.nullish().meta({ description: 'One source; if left out the rules choose.' }),
    year: z
      .string()
      .regex(/^\d{4}$/, 'Give a year of four digits.')
      .transform(Number)
      .nullish()
      .meta({ description: 'One year; if left out the newest.' }),
    whole: z
      .enum(['yes', 'no'], 'Give yes or no.')
      .default('no')
      .meta({ description: '`yes`: every sentence that there is, not the few that stand out.' }),
    language: answerLanguage,
  }),
  answer,
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})
