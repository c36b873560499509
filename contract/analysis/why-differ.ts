import { z } from 'zod'
import { REASONS, VERDICTS } from '#domain/triangulation/why-differ/reason.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, outcomeOf } from './analysis.ts'
import { namedFigure } from './figure-to-quote.ts'
import { datasource, indicator, locationOrNation, periodGiven } from './ids.ts'

/** Why two sources say different things about one place (methods §7.2, §2.5). */
export const analyseWhyDiffer = endpoint({
  ...analysisCall,
  path: '/analysis/why-differ',
  summary: 'Why two sources differ: every possible reason with a verdict, and what stays unexplained',
  body: z
    .object(
      {
        indicator,
        location: locationOrNation,
        a: datasource,
        b: datasource,
        period: periodGiven.nullish().meta({
          description: 'If left out the newest year of both, else the two figures nearest in time.',
        }),
      },
      'Give an object with an indicator and two data sources, a and b.',
    )
    .refine(({ a, b }) => a !== b, { error: 'Give two different data sources.', path: ['b'] })
    .meta({ examples: [{ indicator: 18, location: 1, a: 2, b: 10 }] }),
  answer: outcomeOf({
    n: z.literal(2),
    a: namedFigure,
    b: namedFigure,
    difference: z.number().meta({ description: 'b − a, of the figures as shown.' }),
    relative_pct: z.number().nullable(),
    sentence: z.string(),
    reasons: z
      .array(
        z.object({
          reason: z.enum(REASONS),
          verdict: z.enum(VERDICTS),
          evidence: z.string(),
          size: z.number().nullable().meta({
            description:
              'How much it can account for, in the unit of the indicator; null when not countable.',
          }),
          shift: z.number().optional().meta({
            description:
              'How far it alone leads from a to b, with its sign; of timing and editions, where it can be counted.',
          }),
          margin: z.number().optional().meta({
            description:
              'By how much it may change a difference in either direction; of sampling and rounding.',
          }),
        }),
      )
      .readonly(),
    unexplained: z.number(),
    rest: z.string(),
  }),
})
