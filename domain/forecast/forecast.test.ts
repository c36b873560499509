import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WIDE } from '#tests/wide-run.ts'
import { type ForecastNumbers, type ForecastQuestion, forecast } from './forecast.ts'
import { MODEL_NAMES } from './model-names.ts'
import { SERIES_UNITS } from './working-scale.ts'

const YEARS = { start: 2010000, frequency: 1, horizon: 3, unit: 'other' } as const
const RISING = [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]

function numbers(question: ForecastQuestion): ForecastNumbers {
  const result = forecast(question)
  if (result.status !== 'ok') throw new Error(JSON.stringify(result))
  return result
}

describe('refusals', () => {
  it.each([
    ['no value', [], {}, 0, 5, null],
    ['only gaps', [null, null], {}, 0, 5, null],
    ['4 values', [1, 2, 3, 4], {}, 4, 5, { period: '2013', value: 4 }],
    ['4 values and gaps', [null, 1, 2, null, 3, 4, null], {}, 4, 5, { period: '2015', value: 4 }],
    ['6 values for theta', [1, 2, 3, 4, 5, 6], { model: 'theta' }, 6, 7, { period: '2015', value: 6 }],
  ] as const)('%s', (_, values, more, n, n_required, last_known) => {
    expect(forecast({ ...YEARS, ...more, values })).toEqual({
      status: 'insufficient',
      n,
      n_required,
      reason: 'too_few_values',
      last_known,
    })
  })

  it('numbers whose squares cannot be held', () => {
    expect(forecast({ ...YEARS, values: [1, 2, 3, 4, 1e200] })).toEqual({
      status: 'invalid',
      reason: 'values_out_of_range',
    })
  })
})

describe('awkward series', () => {
  it('a constant goes on, no narrower than its rounding', () => {
    const { points, warnings } = numbers({ ...YEARS, values: new Array(10).fill(100), unit: 'percent' })
    expect(points.map(({ mean }) => mean)).toEqual([100, 100, 100])
    // Whole numbers hide ±½: 1.96·1/√12 = 0.565790.
    expect(points[0]?.lo95).toBeCloseTo(100 - 0.56579, 5)
    expect(points[0]?.hi95).toBe(100)
    expect(warnings).toContain('constant_series')
  })

  it.each([5, 6, 12])('a constant of %d values has its interval around it', (n) => {
    const { points } = numbers({ ...YEARS, values: new Array(n).fill(50), unit: 'count' })
    for (const point of points) {
      expect(point.lo95).toBeCloseTo(50 - 0.56579, 5)
      expect(point.hi95).toBeCloseTo(50 + 0.56579, 5)
    }
  })

  it('5 values: naive and drift only, and it says so', () => {
    const found = numbers({ ...YEARS, values: [10, 12, 13, 12, 15] })
    expect(found.points[0]?.mean).toBeCloseTo(15.625, 9)
    expect(found.warnings).toContain('short_series')
    expect(found.backtest).toBeNull()
  })

  it('few gaps are filled for fitting and not reported as known', () => {
    const found = numbers({ ...YEARS, values: RISING.map((value, index) => (index === 4 ? null : value)) })
    expect(found.n).toBe(9)
    expect(found.Actual.map(({ period }) => period)).not.toContain('2014')
    expect(found.warnings).toContain('gaps_filled')
  })

  it('surveys every few years get a line on their real dates', () => {
    const values = Array.from({ length: 23 }, (_, year) => (year % 5 === 2 ? 40 + year : null))
    const found = numbers({ ...YEARS, values, model: 'ets' })
    expect(found.model).toBe('dated_trend')
    expect(found.points.map(({ period }) => period)).toEqual(['2033', '2034', '2035'])
    expect(found.points.map(({ mean }) => Math.round(mean * 1e6) / 1e6)).toEqual([63, 64, 65])
    expect(found.warnings).toEqual(['short_series', 'dated_trend', 'long_horizon'])
  })

  it('a jump at the end is named, and widens the interval', () => {
    const values = RISING.map((value, index) => (index === 9 ? 90 : value))
    const found = numbers({ ...YEARS, values })
    expect(found.warnings).toContain('recent_jump')
    expect((found.points[0]?.hi95 ?? 0) - (found.points[0]?.lo95 ?? 0)).toBeGreaterThan(40)
  })

  it('growth in proportion is followed on the log scale and stays above 0', () => {
    const values = [100, 80, 66, 52, 42, 34, 27, 22, 18, 14]
    const found = numbers({ ...YEARS, horizon: 10, unit: 'rate', values })
    expect(found.scale).toBe('log')
    expect(Math.min(...found.points.map(({ lo95 }) => lo95 ?? 0))).toBeGreaterThan(0)
  })

  it('rare percentages are not lifted to the clip', () => {
    const values = [0.3, 0.32, 0.29, 0.31, 0.33, 0.3, 0.28, 0.31, 0.3]
    const found = numbers({ ...YEARS, unit: 'percent', values })
    expect(found.points[0]?.mean).toBeGreaterThan(0.25)
    expect(found.points[0]?.mean).toBeLessThan(0.36)
  })

  it('months with a season carry it on', () => {
    const shape = [9, 5, 1, -2, -4, -6, -7, -5, -1, 1, 3, 6]
    const values = Array.from({ length: 60 }, (_, t) => 200 + t + (shape[t % 12] ?? 0) + ((t * 7) % 5) / 5)
    const found = numbers({ values, start: 2015001, frequency: 12, unit: 'count' })
    expect(found.points).toHaveLength(12)
    expect(found.points[0]?.period).toBe('2020-01')
    for (const [step, { mean }] of found.points.entries()) {
      expect(Math.abs(mean - (260 + step + (shape[step] ?? 0)))).toBeLessThan(3)
    }
  })

  it('a forecast of modelled values says so', () => {
    expect(numbers({ ...YEARS, values: RISING, model_based: true }).warnings).toContain(
      'forecast_of_a_forecast',
    )
  })

  it('of a very long series only the recent part counts', () => {
    const values = Array.from({ length: 150 }, (_, t) => 10 + t)
    const found = numbers({ ...YEARS, start: 1900000, values, model: 'naive' })
    expect([found.n, found.Actual[0]?.period, found.points[0]?.mean]).toEqual([100, '1950', 159])
    expect(found.warnings).toContain('only_recent_values')
  })
})

