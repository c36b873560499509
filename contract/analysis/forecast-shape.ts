import { z } from 'zod'

const LONGEST_HORIZON = 24

/** How far a forecast reaches. */
export const horizon = z
  .int(`Give 1 to ${LONGEST_HORIZON} periods.`)
  .min(1, `Give 1 to ${LONGEST_HORIZON} periods.`)
  .max(LONGEST_HORIZON, `Give 1 to ${LONGEST_HORIZON} periods.`)
  .optional()
  .meta({ description: 'Periods ahead. 5 years (at most half of the series) or 12 months if left out.' })

/** A figure at its period. */
export const knownValue = z.object({ period: z.string(), value: z.number() })

/** What the earlier API calls Actual and Predicted, and the same with intervals. */
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
        lo80: z.number(),
        hi80: z.number(),
        lo95: z.number(),
        hi95: z.number(),
      }),
    )
    .readonly(),
}
