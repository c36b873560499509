import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const QUINTILES = {
  groups: [20, 40, 50, 60, 80].map((estimate, index) => ({
    label: `Q${index + 1}`,
    order: index + 1,
    estimate,
    population: 500,
  })),
  favourable: true,
  ordered: true,
  scale: 100,
}
const ADVERSE = {
  groups: [120, 100, 70, 40].map((estimate, index) => ({
    label: `G${index + 1}`,
    order: index + 1,
    estimate,
    population: [400, 300, 200, 100][index],
  })),
  favourable: false,
  ordered: true,
  scale: 1000,
}
const REPORTED = { 2015: 80, 2016: 82, 2017: 85, 2018: 86 }
const YEARS = [2015, 2016, 2017, 2018]
const TWO_SOURCES = {
  estimates: [
    { class: 'survey', value: 50, se: 2, year: 2018 },
    { class: 'estimate', value: 60, year: 2018 },
  ],
  year: 2018,
  scale: 'percent',
}

/** The worked examples of the methods, sections 1.7, 2, 6, 7, 8 and 9: method, body, field → number to 6 digits. */
const EXAMPLES: [string, object, Record<string, number>][] = [
  [
    'inequality',
    QUINTILES,
    {
      mu: 50,
      difference: 60,
      ratio: 4,
      par: 30,
      paf_pct: 60,
      aci: 11.2,
      rci: 0.224,
      sii_linear: 70,
      rii_linear: 5.666667,
      sii_logit: 64.877414,
      rii_logit: 4.694342,
      bgv: 400,
      cov_pct: 40,
      theil: 0.085152,
      mld: 0.097422,
      idis_w_pct: 32,
      erreygers: 0.448,
    },
  ],
  [
    'inequality',
    ADVERSE,
    {
      mu: 96,
      difference: 80,
      ratio: 3,
      par: -56,
      paf_pct: -58.333333,
      aci: -13.8,
      rci: -0.14375,
      sii_linear: -92,
      sii_logit: -95.268022,
      bgv: 684,
      theil: 0.041789,
      mld: 0.049213,
    },
  ],
  [
    'compare',
    { p: 0.55, n: 400, deff: 1.5 },
    {
      n_eff: 266.666667,
      'wald.0': 0.490289,
      'wald.1': 0.609711,
      'wilson.0': 0.490001,
      'wilson.1': 0.608579,
      'logit.0': 0.489855,
      'logit.1': 0.608718,
    },
  ],
  [
    'compare',
    { a: { estimate: 50, lower: 45, upper: 55 }, b: { estimate: 60, lower: 56, upper: 64 } },
    {
      se_a: 2.551067,
      se_b: 2.040854,
      z: 3.060949,
      p: 0.002206,
      'ci95.0': 3.596876,
      'ci95.1': 16.403124,
    },
  ],
  [
    'aggregate',
    {
      children: [
        { numerator: 50, denominator: 100, weight: 7 },
        { numerator: 240, denominator: 300, weight: 7 },
      ],
    },
    { estimate: 72.5, weighted_mean: 65, coverage_pct: 100 },
  ],
  [
    'data-quality',
    { values: [100, 102, 98, 101, 99, 103, 97, 100, 101, 99, 100, 300] },
    {
      mean: 116.666667,
      sd: 57.758641,
      median: 100,
      mad: 1,
      'outliers.0.index': 11,
      'outliers.0.z': 3.174128,
      'outliers.0.mz': 134.9,
      'outliers.0.suggested': 100,
    },
  ],
  ['data-quality', { reported: 1000, completeness: 0.8, k: 0.25 }, { N: 1000, N_adj: 1062.5 }],
  ['data-quality', { preceding: [100, 110, 120], current: 132 }, { r: 1.2 }],
  [
    'data-quality',
    { state_num: 80, state_den: 100, nat_num: 900, nat_den: 1000 },
    { ratio: 0.8, ratio_nat: 0.9, relative_pct: -11.111111 },
  ],
  [
    'agreement',
    { primary: [60, 62, 70, 75, 80], comparison: [58, 65, 69, 80, 78], unit: 'percent' },
    {
      bias: 0.6,
      s_d: 3.209361,
      'bias_ci95.0': -3.384948,
      'bias_ci95.1': 4.584948,
      'loa95.0': -5.690348,
      'loa95.1': 6.890348,
      se_loa: 2.646896,
      mae: 2.6,
      median_abs_diff: 2,
      mean_sym_rel_pct: 3.707269,
      ccc: 0.930979,
      c_b: 0.994277,
      r: 0.936338,
      direction_agreement: 0.9,
      spearman: 0.9,
    },
  ],
  [
    'agreement',
    { primary: [10, 20, 30], comparison: [12, 22, 32] },
    { bias: 2, s_d: 0, 'loa95.0': 2, 'loa95.1': 2, ccc: 0.970874 },
  ],
  [
    'best-figure',
    { reported: REPORTED, surveys: [{ year: 2016, value: 60, n: 900 }], years: YEARS },
    {
      'estimates.0.value': 58,
      'estimates.1.value': 60,
      'estimates.2.value': 63,
      'estimates.3.value': 64,
      'estimates.0.stars': 1,
      'estimates.3.stars': 1,
    },
  ],
  [
    'best-figure',
    { reported: { 2015: 70, 2016: 72, 2017: 74 }, surveys: [{ year: 2016, value: 66, n: 900 }] },
    {
      'estimates.0.value': 70,
      'estimates.1.value': 72,
      'estimates.2.value': 74,
      'estimates.0.stars': 2,
      'estimates.1.stars': 2,
      'estimates.2.stars': 2,
    },
  ],
  [
    'best-figure',
    TWO_SOURCES,
    {
      'pooled.weights_pct.0': 52.941176,
      'pooled.weights_pct.1': 47.058824,
      'pooled.value': 54.705882,
      'pooled.B': 5.882353,
      'pooled.ci95.0': 44.923032,
      'pooled.ci95.1': 64.488733,
      'pooled.Q': 5.882353,
    },
  ],
  [
    'class-breaks',
    { values: [1, 2, 3, 10, 11, 12, 20, 21, 22], classes: 3, method: 'jenks' },
    {
      'classes.0.max': 3,
      'classes.1.min': 10,
      'classes.1.max': 12,
      'classes.2.min': 20,
      ssw: 6,
      gvf: 0.989051,
    },
  ],
  [
    'class-breaks',
    { values: [1, 2, 3, 10, 11, 12, 20, 21, 22], classes: 3, method: 'quantile' },
    { 'breaks.0': 1, 'breaks.1': 7.666667, 'breaks.2': 14.666667, 'breaks.3': 22 },
  ],
  [
    'class-breaks',
    { values: [5, 8, 9, 12, 13, 30, 31, 50], classes: 4, method: 'jenks' },
    { 'upper_bounds.0': 9, 'upper_bounds.1': 13, 'upper_bounds.2': 31, ssw: 9.666667, gvf: 0.994391 },
  ],
]

