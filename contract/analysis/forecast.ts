import { z } from 'zod'
import { FORECAST_WARNINGS } from '#domain/forecast/forecast-warning.ts'
import { FIXABLE_MODELS } from '#domain/forecast/fixed-weights.ts'
import { MODEL_NAMES } from '#domain/forecast/model-names.ts'
import { SERIES_UNITS } from '#domain/forecast/working-scale.ts'
import { parsePeriod, periodKind } from '#domain/period/period.ts'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, noNumbers, numbersOf } from './analysis.ts'
import { forecastLists, horizon, intervals, knownValue, season } from './forecast-shape.ts'
import { datasource, indicator, locationOrNation } from './ids.ts'
import { figure, figures, gappyFigures } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { sameLength } from './same-length.ts'

const MOST_SERIES = 200
/** Longer series are cut to their recent part, so more would only be sent in vain. */
const MOST_VALUES = 3000

const frequency = z
  .union([z.literal(1), z.literal(12)], { error: 'Give 1 for years or 12 for months.' })
  .meta({ description: '1 for years, 12 for months.' })

const start = z
  .union([z.string(), z.int()], { error: 'Give the first year or month, for example 2010 or 2010-01.' })
  .transform((text) => parsePeriod(String(text)))
  .pipe(z.int('Give the first year or month, for example 2010 or 2010-01.'))
  .meta({ description: 'Year or month of the first value: `2010`, `2010-01`.' })

const weight = z.number('Give a number from 0 to 1.').min(0, 'Give a number from 0 to 1.').max(1)

const parameters = z
  .object({
    alpha: weight.positive('Give an alpha above 0 and up to 1.'),
    beta: weight.optional(),
    phi: weight.optional(),
    level: figure,
    slope: figure.optional(),
  })
  .meta({
    description: 'Weights and start that are given, not estimated: for ses, damped and theta, unit other.',
  })

const model = z
  .enum(MODEL_NAMES, `Give one of: ${MODEL_NAMES.join(', ')}.`)
  .optional()
  .meta({ description: 'If left out: the combination, unless the backtest clearly prefers another.' })

const byIds = z
  .object({ indicator, datasource, location: locationOrNation, horizon, model })
  .meta({ examples: [{ indicator: 7, datasource: 2, location: 1, horizon: 5 }] })

const single = z
  .object({
    values: gappyFigures(MOST_VALUES).meta({ description: 'One value for each period; null is a gap.' }),
    start,
    frequency: frequency.default(1),
    horizon,
    unit: z
      .enum(SERIES_UNITS, `Give one of: ${SERIES_UNITS.join(', ')}.`)
      .default('other')
      .meta({ description: 'Keeps percentages in 0 to 100, rates and counts at 0 or above.' }),
    model,
    model_based: z.boolean().optional().meta({ description: 'True for modelled estimates.' }),
    parameters: parameters.optional(),
  })
  .check(({ value, issues }) => {
    const { start: first, frequency: steps, model: wanted, parameters: given, unit } = value
    const kinds = steps === 12 ? ['month', 'year'] : ['year']
    const refuse = (field: 'start' | 'parameters', message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
    if (!kinds.includes(periodKind(first))) refuse('start', `Give a ${kinds[0]} to match the frequency.`)
    if (given && (unit !== 'other' || !FIXABLE_MODELS.some((name) => name === wanted))) {
      refuse('parameters', `Give parameters with unit other and a model of: ${FIXABLE_MODELS.join(', ')}.`)
    }
  })
  .transform((value) => ({
    ...value,
    // The year alone stands for its January.
    start: value.frequency === 12 && periodKind(value.start) === 'year' ? value.start + 1 : value.start,
  }))

const EXAMPLE = {
  values: [30, 32, 31, 35, 36, 38, 37, 41, 42, 44],
  start: '2010',
  frequency: 1,
  horizon: 5,
  unit: 'other',
  model: 'naive',
}

const batch = z
  .object({
    series: z.array(single, 'Give a list of series.').max(MOST_SERIES, `Give at most ${MOST_SERIES} series.`),
  })
  .meta({ examples: [{ series: [EXAMPLE] }] })

const judged = z
  .object({
    training: figures(MOST_VALUES).meta({ description: 'The values before the forecast.' }),
    frequency: frequency.default(1),
    actual: figures(MOST_VALUES).min(1, 'Give at least one number.'),
    forecast: figures(MOST_VALUES),
    lower: figures(MOST_VALUES).meta({ description: 'Lower ends of the 95 % intervals.' }),
    upper: figures(MOST_VALUES),
  })
  .check(sameLength('actual', ['forecast', 'lower', 'upper']))
  .meta({
    examples: [
      {
        training: [20, 22, 21, 25, 27],
        actual: [28, 30, 29],
        forecast: [27.5, 28.5, 29.5],
        lower: [24, 23, 22],
        upper: [31, 34, 37],
      },
    ],
  })

const some = z.number().nullable()
const share = z.number().min(0).max(1)

const tried = {
  mae: z.number().meta({ description: 'Mean absolute error, in the unit of the series.' }),
  mase: some,
  smape: z.number(),
  coverage80: share.nullable().meta({ description: 'Null where the forecast has no intervals of its own.' }),
  coverage95: share.nullable(),
  n_origins: z.int(),
  n_checks: z.int(),
}

const numbers = numbersOf({
  n: z.int(),
  model: z.enum([...MODEL_NAMES, 'dated_trend']),
  ets_form: z.string().nullable(),
  scale: z.enum(['identity', 'log', 'logit']),
  ...forecastLists,
  intervals,
  season,
  candidates: z.array(z.object({ model: z.enum(MODEL_NAMES), ...tried })).readonly(),
  backtest: z.object({ ...tried, naive_mase: some }).nullable(),
  inflation: z.number().meta({ description: 'Factor by which the backtest made the intervals wider.' }),
  warnings: z
    .array(z.string())
    .readonly()
    .meta({ description: `${FORECAST_WARNINGS.join(', ')}; with ids also sentences.` }),
})

const [insufficient, invalid] = noNumbers
const refused = insufficient.extend({
  last_known: knownValue.nullable().meta({ description: 'The last value there is, which is no forecast.' }),
})
const outcome = z.discriminatedUnion('status', [numbers, refused, invalid])

const accuracy = numbersOf({
  n: z.int(),
  smape: z.number(),
  mase: some,
  rmse: z.number(),
  mape: some,
  coverage: share,
  msis: some,
})

/** Forecasts of one series or of many, or the accuracy of forecasts that are known (methods §5). */
export const analyseForecast = endpoint({
  ...analysisCall,
  path: '/analysis/forecast',
  summary:
    'Forecast numbers (`values`, `series`) or one source at one place (`indicator`, `datasource`), or measure forecasts against what came (`training`)',
  body: oneOf({
    series: batch,
    training: judged,
    values: single.meta({ examples: [EXAMPLE] }),
    indicator: byIds,
  }),
  answer: z.union([outcome, numbersOf({ results: z.array(outcome).readonly() }), accuracy, insufficient]),
})
