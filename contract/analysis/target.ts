import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, bounds, outcomeOf, remarks } from './analysis.ts'
import { datasource, indicator, overTimeFields } from './ids.ts'
import { figure } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { slopeDirection } from './slope-direction.ts'

const year = z
  .number('Give a year.')
  .min(1900, 'Give a year from 1900 on.')
  .max(2150, 'Give a year up to 2150.')

const numbers = z
  .object({
    latest_year: year,
    latest: figure.meta({ description: 'Value of the latest year.' }),
    target_year: year,
    target: figure,
    slope_direction: slopeDirection,
    annual_change: figure.meta({ description: 'Change per year, for example theil_sen.slope of the trend.' }),
    annual_change_ci95: z
      .tuple([figure, figure], 'Give the lower and the upper bound.')
      .readonly()
      .optional()
      .meta({ description: 'Its interval; gives a band for the projected year.' }),
    unit: z
      .enum(['percent', 'rate', 'count', 'other'], 'Give percent, rate, count or other.')
      .optional()
      .meta({ description: 'percent keeps the projection within 0 to 100.' }),
  })
  .meta({
    examples: [
      {
        latest_year: 2023,
        latest: 60,
        target_year: 2030,
        target: 80,
        slope_direction: 'positive',
        annual_change: 2,
      },
    ],
  })

const byIds = z
  .object({
    indicator,
    datasource,
    ...overTimeFields,
    target: z.enum(['national', 'sdg'], 'Give national or sdg.').nullish().meta({
      description: 'Which target; if left out the national one where there is one, else the SDG’s.',
    }),
  })
  .meta({ examples: [{ indicator: 7, datasource: 2, location: 1, target: 'national' }] })

const some = z.number().nullable()

/** Standing and projection of a figure against a target (methods §3). */
export const analyseTarget = endpoint({
  ...analysisCall,
  path: '/analysis/target',
  summary: 'Gap to a target, the change it takes, and the year of arrival at the present pace',
  body: oneOf({ latest: numbers, latest_year: numbers, annual_change: numbers, indicator: byIds }),
  answer: outcomeOf({
    gap: z.number(),
    met: z.boolean(),
    required_annual_change: some,
    required_aarc: some,
    value_at_target_year: z.number(),
    on_track: z.boolean(),
    projected_year: z.int().nullable(),
    projected_year_reason: z.enum(['met', 'not on current trend', 'more than 50 years ahead']).nullable(),
    projected_year_band: z.tuple([z.int(), z.int().nullable()]).readonly().nullable(),
    scale: z.enum(['natural', 'logit']),
    of: z
      .object({
        target: z.enum(['national', 'sdg']),
        value: z.number(),
        year: z.int(),
        latest: z.number(),
        latest_period: z.string(),
        annual_change: z.number(),
        annual_change_ci95: bounds.nullable(),
        annual_change_method: z.enum(['theil_sen', 'ols']),
      })
      .optional()
      .meta({ description: 'With ids: the target, the latest figure and the pace that were found.' }),
    ...remarks,
  }),
})