const LONG = Array.from({ length: 10_001 }, (_, index) => index)
const GROUP = { label: 'A', estimate: 5 }

/** Method, body, the field that is named. */
const BAD: [string, object, string][] = [
  ['inequality', { ...QUINTILES, groups: [{ label: 'A', estimate: 'much' }] }, 'groups.0.estimate'],
  ['inequality', { groups: [GROUP, GROUP], ordered: true }, 'favourable'],
  ['inequality', { ...QUINTILES, scale: 0 }, 'scale'],
  ['inequality', { ...QUINTILES, groups: LONG.slice(0, 201).map(() => GROUP) }, 'groups'],
  ['compare', {}, 'the body'],
  ['compare', { p: 1.5, n: 10 }, 'p'],
  ['compare', { a: { estimate: 5 } }, 'b'],
  [
    'compare',
    { items: LONG.slice(0, 201).map((value) => ({ label: `${value}`, estimate: value })) },
    'items',
  ],
  ['aggregate', { children: [] }, 'children'],
  ['aggregate', { children: [{ estimate: 5, weight: -1 }] }, 'children.0.weight'],
  ['aggregate', { children: [{ estimate: 5 }], kind: 'mood' }, 'kind'],
  ['data-quality', { values: LONG }, 'values'],
  ['data-quality', { values: ['x'] }, 'values.0'],
  ['data-quality', { reported: 10, completeness: 80 }, 'completeness'],
  ['data-quality', { score_parts: { mood: 5 } }, 'score_parts'],
  ['agreement', { primary: [1, 2, 3], comparison: [1, 2] }, 'comparison'],
  ['agreement', { primary: LONG, comparison: LONG }, 'primary'],
  ['best-figure', { reported: { 18: 5 } }, 'reported.18'],
  [
    'best-figure',
    { estimates: [{ class: 'guess', value: 5, year: 2018 }], year: 2018, scale: 'percent' },
    'estimates.0.class',
  ],
  [
    'best-figure',
    { reported: {}, decisions: [{ kind: 'assign', year: 2018, editor: 'E' }] },
    'decisions.0.value',
  ],
  ['class-breaks', { values: [1, 2], classes: 9 }, 'classes'],
  ['class-breaks', { values: LONG.slice(0, 5000), method: 'jenks' }, 'values'],
]

