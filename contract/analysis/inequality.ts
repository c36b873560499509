import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { analysisCall, bounds, outcomeOf, remarks } from './analysis.ts'
import { errorFields, label, listOf, size } from './estimate-given.ts'
import { datasource, indicator, locationOrNation, periodOrLatest } from './ids.ts'
import { figure } from './numbers.ts'
import { oneOf } from './one-of.ts'
import { slopeDirection } from './slope-direction.ts'

const group = z.object({
  label,
  order: figure.nullish().meta({ description: 'Ascending from the most disadvantaged.' }),
  estimate: figure.nullable(),
  ...errorFields,
  population: size.nullish(),
})

const favourable = z.union([z.boolean(), slopeDirection.transform((slope) => slope === 'Positive')], {
  error: 'Give true when more is better, false when less is better.',
})

const force = z
  .boolean()
  .optional()
  .meta({ description: 'Make complex measures although groups lack an estimate.' })

const numbers = z
  .object({
    groups: listOf(group, 200),
    favourable: favourable.meta({ description: 'True when more is better.' }),
    ordered: z.boolean('Give true for groups with an order of advantage, such as wealth quintiles.'),
    scale: figure.positive('Give the greatest possible figure, such as 100 for percentages.').default(100),
    force,
  })
  .meta({
    examples: [
      {
        groups: [20, 40, 50, 60, 80].map((estimate, index) => ({
          label: `Q${index + 1}`,
          order: index + 1,
          estimate,
          se: 2,
          population: 1000,
        })),
        favourable: true,
        ordered: true,
        scale: 100,
      },
    ],
  })

const byIds = z
  .object({
    indicator,
    datasource,
    location: locationOrNation,
    period: periodOrLatest,
    dimension: z
      .string('Give a dimension, for example wealth_quintile, residence or sex.')
      .min(1, 'Give a dimension, for example wealth_quintile, residence or sex.')
      .max(60, 'Give a dimension, for example wealth_quintile, residence or sex.'),
    force,
  })
  .meta({ examples: [{ indicator: 18, datasource: 107, location: 1, dimension: 'wealth_quintile' }] })

const some = z.number().nullable()
const interval = bounds.nullable()

/** The measures of all groups, each made of `value`. */
function complex<Value extends z.ZodType>(value: Value) {
  return {
    par: value,
    paf_pct: value,
    aci: value,
    rci: value,
    erreygers: value,
    wagstaff: value,
    sii_logit: value,
    rii_logit: value,
    sii_linear: value,
    rii_linear: value,
    bgv: value,
    bgsd: value,
    cov_pct: value,
    mdmw: value,
    idis_w_pct: value,
    idis_u_pct: value,
    theil: value,
    mld: value,
  }
}

/** Inequality between groups of people (methods §6). */
export const analyseInequality = endpoint({
  ...analysisCall,
  path: '/analysis/inequality',
  summary: 'Inequality between groups: difference, ratio, slope and concentration index, attributable risk',
  body: oneOf({ groups: numbers, indicator: byIds }),
  answer: outcomeOf({
    n: z.int(),
    missing: z.array(z.string()).readonly(),
    weighted: z.boolean(),
    mu: z.number(),
    difference: z.number(),
    ratio: some,
    compared: z.object({ high: z.string(), low: z.string() }),
    ...complex(some),
    ci95: z.object({ difference: interval, ratio: interval, ...complex(interval) }),
    concentration: z
      .enum(['among the better-off', 'among the worse-off', 'neither', 'not distinguishable'])
      .nullable(),
    groups: z
      .array(
        z.object({
          label: z.string(),
          order: z.int(),
          estimate: z.number(),
          lower: some,
          upper: some,
          population: some.meta({ description: 'Share of the population in percent.' }),
        }),
      )
      .readonly()
      .optional()
      .meta({ description: 'With ids: the groups as published.' }),
    ...remarks,
  }),
})
