import { z } from 'zod'
import { ESTIMATE_CLASSES, FIGURE_SCALES } from '#domain/best-figure/estimate.ts'
import { TOPICS } from '#domain/indicator/topics.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, bounds, noNumbers, numbersOf, remarks } from './analysis.ts'
import { errorFields, label, listOf, size, year } from './estimate-given.ts'
import { doNotQuoteAnswer, quoteAnswer, quoteByIds } from './figure-to-quote.ts'
import { figure } from './numbers.ts'
import { oneOf } from './one-of.ts'

const MOST_YEARS = 200
const percent = size.nullish()

const byYear = z
  .record(
    z.string().regex(/^(1[89]|2[01])\d\d$/, 'Give years as names of the fields, such as "2018".'),
    figure.nullable(),
    'Give an object with a number for each year.',
  )
  .refine((years) => Object.keys(years).length <= MOST_YEARS, `Give at most ${MOST_YEARS} years.`)

const survey = z.object({
  year: year.meta({
    description:
      'Year in which the children were to be vaccinated: for ages 12–23 months the year before the survey.',
  }),
  value: size,
  n: size.nullish().meta({ description: 'Unweighted number of children; below 300 the survey is not used.' }),
  label: label.optional(),
  card1: percent.meta({ description: 'First dose by card, in percent.' }),
  card_or_history1: percent,
  card3: percent,
})

const editor = label.meta({ description: 'Who decided.' })
const decision = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(['ignore_survey', 'ignore_reported', 'accept_reported']), year, editor }),
    z.object({
      kind: z.literal('assign'),
      year,
      value: size.max(100, 'Give a percentage up to 100.'),
      editor,
    }),
  ],
  'Give a decision of the kind ignore_survey, ignore_reported, accept_reported or assign.',
)

const coverage = z
  .object({
    reported: byYear.default({}),
    surveys: z
      .array(survey, 'Give a list.')
      .max(MOST_YEARS, `Give at most ${MOST_YEARS} surveys.`)
      .default([]),
    years: listOf(year, MOST_YEARS).optional(),
    recomputed: byYear
      .optional()
      .meta({ description: 'Coverage with the denominator of the United Nations.' }),
    decisions: z.array(decision).max(MOST_YEARS).optional(),
  })
  .meta({
    examples: [
      {
        reported: { 2015: 80, 2016: 82, 2017: 85, 2018: 86 },
        surveys: [{ year: 2016, value: 60, n: 1500 }],
        years: [2015, 2016, 2017, 2018],
      },
    ],
  })

const estimate = z.object({
  label: label.optional(),
  class: z.enum(ESTIMATE_CLASSES, `Give one of: ${ESTIMATE_CLASSES.join(', ')}.`),
  value: figure,
  year,
  ...errorFields,
  official: z.boolean().optional(),
  completeness_pct: size.max(100, 'Give a percentage up to 100.').nullish(),
  red: z.boolean().optional(),
  derived_from: z.array(label).max(50).optional(),
})

const pooling = z
  .object({
    estimates: listOf(estimate, 1000),
    year,
    scale: z
      .enum(FIGURE_SCALES, `Give one of: ${FIGURE_SCALES.join(', ')}.`)
      .meta({ description: 'percent: pooled as they are; all others as logarithms.' }),
    topic: z.enum(TOPICS, `Give one of: ${TOPICS.join(', ')}.`).optional(),
  })
  .meta({
    examples: [
      {
        estimates: [
          { class: 'survey', value: 50, se: 2, year: 2018 },
          { class: 'estimate', value: 60, year: 2018 },
        ],
        year: 2018,
        scale: 'percent',
      },
    ],
  })

const some = z.number().nullable()

const coverageYear = z.object({
  year: z.int(),
  value: some,
  rule: z.enum(['R:', 'R:AP', 'S:', 'S:AP', 'C:', 'editor']).nullable(),
  stars: z.literal([1, 2, 3]).nullable(),
  evidence: z.array(z.enum(['R+', 'R-', 'S+', 'S-', 'D+', 'D-'])).readonly(),
  reported: some,
  rejected: z.enum(['above_100', 'sawtooth', 'jump_in_newest_year', 'editor']).nullable(),
  survey: some,
})

const quote = z.object({
  rule: z.enum(['official_estimate', 'household_survey', 'complete_routine', 'pooled', 'weak_newest']),
  value: z.number(),
  label: z.string().nullable(),
  year: z.int(),
})

const pooled = z.object({
  status: z.literal('ok'),
  n: z.int(),
  value: z.number(),
  se: z.number(),
  ci95: bounds,
  B: z.number(),
  Q: z.number(),
  I2_pct: z.number(),
  weights_pct: z.array(some).readonly(),
})

/** The figure to quote (methods §8). */
export const analyseBestFigure = endpoint({
  ...analysisCall,
  path: '/analysis/best-figure',
  summary: 'Which figure to quote: of published figures with ids, of several estimates, or coverage by year',
  body: oneOf({ indicator: quoteByIds, estimates: pooling, reported: coverage, surveys: coverage }),
  answer: z.union([
    numbersOf({
      n: z.int(),
      estimates: z.array(coverageYear).readonly(),
      surveys: z
        .array(
          z.object({
            year: z.int(),
            label: z.string().nullable(),
            raw: z.number(),
            adjusted: some,
            n: some,
            ignored: z.enum(['sample_below_300', 'editor']).nullable(),
          }),
        )
        .readonly(),
      decisions: z.array(decision).readonly(),
      ...remarks,
    }),
    numbersOf({
      n: z.int(),
      topic: z.enum(TOPICS),
      quote,
      runner_up: quote.nullable(),
      pooled: pooled.nullable(),
      sources_disagree: z.boolean().nullable(),
      ...remarks,
    }),
    quoteAnswer(coverageYear),
    doNotQuoteAnswer,
    ...noNumbers,
  ]),
})
