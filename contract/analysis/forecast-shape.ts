import { z } from 'zod'
import { gap } from '#contract/gap.ts'

const LONGEST_HORIZON = 24

/** How far a forecast reaches. */
export const horizon = z
  .int(`Give 1 to ${LONGEST_HORIZON} periods.`)
  .min(1, `Give 1 to ${LONGEST_HORIZON} periods.`)
  .max(LONGEST_HORIZON, `Give 1 to ${LONGEST_HORIZON} periods.`)
  .optional()
  .meta({ description: 'Periods ahead. 5 years (at most half of the series) or 12 months if left out.' })

/** An end of an interval; null where the forecast has none of this kind, which `intervals` explains. */
const end = z.number().nullable()

/** A figure at its period. */
export const knownValue = z.object({ period: z.string(), value: z.number() })

/** The lists that the earlier API calls Actual and Predicted, and the same with intervals. */
export const forecastLists = {
  Actual: z.array(knownValue).readonly(),
  Predicted: z
    .array(z.record(z.string(), z.number()).readonly())
    .readonly()
    .meta({ description: 'One object, period to value, as in the earlier API.' }),
  points: z
    .array(
      z.object({
        period: z.string(),
        mean: z.number(),
        lo80: end,
        hi80: end,
        lo95: end,
        hi95: end,
        lower: end.meta({ description: 'Of the interval of the publisher, moved along; else null.' }),
        upper: end,
      }),
    )
    .readonly(),
}

const noNumber = { status: z.literal(['insufficient', 'invalid']), reason: z.string(), gap }

/** Where the intervals come from, or why there are none. */
export const intervals = z
  .union([
    z.object({ status: z.literal('ok'), of: z.literal('forecast') }),
    z.object({
      status: z.literal('ok'),
      of: z.literal('publisher'),
      period: z.string(),
      level: z.number(),
      lower: z.number(),
      upper: z.number(),
    }),
    z.object(noNumber),
  ])
  .meta({
    description:
      'forecast: lo80 to hi95 of each point. publisher: the figures run along the curve of a model, and `lower` and `upper` of each point carry on what the publisher gives for the newest. `smooth_model`: it gives nothing, so there is no interval.',
  })

const month = z.object({
  month: z.int().min(1).max(12),
  by: z.number().meta({ description: 'A share of the mean of the year, or a distance where it is added.' }),
})

/** The pattern that repeats itself by the year. */
export const season = z
  .union([
    z.object({
      status: z.literal('ok'),
      style: z.enum(['added', 'multiplied']),
      highest: month,
      lowest: month,
    }),
    z.object(noNumber).extend({ n: z.int().optional(), n_required: z.int().optional() }),
  ])
  .nullable()
  .meta({ description: 'Of months: the pattern of the year, or why none is carried on; null for years.' })
