import { z } from 'zod'
import { CLASS_METHODS } from '#domain/statistics/class-breaks.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, outcomeOf } from './analysis.ts'
import { acrossPlacesFields, datasource, indicator } from './ids.ts'
import { gappyFigures } from './numbers.ts'
import { oneOf } from './one-of.ts'

/** The exact search for natural breaks grows with the square of the values. */
const MOST_FOR_JENKS = 4000

const classes = z
  .int('Give 3 to 7 classes.')
  .min(3, 'Give 3 to 7 classes.')
  .max(7, 'Give 3 to 7 classes.')
  .default(5)
const method = z.enum(CLASS_METHODS, `Give one of: ${CLASS_METHODS.join(', ')}.`).default('quantile')

const numbers = z
  .object({
    values: gappyFigures().meta({ description: 'Values of one level and year. null is a gap.' }),
    classes,
    method,
  })
  .check(({ value, issues }) => {
    if (value.method !== 'jenks' || value.values.length <= MOST_FOR_JENKS) return
    const message = `Give at most ${MOST_FOR_JENKS} numbers for natural breaks.`
    issues.push({ code: 'custom', path: ['values'], message, input: value.values })
  })
  .meta({ examples: [{ values: [1, 2, 3, 10, 11, 12, 20, 21, 22], classes: 3, method: 'jenks' }] })

const byIds = z
  .object({ indicator, datasource, ...acrossPlacesFields, classes, method })
  .meta({ examples: [{ indicator: 7, datasource: 2, level: 3, classes: 5, method: 'quantile' }] })

/** Classes of a map (methods §9). */
export const analyseClassBreaks = endpoint({
  ...analysisCall,
  path: '/analysis/class-breaks',
  summary: 'Put values into the classes of a map: natural breaks, quantiles, equal or round intervals',
  body: oneOf({ values: numbers, indicator: byIds }),
  answer: outcomeOf({
    classification: z.enum(CLASS_METHODS),
    n: z.int(),
    missing: z.int(),
    k: z.int(),
    classes: z
      .array(
        z.object({
          lower: z.number(),
          upper: z.number(),
          min: z.number().nullable(),
          max: z.number().nullable(),
          count: z.int(),
        }),
      )
      .readonly(),
    breaks: z.array(z.number()).readonly(),
    upper_bounds: z.array(z.number()).readonly(),
    ssw: z.number(),
    sst: z.number(),
    gvf: z.number(),
  }),
})
