import { AGREEMENTS, STRENGTHS } from '#domain/best-figure/confidence.ts'
import { z } from 'zod'
import { TOPICS } from '#domain/indicator/topics.ts'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { numbersOf } from './analysis.ts'
import { year } from './estimate-given.ts'
import { indicator, locationOrNation } from './ids.ts'
import { provenance } from './provenance.ts'

const some = z.number().nullable()

/** The question with ids. */
export const quoteByIds = z
  .object({
    indicator,
    location: locationOrNation,
    year: year
      .nullish()
      .meta({ description: 'The year that counts as now; if left out that of the release.' }),
  })
  .meta({ examples: [{ indicator: 7, location: 1 }] })

/** One published figure, as it is named beside others. */
export const namedFigure = z.object({
  datasource: z.int(),
  name: z.string(),
  classification: z.enum(CLASSIFICATIONS),
  period: z.string(),
  label: z.string().meta({ description: 'Source and period as they are cited together: `NDHS 2023–24`.' }),
  value: z.number(),
  lower: some,
  upper: some,
  interval_level: some,
  notes: z.array(z.string()).readonly().meta({ description: 'What must be said beside the figure.' }),
})

export type NamedFigure = z.output<typeof namedFigure>

const notUsed = z
  .array(
    namedFigure.extend({
      bar: z.enum([
        'projection',
        'suppressed',
        'over_100',
        'impossible',
        'doubtful',
        'partial_period',
        'not_representative',
        'too_old',
        'superseded',
        'ended',
      ]),
      why: z.string(),
    }),
  )
  .readonly()
  .meta({ description: 'Newest figures that may not be quoted; the value of a suppressed one is 0.' })

const pooledSources = z.object({
  value: z.number(),
  year: z.int(),
  ci95: z.tuple([z.number(), z.number()]).readonly(),
  B: z.number(),
  Q: z.number(),
  I2_pct: z.number(),
  members: z.array(namedFigure.extend({ weight_pct: z.number() })).readonly(),
  left_out: z.array(namedFigure.extend({ why: z.string() })).readonly(),
  constants: z.record(z.string(), z.object({ points: z.number(), log: z.number() })).meta({
    description: 'Error that is not sampling error by kind of source, and drift per year: our own.',
  }),
})

const distance = z.object({
  from: z.string(),
  value: z.number(),
  apart: z.number(),
  unit: z.enum(['points', 'percent']),
  limit: z.number(),
  disagrees: z.boolean(),
})

const confidence = z.object({
  stars: z.literal([1, 2, 3]),
  strength: z.enum(STRENGTHS).meta({ description: 'How good the figure is by itself.' }),
  agreement: z
    .enum(AGREEMENTS)
    .meta({ description: 'What independent sources say of the same time; `nobody` confirms nothing.' }),
  signs: z
    .array(
      z.object({
        about: z.enum(['rule', 'sources', 'credibility']),
        speaks: z.enum(['for', 'against']),
        why: z.string(),
      }),
    )
    .readonly(),
  credibility: z
    .object({
      grade: z.number(),
      m: z.number(),
      steps: z.array(z.object({ reason: z.string(), delta: z.number() })).readonly(),
    })
    .nullable(),
})

/** The answer with ids when a figure may be quoted; `estimateOfYear` is the shape of a year of the anchor rule. */
export function quoteAnswer<Year extends z.ZodType>(estimateOfYear: Year) {
  return numbersOf({
    n: z.int(),
    year: z.int(),
    topic: z.enum(TOPICS),
    rule: z.enum(['official_estimate', 'household_survey', 'complete_routine', 'pooled', 'weak_newest']),
    why: z.string(),
    value: z.number(),
    quote: namedFigure
      .nullable()
      .meta({ description: 'null when the value is pooled: nobody published it.' }),
    runners_up: z.array(namedFigure.extend({ why: z.string() })).readonly(),
    pooled: pooledSources.nullable(),
    sources_disagree: z.boolean(),
    distances: z.array(distance).readonly(),
    confidence,
    not_independent: z.string().nullable(),
    not_used: notUsed,
    coverage_series: z
      .object({
        estimates: z.array(estimateOfYear).readonly(),
        reported_by: z.array(z.int()).readonly(),
        surveys: z.array(z.string()).readonly(),
        caveat: z.string(),
      })
      .nullable()
      .meta({ description: 'Vaccination of the nation by the anchor rule. Never to be called WUENIC.' }),
    coverage_series_refused: z
      .string()
      .nullable()
      .meta({ description: 'Why there is none although reports and surveys are held.' }),
    citation: z.string(),
  })
}

/** The answer with ids when no figure may be quoted. */
export const doNotQuoteAnswer = z.object({
  ...provenance,
  status: z.literal('do_not_quote'),
  year: z.int(),
  topic: z.enum(TOPICS),
  reason: z.string().meta({ description: 'For example `no_figures`, `projection`, `too_old` or `mixed`.' }),
  why: z.string(),
  not_used: notUsed,
})
