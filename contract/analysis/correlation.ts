import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { gap } from '#contract/gap.ts'
import { analysisCall, bounds, outcomeOf, remarks } from './analysis.ts'
import { acrossPlacesFields, datasource, indicator, location, overTimeFields } from './ids.ts'
import { gappyFigures } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { sameLength } from './same-length.ts'

const MOST_SERIES = 20
/** Values of each series of a matrix: 190 pairs of series are sorted, so less is taken than of one pair. */
const MOST_IN_SERIES = 2000
const MOST_LAGS = 100

const lag = z.int('Give lags as whole numbers.').min(-2500).max(2500)

const lags = z
  .union(
    [
      z
        .int()
        .min(0)
        .max(MOST_LAGS / 2),
      z.array(lag).max(MOST_LAGS),
    ],
    {
      error: `Give a whole number from 0 to ${MOST_LAGS / 2}, or a list of up to ${MOST_LAGS} whole numbers.`,
    },
  )
  .transform((given) =>
    typeof given === 'number' ? Array.from({ length: 2 * given + 1 }, (_, step) => step - given) : given,
  )
  .meta({
    description:
      'Shifts in steps, also one number k for −k to k. Lag k pairs x at t with y at t + k: x leads.',
  })

const pair = z
  .object({
    x: gappyFigures().meta({ description: 'One value for each place or period. null is a gap.' }),
    y: gappyFigures().meta({ description: 'The other value of the same place or period.' }),
    groups: z
      .array(z.string().max(200))
      .max(10_000)
      .optional()
      .meta({ description: 'Place of each pair, when places and years are pooled.' }),
    lags: lags.optional(),
  })
  .check(sameLength('x', ['y', 'groups']))
  .meta({ examples: [{ x: [1, 2, 3, 4, 5], y: [2, 4, 5, 4, 5] }] })

const matrix = z
  .object({
    series: z
      .record(z.string().max(200), gappyFigures(MOST_IN_SERIES), 'Give an object of named lists.')
      .check(({ value, issues }) => {
        const lists = Object.entries(value)
        if (lists.length > MOST_SERIES) {
          issues.push({ code: 'custom', message: `Give at most ${MOST_SERIES} series.`, input: value })
        }
        const wanted = lists[0]?.[1].length
        for (const [name, list] of lists) {
          if (list.length === wanted) continue
          const message = `Give ${wanted} values as in the first series; there are ${list.length}.`
          issues.push({ code: 'custom', path: [name], message, input: list })
        }
      }),
  })
  .meta({
    examples: [{ series: { first: [1, 2, 3, 4, 5], second: [2, 4, 5, 4, 5], third: [9, 7, 8, 3, null] } }],
  })

/** Refuses fields of the other way of pairing. */
function overTimeOnly({
  value,
  issues,
}: z.core.ParsePayload<{
  readonly location?: unknown
  readonly lags?: unknown
  readonly periods?: unknown
  readonly period?: unknown
  readonly level?: unknown
  readonly within?: unknown
}>): void {
  const isOverTime = value.location !== undefined && value.location !== null
  const foreign = isOverTime ? (['period', 'level', 'within'] as const) : (['lags', 'periods'] as const)
  for (const field of foreign) {
    if (value[field] === undefined || value[field] === null) continue
    const message = isOverTime
      ? 'Leave out location to correlate over places.'
      : 'Give a location: this belongs to a correlation over years in one place.'
    issues.push({ code: 'custom', path: [field], message, input: value[field] })
  }
}

/** With `location` over years in one place, without over the places of a level. */
const places = {
  ...acrossPlacesFields,
  level: acrossPlacesFields.level.unwrap().optional(),
  location: location.nullish(),
  periods: overTimeFields.periods,
  lags: lags.optional(),
}
const sources = z.array(datasource, 'Give a list of ids of data sources.')

