import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, outcomeOf, remarks } from './analysis.ts'
import { figure } from './numbers.ts'
import { slopeDirection } from './slope-direction.ts'

const year = z
  .number('Give a year.')
  .min(1900, 'Give a year from 1900 on.')
  .max(2150, 'Give a year up to 2150.')

const body = z
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

const some = z.number().nullable()

/** Standing and projection of a caller's figure against a target (methods §3). */
export const analyseTarget = endpoint({
  ...analysisCall,
  path: '/analysis/target',
  summary: 'Gap to a target, the change it takes, and the year of arrival at the present pace',
  body,
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
    ...remarks,
  }),
})
