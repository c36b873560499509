import { z } from 'zod'
import { SERIES_UNITS } from '#domain/forecast/working-scale.ts'
import { analysisCall } from '#contract/analysis/analysis.ts'
import { forecastLists, horizon } from '#contract/analysis/forecast-shape.ts'
import { datasource, indicator, location, periodGiven } from '#contract/analysis/ids.ts'
import { figure } from '#contract/analysis/numbers.ts'
import { oneOf } from '#contract/analysis/one-of.ts'
import { provenance } from '#contract/analysis/provenance.ts'
import { endpoint } from '#contract/endpoint.ts'

const MOST_ROWS = 3000

/** A value as the earlier API wrote it, decimal text, or a number; null and "" are gaps. */
const value = z.union(
  [
    figure,
    z
      .string()
      .regex(/^\s*-?\d+(\.\d+)?\s*$/)
      .transform(Number)
      .pipe(figure),
    z.null(),
    z.literal('').transform(() => null),
  ],
  { error: 'Give a number, or null for a gap.' },
)

const ofRows = z
  .object({
    data: z
      .array(z.tuple([periodGiven, value], 'Give a period and its value.'), 'Give a list of pairs.')
      .max(MOST_ROWS, `Give at most ${MOST_ROWS} pairs.`)
      .meta({ description: 'Pairs of a period and its value, in any order.' }),
    unit: z
      .enum(SERIES_UNITS, `Give one of: ${SERIES_UNITS.join(', ')}.`)
      .default('other')
      .meta({ description: 'Keeps percentages in 0 to 100, rates and counts at 0 or above.' }),
    horizon,
  })
  .check(({ value: { data }, issues }) => {
    const periods = data.map(([period]) => period)
    const twice = periods.findIndex((period, index) => periods.indexOf(period) < index)
    if (twice < 0) return
    issues.push({ code: 'custom', path: ['data', twice, 0], message: 'Give each period once.', input: data })
  })
  .meta({
    examples: [{ data: [30, 32, 31, 35, 36, 38, 37, 41].map((number, year) => [2010 + year, number]) }],
  })

/**
 * The payload of the control panel; fields without a bearing on the forecast (year, targets, chart) are not
 * looked at.
 */
const ofControls = z
  .object({
    indicator,
    datasource,
    location: location.nullish().meta({ description: 'The nation if left out.' }),
    horizon,
    year: z.unknown().optional().meta({ description: 'Not looked at: the whole series is forecast.' }),
  })
  .meta({ examples: [{ indicator: 7, datasource: 2, location: 1, year: null }] })

/** The call of the earlier client: a forecast of one source at one place, or of pairs of a period and a value. */
export const predictData = endpoint({
  ...analysisCall,
  path: '/data/predictive_analysis',
  summary:
    'Forecast a series, in the shape of the earlier API; a series too short is answered with the reason',
  tag: 'Data',
  body: oneOf({ data: ofRows, indicator: ofControls }),
  answer: z.object({
    ...provenance,
    status: z.enum(['ok', 'insufficient', 'invalid']),
    reason: z.string().nullable().meta({ description: 'Why there is no forecast, in a sentence.' }),
    ...forecastLists,
    prediction: z.array(z.tuple([z.string(), z.number()]).readonly()).readonly(),
    model: z.string().nullable(),
  }),
})