/** Bodies that are well formed and give no number. */
const REFUSED: [string, object, object][] = [
  ['inequality', { ...QUINTILES, groups: [GROUP] }, { status: 'insufficient', n: 1, n_required: 2 }],
  ['aggregate', { children: [{ estimate: 5 }] }, { status: 'invalid', reason: 'no_parts_and_no_weights' }],
  [
    'aggregate',
    { children: [{ estimate: 5, weight: 1 }], kind: 'median' },
    { reason: 'not_aggregable_median' },
  ],
  ['data-quality', { values: [1, 2, null, 4] }, { status: 'insufficient', n: 3, n_required: 6 }],
  ['data-quality', { preceding: [5], current: 5 }, { status: 'insufficient', n: 1, n_required: 2 }],
  ['data-quality', { received: 5, expected: 0 }, { status: 'invalid', reason: 'nothing_expected' }],
  [
    'agreement',
    { primary: [1, null, 3], comparison: [1, 2, 3] },
    { status: 'insufficient', n: 2, n_required: 3 },
  ],
  ['best-figure', { reported: {}, surveys: [] }, { status: 'insufficient', n_required: 1 }],
  ['class-breaks', { values: [null] }, { status: 'insufficient', n: 0, n_required: 1 }],
]

serverDatabase('analysis of sources and places', (open) => {
  let asked: AskedApp

  beforeAll(async () => {
    asked = await askApp({ database: await open() })
  })
  afterAll(() => asked.app.close())

  test.each(EXAMPLES)('%s of %j', async (method, body, numbers) => {
    const answer = await asked.post(`/api/analysis/${method}`, body)
    expect(answer).toMatchObject({ status: 'ok', method, version: expect.any(String) })
    for (const [field, number] of Object.entries(numbers)) {
      expect(at(answer, field), field).toBeCloseTo(number, 6)
    }
  })

  test.each(BAD)('%s of a wrong body names the field', async (method, body, field) => {
    const problem = await asked.refused(`/api/analysis/${method}/`, body, 400)
    expect(Object.keys(problem.errors ?? {})).toContain(field)
  })

  test.each(REFUSED)('%s without enough data says why', async (method, body, expected) => {
    expect(await asked.post(`/api/analysis/${method}`, body)).toMatchObject({ method, ...expected })
  })
})

/** The value at `a.0.b`. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, name) => Object(inner)[name], value)
}