describe('for any series', () => {
  const value = fc.oneof(
    fc.constant(50),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.integer({ min: 0, max: 120 }),
    fc.constant(null),
    fc.constant(0),
  )
  const question = (frequency: 1 | 12, maxLength: number) =>
    fc.record({
      // Mostly long enough for a forecast, sometimes not.
      values: fc.oneof(
        { weight: 1, arbitrary: fc.array(value, { maxLength }) },
        { weight: 4, arbitrary: fc.array(value, { minLength: maxLength * 0.8, maxLength }) },
      ),
      start: fc.constant(frequency === 1 ? 2000000 : 2000011),
      frequency: fc.constant(frequency),
      horizon: fc.integer({ min: 1, max: 10 }),
      unit: fc.constantFrom(...SERIES_UNITS),
      model: fc.option(fc.constantFrom(...MODEL_NAMES), { nil: undefined }),
    })

  it.each([
    ['years', question(1, 30), WIDE ? 150 : 40],
    ['months', question(12, 60), WIDE ? 30 : 8],
  ] as const)(
    '%s: numbers are finite, in order and in their legal range, and the same each time',
    (_, any, runs) => {
      let forecasts = 0
      fc.assert(
        fc.property(any, (asked) => {
          const result = forecast(asked)
          expect(forecast(asked)).toEqual(result)
          if (result.status !== 'ok') return
          forecasts++
          for (const { mean, lo80, hi80, lo95, hi95 } of result.points) {
            const all = [lo95, lo80, mean, hi80, hi95].map((end) => end ?? Number.NaN)
            expect(all.every(Number.isFinite)).toBe(true)
            expect(all).toEqual(all.toSorted((a, b) => a - b))
            if (asked.unit !== 'other') expect(lo95 ?? -1).toBeGreaterThanOrEqual(0)
            if (asked.unit === 'percent') expect(hi95 ?? 101).toBeLessThanOrEqual(100)
          }
        }),
        { numRuns: runs },
      )
      // Of series drawn by chance; that none could be forecast would be no chance.
      expect(forecasts).toBeGreaterThan(0)
    },
  )

  it('another zero point and another unit change a drift forecast in the same way', () => {
    const series = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 7, maxLength: 15 })
    fc.assert(
      fc.property(series, (values) => {
        const asked = { ...YEARS, model: 'drift' } as const
        const first = numbers({ ...asked, values }).points
        const second = numbers({ ...asked, values: values.map((entry) => 3 * entry + 100) }).points
        for (const [step, point] of first.entries()) {
          expect(second[step]?.mean).toBeCloseTo(3 * point.mean + 100, 8)
          expect(second[step]?.hi95).toBeCloseTo(3 * (point.hi95 ?? 0) + 100, 8)
        }
      }),
      { numRuns: 50 },
    )
  })
})