const indicatorsByIds = z
  .object({
    indicators: z
      .array(indicator, 'Give a list of 2 to 20 ids of indicators.')
      .min(2, 'Give 2 to 20 indicators.')
      .max(MOST_SERIES, 'Give 2 to 20 indicators.'),
    datasource: datasource.optional().meta({ description: 'One source for all indicators.' }),
    datasources: sources
      .max(MOST_SERIES, 'Give one data source for each indicator.')
      .optional()
      .meta({ description: 'Or one source for each indicator.' }),
    ...places,
  })
  .check(({ value, issues }) => {
    const { indicators, datasource: one, datasources: many } = value
    const refuse = (field: 'datasource' | 'datasources' | 'indicators', message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
    if ((one === undefined) === (many === undefined)) {
      refuse('datasource', 'Give either datasource for all indicators or datasources, one for each.')
    } else if (many && many.length !== indicators.length) {
      refuse('datasources', `Give ${indicators.length} data sources, one for each indicator.`)
    }
    if (new Set(indicators).size < indicators.length) refuse('indicators', 'Give each indicator once.')
  })
  .check(overTimeOnly)
  .meta({
    examples: [
      { indicators: [7, 8], datasource: 2, level: 3 },
      { indicators: [7, 8], datasource: 2, location: 1 },
    ],
  })

const sourcesByIds = z
  .object({ indicator, datasources: sources.length(2, 'Give two data sources.'), ...places })
  .check(overTimeOnly)
  .meta({ examples: [{ indicator: 18, datasources: [2, 10], location: 1 }] })

const some = z.number().nullable()
const test = { p: some, ci95: bounds.nullable() }
const linear = { r: z.number(), ...test }
const ranked = { rho: z.number(), ...test }
const tau = { tau_b: z.number(), z: some, p: some, p_exact: some }
const adjusted = {
  p_adjusted: some.meta({ description: 'Benjamini–Hochberg over the upper triangle.' }),
  p_holm: some,
}
const line = z.object({ slope: z.number(), intercept: z.number() }).nullable()

const reading = {
  default_method: z.enum(['pearson', 'spearman']),
  default_method_reason: z.enum(['fewer than 10 pairs', 'skewed', 'outlier', 'none of these']),
  strength: z.enum(['negligible', 'weak', 'moderate', 'strong', 'very strong']),
  distinguishable: z.boolean(),
  reading: z.string(),
}

const laggedResult = z.object({
  lag: z.int(),
  n: z.int(),
  r: some,
  r_first_differences: some,
  reason: z.enum(['too_few_pairs', 'lag_too_long', 'zero_variance']).nullable(),
})

const paired = z
  .object({
    by: z.enum(['place', 'period']),
    period: z.string().nullable(),
    moved: z.int().meta({ description: 'Figures of another year, at most 2 years away.' }),
    dropped: z.int().meta({ description: 'Places or periods of which only some have a figure.' }),
  })
  .optional()
  .meta({ description: 'With ids: how the figures were paired.' })

const ofPair = outcomeOf({
  n: z.int(),
  dropped: z.int(),
  pearson: z.object(linear),
  spearman: z.object(ranked),
  kendall: z.object(tau),
  kendall_tau_b: z.number(),
  ...reading,
  ols: line,
  theil_sen: line,
  residuals: z.array(some).readonly(),
  within: z.object({ r: z.number(), groups: z.int() }).nullable(),
  lags: z.array(laggedResult).readonly(),
  paired,
  ...remarks,
})

const cell = z.discriminatedUnion('status', [
  z.object({
    a: z.string(),
    b: z.string(),
    status: z.literal('ok'),
    n: z.int(),
    dropped: z.int(),
    pearson: z.object({ ...linear, ...adjusted }),
    spearman: z.object({ ...ranked, ...adjusted }),
    kendall: z.object({ ...tau, ...adjusted }),
    kendall_tau_b: z.number(),
    ...reading,
  }),
  z.object({
    a: z.string(),
    b: z.string(),
    status: z.literal('insufficient'),
    n: z.int(),
    n_required: z.int(),
    reason: z.string(),
    gap,
  }),
])

const ofMatrix = outcomeOf({
  names: z.array(z.string()).readonly(),
  m: z.int().meta({ description: 'How many tests the adjusted p are over.' }),
  cells: z.array(cell).readonly().meta({ description: 'The upper triangle.' }),
  paired,
  ...remarks,
})

/** Correlation of pairs, or of every series with every other (methods §4). */
export const analyseCorrelation = endpoint({
  ...analysisCall,
  path: '/analysis/correlation',
  summary:
    'Correlate two lists (`x`, `y`), up to 20 (`series`), or published figures (`indicators`; `indicator`, `datasources`)',
  body: oneOf({
    series: matrix,
    x: pair,
    y: pair,
    indicators: indicatorsByIds,
    indicator: sourcesByIds,
  }),
  answer: z.union([ofPair, ofMatrix]),
})
