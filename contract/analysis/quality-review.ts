import { z } from 'zod'
import { gap } from '#contract/gap.ts'
import { SCORE_PARTS } from '#domain/data-quality/quality-score.ts'

const some = z.number().nullable()

export const light = z.enum(['green', 'amber', 'red'])

/** One value of a series beside the others. */
export const judged = z.object({
  index: z.int().meta({ description: 'Place in `values`, with ids in the series, from 0.' }),
  period: z.string().nullable(),
  value: z.number(),
  z: some,
  mz: some,
  class: z.enum(['none', 'moderate', 'extreme']),
  mz_outlier: z.boolean(),
  mad_extreme: z.boolean(),
  suggested: some,
})

/** A year held against the years before it (methods §2.3). */
export const timeConsistency = {
  n: z.int(),
  basis: z.enum(['mean', 'ols_forecast']),
  r: z.number(),
  r_nat: some,
  relative_pct: some,
  flagged: z.boolean().nullable(),
}

/** A part of the review: its numbers, or why there are none. */
function part<Numbers extends z.ZodRawShape>(numbers: Numbers) {
  return z.discriminatedUnion('status', [
    z.object({ status: z.literal('ok') }).extend(numbers),
    z.object({ status: z.literal('insufficient'), n: z.int(), n_required: z.int(), reason: z.string(), gap }),
    z.object({ status: z.literal('invalid'), reason: z.string(), gap }),
  ])
}

const share = some.meta({ description: 'Share of the places checked that pass, in percent.' })

/** Every check that published figures allow, for one source at one place and period (methods §2). */
export const qualityReview = {
  n: z.int().meta({ description: 'Figures of the series.' }),
  period: z.string(),
  outliers: part({
    n: z.int(),
    basis: z
      .enum(['values', 'residuals'])
      .meta({ description: 'residuals: the series trends, so its line is taken off.' }),
    within: z.string().meta({ description: 'The year of months, or the span of years, that was judged.' }),
    outliers: z.array(judged).readonly(),
    share_not_outlying_pct: z.number(),
  }),
  completeness: part({
    n: z.int(),
    proxy: z
      .literal(true)
      .meta({ description: 'Periods with a figure: reports of facilities are not published.' }),
    expected: z.int(),
    record_completeness_pct: z.number(),
    zero_share: z.number(),
    light,
  }),
  over_time: part(timeConsistency),
  places_over_time: part({
    n: z.int(),
    flagged: z
      .array(z.object({ location: z.int(), name: z.string(), r: z.number(), relative_pct: some }))
      .readonly(),
    share_consistent_pct: share,
  }),
  denominator: part({ n: z.int(), coverage_pct: z.number(), denominator_problem: z.boolean() }),
  external: part({
    n: z.int(),
    datasource: z.int(),
    name: z.string(),
    period: z.string(),
    R: z.number(),
    light,
    z: some,
    p: some,
    significant: z.boolean().nullable(),
    share_green_pct: share,
  }),
  score: part({ n: z.int(), score: z.number(), missing: z.array(z.enum(SCORE_PARTS)).readonly() }),
  missing: z.array(z.string()).readonly().meta({ description: 'Checks for which nothing is published.' }),
}
