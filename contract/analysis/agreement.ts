import { READINGS } from '#domain/triangulation/answer-words.ts'
import { z } from 'zod'
import { UNITS } from '#domain/statistics/comparison.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, bounds, outcomeOf, remarks } from './analysis.ts'
import { datasource, indicator, location } from './ids.ts'
import { gappyFigures } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { sameLength } from './same-length.ts'

const numbers = z
  .object({
    primary: gappyFigures().meta({ description: 'Figures of one source. null is a gap and drops the pair.' }),
    comparison: gappyFigures().meta({
      description: 'The other source’s, for the same places and years in order.',
    }),
    unit: z.enum(UNITS, `Give one of: ${UNITS.join(', ')}.`).optional(),
  })
  .check(sameLength('primary', ['comparison']))
  .meta({ examples: [{ primary: [60, 62, 70, 75, 80], comparison: [58, 65, 69, 80, 78], unit: 'percent' }] })

const byIds = z
  .object({
    indicator,
    primary: datasource,
    comparison: datasource,
    location: location.nullish().meta({
      description: 'One place; if left out the nation, zones and states that both have.',
    }),
  })
  .meta({ examples: [{ indicator: 18, primary: 2, comparison: 10 }] })

const some = z.number().nullable()

/** How well two sources agree (methods §1.7). */
export const analyseAgreement = endpoint({
  ...analysisCall,
  path: '/analysis/agreement',
  summary: 'Agreement of two sources on the same places and years: bias, limits of agreement, concordance',
  body: oneOf({ indicator: byIds, primary: numbers, comparison: numbers }),
  answer: outcomeOf({
    n: z.int(),
    dropped: z.int(),
    low_evidence: z.boolean(),
    bias: z.number(),
    s_d: z.number(),
    bias_ci95: bounds,
    loa95: bounds,
    se_loa: z.number(),
    proportional_bias: z.object({ slope: z.number(), p: some }).nullable(),
    mae: z.number(),
    median_abs_diff: z.number(),
    mean_sym_rel_pct: z.number(),
    median_sym_rel_pct: z.number(),
    mean_rel_pct: some,
    mean_rel_dropped: z.int(),
    ratio_of_means: some,
    external_consistency: z.object({ ratio: z.number(), flagged: z.boolean() }).nullable(),
    r: some,
    spearman: some,
    direction_agreement: z.number(),
    ccc: z.number(),
    c_b: some,
    ccc_reading: z.enum(READINGS),
    ...remarks,
  }),
})
