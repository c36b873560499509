import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { SCORE_PARTS } from '#domain/data-quality/quality-score.ts'
import { analysisCall, noNumbers, numbersOf } from './analysis.ts'
import { errorFields, size } from './estimate-given.ts'
import { datasource, indicator, locationOrNation, periodOrLatest } from './ids.ts'
import { figure, gappyFigures } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { judged, light, qualityReview, timeConsistency } from './quality-review.ts'

const percent = figure.min(0, 'Give a percentage from 0 to 100.').max(100, 'Give a percentage from 0 to 100.')
const share = figure.min(0, 'Give a share from 0 to 1.').max(1, 'Give a share from 0 to 1.')

const series = z
  .object({
    values: gappyFigures().meta({
      description: 'One series, usually the 12 months of a year. null is a gap.',
    }),
    periods: z.array(z.string().max(30)).max(10_000).optional(),
  })
  .meta({ examples: [{ values: [100, 102, 98, 101, 99, 103, 97, 100, 101, 99, 100, 300] }] })

const incomplete = z
  .object({
    reported: size,
    completeness: share.positive('Give a share above 0 and up to 1.'),
    k: share
      .optional()
      .meta({ description: 'Volume at units that do not report, relative to those that do; .25.' }),
  })
  .meta({ examples: [{ reported: 1000, completeness: 0.8, k: 0.25 }] })

const overTime = z
  .object({
    preceding: gappyFigures(100).meta({
      description: 'Years before, the latest last; the last three count.',
    }),
    current: figure,
    nat_preceding: gappyFigures(100).optional(),
    nat_current: figure.optional(),
  })
  .meta({ examples: [{ preceding: [100, 110, 120], current: 132 }] })

const related = z
  .object({ state_num: figure, state_den: figure, nat_num: figure, nat_den: figure })
  .meta({ examples: [{ state_num: 80, state_den: 100, nat_num: 900, nat_den: 1000 }] })

const doses = z
  .object({ first_dose: size, later_dose: size })
  .meta({ examples: [{ first_dose: 1000, later_dose: 900 }] })
const parts = z
  .object({ numerator: size, denominator: size })
  .meta({ examples: [{ numerator: 106, denominator: 100 }] })
const reporting = z
  .object({ received: size, expected: size, on_time: size.nullish() })
  .meta({ examples: [{ received: 80, expected: 100, on_time: 60 }] })
const external = z
  .object({
    routine: figure,
    survey: z.object({ estimate: figure, ...errorFields }, 'Give an object with an estimate.'),
  })
  .meta({ examples: [{ routine: 52, survey: { estimate: 60, se: 2.5 } }] })
const denominators = z
  .object({ official: size, projection: size.nullish(), previous: size.nullish() })
  .meta({ examples: [{ official: 1150, projection: 1000 }] })
const scoreParts = z
  .object({
    score_parts: z.partialRecord(z.enum(SCORE_PARTS), percent.nullish(), {
      error: `Give numbers from 0 to 100 for any of: ${SCORE_PARTS.join(', ')}.`,
    }),
  })
  .meta({ examples: [{ score_parts: { completeness: 90, no_outliers: 75, external: 60 } }] })

const byIds = z
  .object({ indicator, datasource, location: locationOrNation, period: periodOrLatest })
  .meta({ examples: [{ indicator: 20, datasource: 30, location: 1 }] })

const some = z.number().nullable()
const answers = [
  numbersOf({
    n: z.int(),
    missing: z.int(),
    mean: z.number(),
    sd: z.number(),
    median: z.number(),
    mad: z.number(),
    mad_scale: z.number(),
    record_completeness_pct: z.number(),
    zero_share: z.number(),
    points: z.array(judged).readonly(),
    outliers: z.array(judged).readonly(),
  }),
  numbersOf({
    n: z.literal(1),
    N: z.number(),
    N_adj: some,
    factor: some,
    k: z.number(),
    unreliable: z.boolean(),
  }),
  numbersOf(timeConsistency),
  numbersOf({
    n: z.literal(2),
    ratio: z.number(),
    ratio_nat: z.number(),
    relative_pct: z.number(),
    flagged: z.boolean(),
    in_expected_range: z.boolean(),
  }),
  numbersOf({ n: z.literal(2), dropout_pct: z.number(), light }),
  numbersOf({ n: z.literal(1), coverage_pct: z.number(), denominator_problem: z.boolean() }),
  numbersOf({
    n: z.number(),
    completeness_pct: z.number(),
    light,
    timeliness_pct: some,
    timeliness_light: light.nullable(),
  }),
  numbersOf({
    n: z.literal(1),
    R: z.number(),
    light,
    z: some,
    p: some,
    significant: z.boolean().nullable(),
    warnings: z.array(z.string()).readonly(),
  }),
  numbersOf({
    n: z.int(),
    ratio: some,
    ratio_flagged: z.boolean().nullable(),
    change_pct: some,
    change_flagged: z.boolean().nullable(),
  }),
  numbersOf({ n: z.int(), score: z.number(), missing: z.array(z.enum(SCORE_PARTS)).readonly() }),
  numbersOf(qualityReview),
] as const

/** Checks of routine data, told apart by the fields sent (methods §2). */
export const analyseDataQuality = endpoint({
  ...analysisCall,
  path: '/analysis/data-quality',
  summary:
    'Check routine data: outliers, completeness, consistency over time, related counts, surveys; all that can be with ids',
  body: oneOf({
    values: series,
    completeness: incomplete,
    preceding: overTime,
    state_num: related,
    first_dose: doses,
    numerator: parts,
    received: reporting,
    survey: external,
    official: denominators,
    score_parts: scoreParts,
    indicator: byIds,
  }),
  answer: z.union([...answers, ...noNumbers]),
})
