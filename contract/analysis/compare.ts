import { z } from 'zod'
import { UNITS } from '#domain/statistics/comparison.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, bounds, noNumbers, numbersOf, remarks } from './analysis.ts'
import { errorFields, label, listOf } from './estimate-given.ts'
import { acrossPlacesFields, datasource, indicator, oneFigure } from './ids.ts'
import { figure } from './numbers.ts'
import { oneOf } from './one-of.ts'

/** More items than this are ranked nowhere in the country, and the pairs grow with the square. */
const MOST_ITEMS = 200

const unit = z.enum(UNITS, `Give one of: ${UNITS.join(', ')}.`)

const estimate = z.object(
  {
    estimate: figure,
    ...errorFields,
    routine: z.boolean().optional().meta({ description: 'True for a routine count, which is never tested.' }),
  },
  'Give an object with an estimate.',
)

const two = z
  .object({ a: estimate, b: estimate, unit: unit.optional(), same_survey: z.boolean().optional() })
  .meta({
    examples: [{ a: { estimate: 50, lower: 45, upper: 55 }, b: { estimate: 60, lower: 56, upper: 64 } }],
  })

const ranking = z
  .object({
    items: listOf(z.object({ label, estimate: figure, ...errorFields }), MOST_ITEMS),
    unit: unit.optional(),
    favourable: z.boolean().optional().meta({ description: 'False when the lowest is the best.' }),
  })
  .meta({
    examples: [
      {
        items: [
          { label: 'Northland', estimate: 60, se: 3 },
          { label: 'Southland', estimate: 52, se: 4 },
        ],
        unit: 'percent',
      },
    ],
  })

const interval = z
  .object({
    p: figure.min(0, 'Give a share from 0 to 1.').max(1, 'Give a share from 0 to 1.'),
    n: figure.min(1, 'Give a sample size of at least 1.'),
    deff: figure.positive('Give a design effect above 0.').optional(),
  })
  .meta({ examples: [{ p: 0.55, n: 400, deff: 1.5 }] })

const twoByIds = z.object({ a: oneFigure, b: oneFigure }).meta({
  examples: [
    {
      a: { indicator: 7, datasource: 2, location: 1, period: '2018' },
      b: { indicator: 7, datasource: 2, location: 1, period: '2024' },
    },
  ],
})

const rankingByIds = z
  .object({ indicator, datasource, ...acrossPlacesFields })
  .meta({ examples: [{ indicator: 7, datasource: 2, level: 3 }] })

const some = z.number().nullable()

const difference = {
  n: z.literal(2),
  difference: z.number(),
  ratio: some,
  se_a: some,
  se_b: some,
  ...remarks,
}

const tested = numbersOf({
  ...difference,
  tested: z.literal(true),
  scale: z.enum(['natural', 'log']),
  z: z.number(),
  p: z.number(),
  ci95: bounds,
  significant: z.boolean(),
  intervals_overlap: z.boolean(),
  ci83: z.object({ a: bounds, b: bounds }),
})

const untested = numbersOf({
  ...difference,
  tested: z.literal(false),
  p: z.null(),
  significant: z.null(),
  reason: z.enum(['no_interval', 'zero_width', 'routine']),
})

const ranked = numbersOf({
  n: z.int(),
  draws: z.int(),
  items: z
    .array(
      z.object({
        label: z.string(),
        estimate: z.number(),
        se: some,
        rank: z.int(),
        median_rank: some,
        rank_ci95: bounds.nullable(),
        p_top5: some,
        p_worst5: some,
      }),
    )
    .readonly(),
  pairs: z
    .array(
      z.object({
        a: z.string(),
        b: z.string(),
        z: z.number(),
        p: z.number(),
        p_holm: z.number(),
        distinguishable: z.boolean(),
      }),
    )
    .readonly(),
  ...remarks,
})

const proportion = numbersOf({
  p: z.number(),
  n: z.number(),
  deff: z.number(),
  assumed: z.boolean(),
  n_eff: z.number(),
  se: z.number(),
  ci95: bounds,
  wilson: bounds,
  logit: bounds.nullable(),
  wald: bounds.nullable(),
})

/** Two estimates, a ranking, or the interval of one share (methods §7.1 to §7.3). */
export const analyseComparison = endpoint({
  ...analysisCall,
  path: '/analysis/compare',
  summary:
    'Compare two estimates (`a`, `b`), rank many (`items`; `indicator`, `datasource`), or give the interval of a share (`p`, `n`)',
  body: oneOf({
    items: ranking,
    'a.indicator': twoByIds,
    'b.indicator': twoByIds,
    a: two,
    b: two,
    p: interval,
    indicator: rankingByIds,
  }),
  answer: z.union([tested, untested, ranked, proportion, ...noNumbers]),
})
