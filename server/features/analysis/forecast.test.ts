import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { analyseForecast } from '#contract/analysis/forecast.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const PATH = '/api/analysis/forecast'
const SERIES = [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]
const ASKED = { values: SERIES, start: '2010', frequency: 1, horizon: 5, unit: 'other' }
const SHORT = { values: [10, 12, 13, 12, 15], start: '2019', frequency: 1, horizon: 3, unit: 'other' }

/** Worked examples of methods §5: body, path in the answer → number to 6 digits. */
const EXAMPLES: [string, object, Record<string, number>][] = [
  [
    'naive',
    { ...ASKED, model: 'naive' },
    {
      'points.0.mean': 44,
      'points.4.mean': 44,
      'points.0.lo80': 41.040383,
      'points.0.hi80': 46.959617,
      'points.4.lo95': 33.87879,
      'points.4.hi95': 54.12121,
    },
  ],
  [
    'drift',
    { ...ASKED, model: 'drift' },
    {
      'points.0.mean': 45.555556,
      'points.1.mean': 47.111111,
      'points.2.mean': 48.666667,
      'points.0.lo95': 41.815168,
      'points.0.hi95': 49.295943,
      'points.4.lo95': 41.881643,
      'points.4.hi95': 61.673913,
    },
  ],
  [
    'damped Holt with given weights',
    { ...SHORT, model: 'damped', parameters: { alpha: 0.5, beta: 0.3, phi: 0.8, level: 10, slope: 1 } },
    { 'points.0.mean': 14.685096, 'points.1.mean': 15.266991, 'points.2.mean': 15.732507 },
  ],
  [
    'ses with given weights',
    { ...SHORT, model: 'ses', parameters: { alpha: 0.4, level: 10 } },
    { 'points.0.mean': 13.0848, 'points.2.mean': 13.0848 },
  ],
  [
    'theta with given weights',
    { ...SHORT, horizon: 4, model: 'theta', parameters: { alpha: 0.4, level: 10 } },
    {
      'points.0.mean': 14.2376,
      'points.1.mean': 14.7376,
      'points.2.mean': 15.2376,
      'points.3.mean': 15.7376,
    },
  ],
  [
    'accuracy',
    {
      training: [20, 22, 21, 25, 27],
      actual: [28, 30, 29],
      forecast: [27.5, 28.5, 29.5],
      lower: [24, 23, 22],
      upper: [31, 34, 37],
    },
    { smape: 2.879803, mase: 0.37037, rmse: 0.957427, mape: 2.836617, coverage: 1, msis: 4.888889 },
  ],
]

