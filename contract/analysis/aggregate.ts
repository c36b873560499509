import { z } from 'zod'
import { AGGREGABLE, NOT_AGGREGABLE } from '#domain/statistics/aggregation.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, outcomeOf } from './analysis.ts'
import { label, listOf, maybeFigure, size, year } from './estimate-given.ts'
import { datasource, idOf, indicator, locationOrNation, periodOrLatest } from './ids.ts'
import { figure } from './numbers.ts'
import { oneOf } from './one-of.ts'

const KINDS = [...AGGREGABLE, ...NOT_AGGREGABLE] as const

const child = z.object({
  label: label.optional(),
  numerator: maybeFigure,
  denominator: size.nullish(),
  estimate: maybeFigure,
  weight: size
    .nullish()
    .meta({ description: 'The population that the figure is about, for example births.' }),
  se: size.nullish(),
  year: year.optional(),
  datasource: label.optional(),
})

const numbers = z
  .object({
    children: listOf(child, 10_000),
    kind: z
      .enum(KINDS, `Give one of: ${KINDS.join(', ')}.`)
      .optional()
      .meta({
        description:
          'What the figures are; most kinds cannot be aggregated and are refused. percent when absent.',
      }),
    scale: figure
      .positive('Give a number above 0, such as 100 for percentages.')
      .optional()
      .meta({ description: 'What a numerator equal to its denominator stands for.' }),
    published: maybeFigure.meta({
      description: 'The parent’s figure as the same source publishes it: it goes first.',
    }),
  })
  .meta({
    examples: [
      {
        children: [
          { numerator: 50, denominator: 100, weight: 1000 },
          { numerator: 240, denominator: 300, weight: 1000 },
        ],
      },
    ],
  })

const byIds = z
  .object({
    indicator,
    datasource,
    period: periodOrLatest,
    location: locationOrNation.meta({ description: 'The parent; the nation if left out.' }),
    level: z.literal([2, 3, 4], { error: 'Give 2 for zones, 3 for states or 4 for LGAs.' }).optional().meta({
      description: 'Level of the children; if left out the next below that has figures of the source.',
    }),
    weights: z
      .object({ indicator: idOf('an indicator that counts people'), datasource })
      .optional()
      .meta({
        description:
          'Population that the figure is about, for example women of 15 to 49; if left out one that fits is looked for.',
      }),
  })
  .meta({ examples: [{ indicator: 7, datasource: 2, location: 1, level: 3 }] })

const some = z.number().nullable()

/** A parent's figure from its children's (methods §7.4). */
export const analyseAggregate = endpoint({
  ...analysisCall,
  path: '/analysis/aggregate',
  summary: 'Put the figures of smaller places together into one of their parent, or say why not',
  body: oneOf({ children: numbers, indicator: byIds }),
  answer: outcomeOf({
    rule: z.enum(['sum', 'ratio_of_sums', 'weighted_mean', 'published']),
    estimate: z
      .number()
      .meta({ description: 'The published figure where there is one, else the recomputed.' }),
    se: some,
    n: z.int(),
    missing: z.int(),
    coverage_pct: z.number(),
    partial: z.boolean(),
    numerator: some,
    denominator: some,
    weighted_mean: some,
    recomputed: some.optional().meta({ description: 'With ids: the figure made of the children.' }),
    weights: z
      .object({ indicator: z.int(), datasource: z.int(), name: z.string(), period: z.string() })
      .nullable()
      .optional()
      .meta({ description: 'With ids: the population that the children were weighted by.' }),
    check: z
      .object({
        published: z.number(),
        difference: z.number(),
        difference_pct: some,
        flagged: z.boolean(),
      })
      .nullable(),
  }),
})
