import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, bounds, outcomeOf, remarks } from './analysis.ts'
import { acrossPlacesFields, datasource, indicator, overTimeFields, notHere } from './ids.ts'
import { gappyFigures } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { sameLength } from './same-length.ts'
import { slopeDirection } from './slope-direction.ts'

const share = z.number().min(0, 'Give shares from 0 to 1.').max(1, 'Give shares from 0 to 1.')

const probabilities = z.array(share).max(100).optional().meta({ description: 'Quantiles wanted, as shares.' })

const numbers = z
  .object({
    values: gappyFigures().meta({ description: 'Over places or over time, in one unit. null is a gap.' }),
    probabilities,
    weights: gappyFigures().optional().meta({ description: 'Population of each value.' }),
    labels: z.array(z.string().max(200)).max(10_000).optional().meta({ description: 'Place of each value.' }),
    slope_direction: slopeDirection.optional(),
  })
  .check(sameLength('values', ['weights', 'labels']))
  .meta({ examples: [{ values: [10, 12, 23, 23, 16, 23, 21, 16], probabilities: [0.1, 0.9] }] })

const asked = { indicator, datasource, probabilities }

/** Told apart by `location`: with one, its series over time; without, all places of a level. */
const levelsApart = notHere('Leave out location to describe the places of a level, or use periods.')
const overTime = z
  .object({
    ...asked,
    ...overTimeFields,
    period: levelsApart,
    level: levelsApart,
    within: levelsApart,
  })
  .meta({ examples: [{ indicator: 7, datasource: 2, location: 1 }] })

const acrossPlaces = z
  .object({
    ...asked,
    ...acrossPlacesFields,
    periods: notHere('Give a location to describe one place over time, or one period.'),
  })
  .meta({ examples: [{ indicator: 7, datasource: 2, level: 3 }] })

const some = z.number().nullable()
const place = z.object({ label: z.string(), value: z.number() })

/** Descriptive statistics of a caller's numbers or of published figures (methods §3). */
export const analyseDescriptive = endpoint({
  ...analysisCall,
  path: '/analysis/descriptive',
  summary:
    'Describe numbers (`values`), a place over time (`location`) or places of a level (`indicator`, `datasource`)',
  body: oneOf({ values: numbers, location: overTime, indicator: acrossPlaces }),
  answer: outcomeOf({
    n: z.int(),
    missing: z.int(),
    min: z.number(),
    max: z.number(),
    range: z.number(),
    sum: z.number(),
    mean: z.number(),
    median: z.number(),
    quantiles: z.array(z.object({ p: z.number(), value: z.number() })).readonly(),
    q1: some,
    q3: some,
    iqr: some,
    lower_fence: some,
    upper_fence: some,
    outliers: z
      .array(z.int())
      .readonly()
      .meta({ description: 'Places in `values`, from 0, outside the fences.' }),
    variance: some,
    sd: some,
    cv_pct: some,
    se: some,
    ci95_mean: bounds.nullable(),
    mad_raw: z.number(),
    mad_scaled: z.number(),
    skew_G1: some,
    kurt_excess_G2: some,
    geometric_mean: some,
    weighted_mean: some,
    extremes: z.object({ best: place, worst: place, gap: z.number(), ratio: some }).nullable(),
    ...remarks,
  }),
})
