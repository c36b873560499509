import { expect, test } from 'vitest'
import { type ExpectedAnswer, testAnswers, withAnalysedCountry } from '#tests/builders/analysed-answers.ts'

/** Numbers are those of the worked examples in the methods, or worked out by hand. */
const ANSWERS: ExpectedAnswer[] = [
  [
    'trend',
    { indicator: 20, datasource: 2 },
    {
      n: 6,
      ols: { slope: 1.628571, p: 0.009336 },
      theil_sen: { slope: 1.666667, ci95: [-1, 3.5] },
      verdict: 'no clear trend',
      direction: 'stable',
    },
  ],
  ['trend', { indicator: 20, datasource: 2, periods: [2015, '2020'] }, { n: 2, ols: { slope: 1.4 } }],
  // 57 + 10 · 5/3 in 2030; 23 points at 5/3 a year take 13.8 years.
  [
    'target',
    { indicator: 20, datasource: 2 },
    {
      n: 6,
      gap: 23,
      required_annual_change: 2.3,
      value_at_target_year: 73.666667,
      projected_year: 2033,
      projected_year_band: null,
      of: { target: 'national', value: 80, year: 2030, latest: 57, latest_period: '2020' },
    },
  ],
  [
    'target',
    { indicator: 20, datasource: 2, target: 'sdg' },
    { gap: 33, says: ['The target names no year; 2030 is taken.'] },
  ],
  ['target', { indicator: 24, datasource: 2 }, { status: 'invalid', reason: 'no_target', n: 0 }],
  [
    'forecast',
    { indicator: 26, datasource: 50, horizon: 5, model: 'naive' },
    {
      n: 10,
      model: 'naive',
      Predicted: [{ '2020': 44, '2024': 44 }],
      points: [
        { period: '2020', mean: 44, lo80: 41.040383, hi80: 46.959617 },
        {},
        {},
        {},
        { period: '2024', lo95: 33.87879, hi95: 54.12121 },
      ],
      says: ['forecast_of_a_forecast'],
      inputs: { datasource: 50, location: 1, unit: 'count' },
    },
  ],
  [
    'forecast',
    { indicator: 26, datasource: 2 },
    { status: 'insufficient', n: 4, n_required: 5, last_known: { period: '2013', value: 35 } },
  ],
  [
    'data-quality',
    { indicator: 22, datasource: 30 },
    {
      period: '2023-12',
      outliers: {
        basis: 'values',
        n: 12,
        outliers: [{ period: '2023-12', value: 300, z: 3.174128, mz: 134.9, suggested: 100 }],
      },
      completeness: { record_completeness_pct: 100, light: 'green', expected: 12, proxy: true },
      over_time: { r: 1.272727, basis: 'mean' },
      denominator: { status: 'invalid' },
      external: { status: 'insufficient' },
      score: { status: 'insufficient', reason: 'too_few_parts', n: 2, n_required: 3 },
    },
  ],
  [
    'data-quality',
    { indicator: 28, datasource: 6 },
    { external: { R: 0.866667, light: 'amber', z: -3.2, significant: true, datasource: 2, period: '2020' } },
  ],
  [
    'agreement',
    { indicator: 32, primary: 2, comparison: 6 },
    {
      n: 5,
      bias: 0.6,
      s_d: 3.209361,
      loa95: [-5.690348, 6.890348],
      ccc: 0.930979,
      inputs: { datasource: [2, 6], location: 1 },
    },
  ],
  [
    'trend',
    { indicator: 20, datasource: 6 },
    {
      status: 'insufficient',
      n: 0,
      warnings: [
        'Sources with figures of warm coats (20): House survey (2) for the nation, states and LGAs.',
      ],
    },
  ],
]

withAnalysedCountry('figures over time and between sources', (asked) => {
  testAnswers(asked, ANSWERS)

  test('published figures and the same numbers sent along give the same answer', async () => {
    const of = async (body: object) => Object(await asked().post('/api/analysis/trend', body))
    const byIds = await of({ indicator: 24, datasource: 2 })
    const values = [1, 2, 3, 5, 8, 7, 9, 12]
    const given = await of({ periods: values.map((_, year) => 2010 + year), values, slope_direction: 1 })
    const { inputs: _a, figures: _b, ...ids } = byIds
    const { inputs: _c, ...inline } = given
    expect(ids).toEqual(inline)
  })
})