serverDatabase('forecasts of a caller’s own series', (open) => {
  let asked: AskedApp

  beforeAll(async () => {
    asked = await askApp({ database: await open() })
  })
  afterAll(() => asked.app.close())

  const post = async (body: object) => analyseForecast.answer.parse(await asked.post(PATH, body))

  test.each(EXAMPLES)('%s: the worked example of the methods', async (_, body, expected) => {
    const answer = await post(body)
    for (const [path, value] of Object.entries(expected)) {
      expect(at(answer, path), path).toBeCloseTo(value, 6)
    }
  })

  test('theta finds the weights of the worked example by itself (R, 4 digits)', async () => {
    const answer = await post({ ...ASKED, model: 'theta' })
    const means = [0, 1, 2, 3, 4].map((step) => Number(at(answer, `points.${step}.mean`)).toFixed(4))
    // The methods print 44.7695 for the first: R stops its search a hair before the bound of α.
    expect(means.slice(1)).toEqual(['45.5393', '46.3090', '47.0787', '47.8484'])
  })

  test('has the fields of the earlier client and names what it did', async () => {
    const answer = await post({ ...ASKED, unit: 'percent', start: 2010, frequency: 1, model: 'combination' })
    expect(at(answer, 'status')).toBe('ok')
    expect(at(answer, 'method')).toBe('forecast')
    expect(at(answer, 'scale')).toBe('logit')
    expect(at(answer, 'Actual.0')).toEqual({ period: '2010', value: 30 })
    const mean = at(answer, 'points.0.mean')
    expect(at(answer, 'Predicted.0.2020')).toBe(mean)
    expect(at(answer, 'backtest.n_origins')).toBe(5)
  })

  test('months run on over the end of a year', async () => {
    const values = Array.from({ length: 30 }, (_, month) => 100 + 10 * Math.sin((month / 6) * Math.PI))
    const answer = await post({ values, start: '2021-07', frequency: 12, horizon: 2, unit: 'count' })
    expect([at(answer, 'points.0.period'), at(answer, 'points.1.period')]).toEqual(['2024-01', '2024-02'])
  })

  test('a smooth model has no intervals, and says so as a typed gap', async () => {
    const values = Array.from({ length: 12 }, (_, year) => 219 - 2 * year)
    const answer = await post({ ...ASKED, values, model: 'drift', model_based: true })
    expect(at(answer, 'points.0')).toEqual({
      period: '2022',
      mean: 195,
      ...{ lo80: null, hi80: null, lo95: null, hi95: null, lower: null, upper: null },
    })
    expect(at(answer, 'intervals')).toMatchObject({
      status: 'invalid',
      reason: 'smooth_model',
      gap: { reason: 'not_applicable', note: expect.stringMatching(/^These are model estimates/) },
    })
    expect(at(answer, 'warnings')).toContain('intervals_refused')
    expect(at(answer, 'backtest.coverage95')).toBeNull()
  })

  test('months say their season, or why they have none', async () => {
    const months = (count: number, value: (month: number) => number) => ({
      ...{ start: '2018-01', frequency: 12, unit: 'other', horizon: 1 },
      values: Array.from({ length: count }, (_, month) => value(month)),
    })
    const waves = await post(months(48, (month) => 100 + 10 * Math.sin((month / 6) * Math.PI)))
    expect(at(waves, 'season')).toMatchObject({ highest: { month: 4 }, lowest: { month: 10 } })
    const short = await post(months(12, (month) => month))
    expect(at(short, 'season')).toMatchObject({
      ...{ status: 'insufficient', n: 12, n_required: 24 },
      gap: { reason: 'too_few', note: 'Too few months: 24 needed, 12 found.' },
    })
    expect(at(await post(ASKED), 'season')).toBeNull()
  })

  test('a batch answers series by series, refusals included', async () => {
    const answer = await post({
      series: [
        { ...ASKED, model: 'naive' },
        { ...SHORT, values: [1, 2, null, 4, 5] },
      ],
    })
    expect(at(answer, 'results.0.points.0.mean')).toBe(44)
    expect(at(answer, 'results.1')).toMatchObject({
      status: 'insufficient',
      n: 4,
      n_required: 5,
      last_known: { period: '2023', value: 5 },
    })
  })

  test('T46: more values than one request may have forecast are refused before the first is', async () => {
    const long = { values: new Array(1000).fill(5), start: '1900-01', frequency: 12, unit: 'other' }
    const refused = await asked.refused(PATH, { series: Array.from({ length: 200 }, () => long) }, 422)
    expect(refused.type).toBe('/problems/too-much-work')
    expect(refused.detail).toContain('At most 5000 values are forecast at once, and these series have 48000')
  })

  test.each<[string, object, string]>([
    ['values that are text', { ...ASKED, values: ['a'] }, 'values.0'],
    ['no values', { start: '2010', frequency: 1 }, 'values'],
    ['a start that is none', { ...ASKED, start: 'soon' }, 'start'],
    ['a month for years', { ...ASKED, start: '2010-03' }, 'start'],
    ['a frequency of weeks', { ...ASKED, frequency: 52 }, 'frequency'],
    ['no horizon', { ...ASKED, horizon: 0 }, 'horizon'],
    ['a horizon too far', { ...ASKED, horizon: 25 }, 'horizon'],
    ['an unknown unit', { ...ASKED, unit: 'miles' }, 'unit'],
    ['an unknown model', { ...ASKED, model: 'oracle' }, 'model'],
    ['a start inside a batch', { series: [ASKED, { ...ASKED, start: '' }] }, 'series.1.start'],
    ['too many series', { series: Array.from({ length: 201 }, () => ASKED) }, 'series'],
    ['too many values', { ...ASKED, values: new Array(3001).fill(1) }, 'values'],
    ['weights for naive', { ...ASKED, model: 'naive', parameters: { alpha: 0.4, level: 10 } }, 'parameters'],
    [
      'lists of unequal length',
      { training: [1, 2], actual: [1, 2], forecast: [1], lower: [0, 1], upper: [2, 3] },
      'forecast',
    ],
  ])('%s: a problem that names the field', async (_, body, field) => {
    const problem = await asked.refused(PATH, body, 400)
    const fields = Object.keys(problem.errors ?? {})
    // A body without any of the three forms cannot blame one field.
    if (field === 'values' && fields[0] === 'the body') expect(problem.detail).toContain('values')
    else expect(fields).toContain(field)
  })
})

function at(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => {
    return typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  }, answer)
}
