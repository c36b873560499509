import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import { analyseCorrelation } from '#contract/analysis/correlation.ts'
import { analyseDescriptive } from '#contract/analysis/descriptive.ts'
import { analyseTarget } from '#contract/analysis/target.ts'
import { analyseTrend } from '#contract/analysis/trend.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { near } from '#tests/builders/near.ts'
import { newStore } from '#tests/builders/test-store.ts'

let asked: AskedApp
let database: Database

beforeAll(async () => {
  // These calls answer from their input; the store stays empty.
  database = await openDatabase(await newStore('embedded', 'nothing'))
  asked = await askApp({ database })
})
afterAll(async () => {
  await asked.app.close()
  await database.close()
})

const TARGET = {
  latest_year: 2023,
  latest: 60,
  target_year: 2030,
  target: 80,
  slope_direction: 'positive',
  annual_change: 2,
}

describe('worked examples of methods §3 and §4 over HTTP', () => {
  test.each([
    [
      analyseDescriptive,
      { values: [10, 12, 23, null, '', 23, 16, 23, 21, 16] },
      {
        n: 8,
        missing: 2,
        mean: 18,
        sd: 5.237229,
        ci95_mean: [13.621567, 22.378433],
        mad_raw: 4.5,
        iqr: 8,
        skew_G1: -0.453484,
        kurt_excess_G2: -1.536719,
      },
    ],
    [
      analyseDescriptive,
      {
        values: [1, 2, 3, 4],
        probabilities: [0.025, 0.9],
        labels: ['a', 'b', 'c', 'd'],
        slope_direction: 'Negative',
      },
      {
        quantiles: [
          { p: 0.025, value: 1.075 },
          { p: 0.9, value: 3.7 },
        ],
        extremes: { best: { label: 'a' }, worst: { label: 'd' }, gap: 3, ratio: 4 },
      },
    ],
    [
      analyseTrend,
      { periods: [2015, 2016, 2017, 2018, 2019, 2020], values: [50, 52, 51, 55, 58, 57], slope_direction: 1 },
      {
        ols: { slope: 1.628571, se: 0.346803, p: 0.009336, ci95: [0.665693, 2.59145], r2: 0.846461 },
        theil_sen: { slope: 1.666667, ci95: [-1, 3.5] },
        mann_kendall: { S: 11, varS: 28.333333, z: 1.878673, p: 0.060289 },
        verdict: 'no clear trend',
        direction: 'stable',
        change: { cagr_pct: 2.655204, aarc_endpoint_pct: 2.620565, aarc_regression_pct: 3.069736 },
      },
    ],
    [
      analyseTrend,
      { periods: ['2008', '2013', '2018', '2023-24'], values: [75, 69, 67, 63] },
      {
        ols: { slope: -0.714032 },
        theil_sen: { slope: -0.708333, ci95: [-1.2, -0.4] },
        mann_kendall: { S: -6, p: 0.089429 },
      },
    ],
    [
      analyseTarget,
      TARGET,
      { required_annual_change: 2.857143, value_at_target_year: 74, on_track: false, projected_year: 2033 },
    ],
    [
      analyseCorrelation,
      { x: [1, 2, 3, 4, 5], y: [2, 4, 5, 4, 5] },
      {
        pearson: { r: 0.774597, p: 0.124027, ci95: [-0.340082, 0.984236] },
        spearman: { rho: 0.737865, p: 0.154619 },
        kendall_tau_b: 0.67082,
        kendall: { p: 0.117185 },
      },
    ],
    [
      analyseCorrelation,
      { x: [1, 2, 3, 5, 8, 7, 9, 12], y: [2, 1, 2, 3, 5, 8, 7, 9], lags: 2 },
      {
        lags: [0.860945, 0.842828, 0.915445, 1, 0.881356].map((r, index) => ({ lag: index - 2, r })),
      },
    ],
    [
      analyseCorrelation,
      { series: { a: [1, 2, 3, 4, 5], b: [2, 4, 5, 4, 5], c: [1, 1, 1, 1, 1] } },
      {
        names: ['a', 'b', 'c'],
        m: 1,
        cells: [
          { a: 'a', b: 'b', n: 5, pearson: { r: 0.774597, p_adjusted: 0.124027 } },
          {
            a: 'a',
            b: 'c',
            status: 'insufficient',
            reason: 'zero_variance',
            gap: {
              reason: 'not_applicable',
              note: 'All values are the same, so there is nothing to compare.',
            },
          },
          { a: 'b', b: 'c', status: 'insufficient', reason: 'zero_variance' },
        ],
      },
    ],
  ])('case %#', async (endpoint, body, expected) => {
    const answer = await asked.post(`/api${endpoint.path}`, body)
    expect(answer).toMatchObject({ status: 'ok', ...(near(expected) as object) })
    expect(answer).toMatchObject({
      method: endpoint.path.split('/').at(-1),
      version: ANALYSIS_VERSION,
      inputs: { given: 'inline' },
    })
    // The answer is as the contract describes it, to the last field.
    expect(endpoint.answer.parse(answer)).toEqual(answer)
  })

  test('the pace of a trend is what a target asks for', async () => {
    const series = { periods: [2018, 2019, 2020, 2021, 2022], values: [50, 52, 54, 56, 58] }
    const trend = analyseTrend.answer.parse(await asked.post('/api/analysis/trend', series))
    if (trend.status !== 'ok') throw new Error('no trend')
    const { annual_change, annual_change_ci95 } = trend
    const body = { ...TARGET, latest_year: 2022, latest: 58, target: 68, annual_change, annual_change_ci95 }
    expect(await asked.post('/api/analysis/target', body)).toMatchObject({
      on_track: true,
      projected_year: 2027,
      projected_year_band: [2027, 2027],
    })
  })

  test.each([
    ['descriptive', { values: [] }, { n: 0, n_required: 1 }],
    ['trend', { periods: [2018], values: [4] }, { n: 1, n_required: 2 }],
    ['correlation', { x: [1, 2, null], y: [3, 4, 5] }, { n: 2, n_required: 3 }],
    ['correlation', { x: [1, 2, 3], y: [4, 4, 4] }, { n: 3, reason: 'zero_variance' }],
  ])('%s of %j is insufficient and has no number', async (method, body, expected) => {
    const answer = await asked.post(`/api/analysis/${method}`, body)
    const gap = { reason: 'reason' in expected ? 'not_applicable' : 'too_few' }
    expect(answer).toMatchObject({ status: 'insufficient', ...expected, gap })
    expect(Object.keys(Object(answer)).sort()).toEqual([
      'caveats',
      'gap',
      'inputs',
      'method',
      'n',
      'n_required',
      'reason',
      'status',
      'version',
      'warnings',
    ])
  })

  test('a period that comes twice is invalid', async () => {
    const answer = await asked.post('/api/analysis/trend/', { periods: [2018, 2018], values: [1, 2] })
    expect(answer).toMatchObject({ status: 'invalid', reason: 'duplicate_periods' })
  })
})

