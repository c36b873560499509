import { z } from 'zod'
import { remarks } from '#contract/analysis/analysis.ts'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { FLAGS } from '#domain/observation/flag.ts'
import { AGREEMENT_BOUNDS } from '#domain/triangulation/agreement-score.ts'
import { some } from './grade.ts'
import { pairAgreement } from './pair-agreement.ts'
import { aggregateEntry, sourceEntry } from './source-entry.ts'

const named = z.object({ id: z.int(), name: z.string() })

const inputs = z.object({
  primary: named.extend({ classification: z.enum(CLASSIFICATIONS) }),
  comparisons: z.array(named.extend({ classification: z.enum(CLASSIFICATIONS) })).readonly(),
  indicator: named.extend({ unit: z.enum(['percent', 'rate', 'number']), decimals: z.int() }).nullable(),
  location: named.nullable(),
  n_indicators: z.int().meta({ description: 'Indicators that the primary and a comparison both have.' }),
  /** First and last period with a figure of a chosen source. */
  periods: z.tuple([z.string(), z.string()]).readonly().nullable(),
  current_year: z.int(),
  release: z
    .object({ number: z.int(), hash: z.string() })
    .nullable()
    .meta({ description: 'null for figures that the caller brings.' }),
})

const overall = z.object({
  score: some.meta({
    description: 'Mean of the scores of the sources, one decimal; null when none has one.',
  }),
  band: z.string().nullable(),
  n_sources: z.int(),
})

const agreed = z.object({
  ...overall.shape,
  n_pairs: z.int(),
  bound: z
    .enum(AGREEMENT_BOUNDS)
    .nullable()
    .meta({ description: 'What held the score down, or why there is none.' }),
})

const documented = overall.pick({ score: true, n_sources: true })

const paired = z.object({
  value: z.number(),
  lower: some,
  upper: some,
  flags: z
    .array(z.enum(FLAGS))
    .readonly()
    .meta({ description: 'What is said about the figure, for example `projection`.' }),
})

/** The two figures of one place and year. Bounds are of 95% intervals. */
const pair = z.object({
  comparison: z.int().meta({ description: 'Id of the source that b is from; a is from the primary.' }),
  indicator: z.int(),
  indicator_name: z.string(),
  location: z.int(),
  location_name: z.string(),
  level: z.int(),
  period: z.string().meta({ description: 'The year of a.' }),
  period_b: z
    .string()
    .meta({ description: 'The year of b; another where labels differ, but not what they speak of.' }),
  cohort: z
    .int()
    .nullable()
    .meta({ description: 'Year of birth of the children that both speak of; null for anything else.' }),
  is_input: z.boolean().meta({ description: 'One is a model that takes in what the other rests on.' }),
  a: paired,
  b: paired,
  difference: z.number().meta({ description: 'b − a.' }),
  significant: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether |z| > 1.96; null when the two cannot be tested.' }),
})

/** Everything that a triangulation says (methods §1). */
export const triangulationResult = z.object({
  method: z.string(),
  version: z.string(),
  status: z.literal('ok'),
  n: z.int().meta({ description: 'Pairs of figures.' }),
  inputs,
  headline: z.string().meta({ description: 'The answer in one or two sentences.' }),
  overall: z.object({ consistency: agreed, complementarity: overall, documentation: documented }).meta({
    description:
      'consistency: agreement of the pairs alone; documentation: how well the sources are described and how credible they are, apart from it.',
  }),
  sources: z.array(sourceEntry).readonly().meta({ description: 'The primary first, then the comparisons.' }),
  aggregates: z.array(aggregateEntry).readonly(),
  agreement: z
    .array(pairAgreement)
    .readonly()
    .meta({ description: 'Against the primary; empty unless one indicator is chosen.' }),
  pairs: z.object({ n: z.int(), shown: z.int(), rows: z.array(pair).readonly() }),
  dependence: z.object({
    dependent: z.boolean(),
    sentence: z.string().nullable(),
    links: z
      .array(z.object({ source: z.int(), name: z.string(), origins: z.array(z.string()).readonly() }))
      .readonly(),
  }),
  not_judged: z.array(z.object({ what: z.string(), why: z.string() })).readonly(),
  ...remarks,
})

export type TriangulationAnswer = z.output<typeof triangulationResult>
