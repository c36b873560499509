import { z } from 'zod'
import { datedPeriod } from '#domain/statistics/trend/dated-period.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, bounds, outcomeOf, remarks } from './analysis.ts'
import { datasource, indicator, overTimeFields } from './ids.ts'
import { figure, gappyFigures } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { sameLength } from './same-length.ts'
import { slopeDirection } from './slope-direction.ts'

/** All pairs of values are compared, so their count is the square of this. */
const MOST_VALUES = 2000

const period = z
  .union([figure, z.string().max(40)], { error: 'Give a year or a period, for example 2018 or 2024-03.' })
  .transform((written, context) => {
    const dated = datedPeriod(written)
    if (dated) return dated
    context.addIssue('Give a year or a period, for example 2018 or 2024-03.')
    return z.NEVER
  })

const numbers = z
  .object({
    periods: z
      .array(period, 'Give a list of periods.')
      .max(MOST_VALUES, `Give at most ${MOST_VALUES} periods.`)
      .meta({ description: 'Years as numbers, or periods as text: 2018, 2024-03, 2024-W40.' }),
    values: gappyFigures(MOST_VALUES).meta({ description: 'The value of each period. null is a gap.' }),
    slope_direction: slopeDirection.optional(),
  })
  .check(sameLength('periods', ['values']))
  .meta({
    examples: [{ periods: [2015, 2016, 2017, 2018, 2019, 2020], values: [50, 52, 51, 55, 58, 57] }],
  })

const byIds = z
  .object({ indicator, datasource, ...overTimeFields })
  .meta({ examples: [{ indicator: 7, datasource: 2, location: 1 }] })

const some = z.number().nullable()

/** Trend of a caller's series or of published figures (methods §3). */
export const analyseTrend = endpoint({
  ...analysisCall,
  path: '/analysis/trend',
  summary:
    'Trend of numbers (`values`) or of one source at one place (`indicator`, `datasource`): slopes, test, rates of change',
  body: oneOf({ values: numbers, indicator: byIds }),
  answer: outcomeOf({
    n: z.int(),
    missing: z.int(),
    ols: z.object({
      slope: z.number().meta({ description: 'Per year.' }),
      intercept: z.number(),
      se: some,
      p: some,
      ci95: bounds.nullable(),
      r2: some,
    }),
    theil_sen: z.object({ slope: z.number(), intercept: z.number(), ci95: bounds }).nullable(),
    mann_kendall: z
      .object({
        S: z.int(),
        varS: z.number(),
        z: z.number(),
        p: z.number(),
        tau_b: some,
        approximate: z.boolean(),
        p_exact: some,
      })
      .nullable(),
    seasonal_mann_kendall: z
      .object({ S: z.int(), varS: z.number(), z: z.number(), p: z.number(), seasons: z.int() })
      .nullable(),
    verdict: z.enum(['increasing', 'decreasing', 'no clear trend']).nullable(),
    direction: z.enum(['improving', 'worsening', 'stable']).nullable(),
    change: z.object({
      absolute: z.number(),
      relative_pct: some,
      cagr_pct: some,
      aarc_endpoint_pct: some,
      aarc_regression_pct: some,
    }),
    annual_change: z
      .number()
      .meta({ description: 'The pace to project with: Theil–Sen, else least squares.' }),
    annual_change_ci95: bounds.nullable(),
    annual_change_method: z.enum(['theil_sen', 'ols']),
    ...remarks,
  }),
})