describe('bad input is a problem that names the field', () => {
  const tooMany = Array.from({ length: 10_001 }, (_, index) => index)
  const series = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`s${index}`, [1, 2, 3]]))

  test.each<[string, object, string[]]>([
    ['descriptive', {}, ['the body']],
    ['descriptive', { labels: ['a'] }, ['the body']],
    ['descriptive', { values: 'many' }, ['values']],
    ['descriptive', { values: [1, 'two', 3] }, ['values.1']],
    ['descriptive', { values: [1e16] }, ['values.0']],
    ['descriptive', { values: tooMany }, ['values']],
    ['descriptive', { values: [1], probabilities: [1.5] }, ['probabilities.0']],
    ['descriptive', { values: [1, 2], weights: [1] }, ['weights']],
    ['descriptive', [1, 2, 3], ['the body']],
    ['trend', { periods: [2018, 'soon'], values: [1, 2] }, ['periods.1']],
    ['trend', { periods: [2018, 2019], values: [1] }, ['values']],
    ['trend', { periods: [2018], values: [1], slope_direction: 'up' }, ['slope_direction']],
    ['target', { ...TARGET, target: null, latest_year: 23 }, ['latest_year', 'target']],
    ['correlation', { y: [1, 2, 3] }, ['x']],
    ['correlation', { z: [1, 2, 3] }, ['the body']],
    ['correlation', { x: [1, 2, 3], y: [1, 2] }, ['y']],
    ['correlation', { x: [1, 2, 3], y: [1, 2, 4], lags: 1.5 }, ['lags']],
    ['correlation', { series }, ['series']],
    ['correlation', { series: { a: [1, 2, 3], b: [1, 2] } }, ['series.b']],
    ['correlation', { series: { a: [1, 2, 3], b: [1, 'x', 2] } }, ['series.b.1']],
  ])('%s, case %#', async (method, body, fields) => {
    const problem = await asked.refused(`/api/analysis/${method}`, body, 400)
    expect(problem.type).toBe('/problems/invalid-input')
    expect(Object.keys(problem.errors ?? {})).toEqual(fields)
    expect(JSON.stringify(problem).length).toBeLessThan(2000)
  })

  test('a list of wrong entries is told about briefly', async () => {
    const problem = await asked.refused(
      '/api/analysis/descriptive',
      { values: tooMany.slice(1).map(String) },
      400,
    )
    expect(Object.keys(problem.errors ?? {}).length).toBe(20)
  })

  test('text that is no JSON, nothing at all, and too much', async () => {
    const address = '/api/analysis/descriptive'
    expect((await asked.refused(address, '{"values": [1,', 400)).detail).toBe('The body is not JSON.')
    expect((await asked.refused(address, '', 400)).detail).toContain('application/json')
    const large = `{"values": [${' '.repeat(4 * 1024 * 1024)}1]}`
    expect((await asked.refused(address, large, 413)).type).toBe('/problems/body-too-large')
  })

  test('the address is for sending to', async () => {
    expect((await asked.problem('/api/analysis/trend', 405)).type).toBe('/problems/method-not-allowed')
  })
})

test('the largest matrix that is taken is answered', async () => {
  const wave = (step: number) => Array.from({ length: 2000 }, (_, index) => Math.sin(index * step))
  const series = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`s${index}`, wave(index + 1)]))
  const answer = await asked.post('/api/analysis/correlation', { series })
  expect(answer).toMatchObject({ status: 'ok', m: 190 })
})
