import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Slope } from '#domain/indicator/indicator.ts'
import { near } from '#tests/builders/near.ts'
import { notFinite } from '#tests/builders/not-finite.ts'
import { datedPeriod } from './dated-period.ts'
import { type DatedValue, trendOf } from './trend.ts'

/** A series as callers write it. */
function series(periods: readonly (string | number)[], values: readonly (number | null)[]): DatedValue[] {
  return periods.map((period, index) => ({
    ...(datedPeriod(period) ?? { time: 0 }),
    value: values[index] ?? null,
  }))
}

const SIX_YEARS = [2015, 2016, 2017, 2018, 2019, 2020]

/** Three years of months with a strong rhythm within the year and one point more each year. */
const MONTHS = Array.from(
  { length: 36 },
  (_, index) => `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
)
const RHYTHM = MONTHS.map((_, index) => (((index % 12) * 7) % 12) * 10 + Math.floor(index / 12))

/** Any number that the API takes, from the smallest to 1e15, with gaps. */
const WILD = fc.array(fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { freq: 9 }), {
  maxLength: 30,
})

describe('trendOf', () => {
  it.each<[string, DatedValue[], object]>([
    [
      'first example of methods §3',
      series(SIX_YEARS, [50, 52, 51, 55, 58, 57]),
      {
        n: 6,
        ols: { slope: 1.628571, se: 0.346803, p: 0.009336, ci95: [0.665693, 2.59145], r2: 0.846461 },
        theil_sen: { slope: 1.666667, ci95: [-1, 3.5] },
        mann_kendall: { S: 11, varS: 28.333333, z: 1.878673, p: 0.060289, approximate: true },
        verdict: 'no_clear_trend',
        change: { cagr_pct: 2.655204, aarc_endpoint_pct: 2.620565, aarc_regression_pct: 3.069736 },
      },
    ],
    [
      'second example of methods §3, with its real gaps; R² as an exact fraction, p by numeric integration in Python',
      series([2008, 2013, 2018, 2024], [75, 69, 67, 63]),
      {
        ols: { slope: -0.714032, p: 0.021837006, r2: 0.956802842 },
        theil_sen: { slope: -0.708333, ci95: [-1.2, -0.4] },
        mann_kendall: { S: -6, p: 0.089429, p_exact: 2 / 24 },
        warnings: ['too_few_points_for_a_test'],
        annual_change: -0.708333,
        annual_change_ci95: [-1.2, -0.4],
        annual_change_method: 'theil_sen',
      },
    ],
    [
      'a tie and a gap, years out of order; Python 3.11 with exact fractions',
      series([2024, 2003, 2008, 2011, 2013, 2018, 2021], [39.1, 12.9, 22.7, null, 25.3, 33.4, 33.4]),
      {
        n: 6,
        missing: 1,
        ols: {
          slope: 1.155832037,
          intercept: -2300.623639191,
          se: 0.1086207,
          p: 0.000441648,
          r2: 0.96587925,
        },
        theil_sen: { slope: 1.138888889, ci95: [0.52, 1.9] },
        mann_kendall: {
          S: 14,
          varS: 27.333333333,
          z: 2.486549181,
          p: 0.012898874,
          tau_b: 0.966091783,
          p_exact: null,
        },
        verdict: 'increasing',
        change: { cagr_pct: 5.422355719, aarc_endpoint_pct: 5.280453122, aarc_regression_pct: 4.89488673 },
      },
    ],
    [
      'months by seasonal Mann–Kendall: each of 12 months adds S 3 and varS 11/3; Python 3.11 math.erfc',
      series(MONTHS, RHYTHM),
      {
        mann_kendall: { S: 72 },
        seasonal_mann_kendall: { S: 36, varS: 44, z: 5.27644853, p: 1.3171148e-7, seasons: 12 },
        verdict: 'increasing',
      },
    ],
    [
      'the same value every year',
      series(SIX_YEARS, [40, 40, 40, 40, 40, 40]),
      {
        ols: { slope: 0, intercept: 40, se: 0, p: 1, ci95: [0, 0], r2: null },
        theil_sen: { slope: 0, intercept: 40, ci95: [0, 0] },
        mann_kendall: { S: 0, varS: 0, z: 0, p: 1, tau_b: null },
        verdict: 'no_clear_trend',
        change: { absolute: 0, relative_pct: 0, cagr_pct: 0 },
      },
    ],
    [
      'two values: a slope and no test',
      series([2018, 2020], [10, 14]),
      {
        ols: { slope: 2, se: null, p: null, ci95: null, r2: null },
        theil_sen: null,
        annual_change: 2,
        annual_change_ci95: null,
        annual_change_method: 'ols',
        mann_kendall: null,
        verdict: null,
      },
    ],
    [
      'a zero has no rate of change',
      series([2018, 2019, 2020], [0, 1, 2]),
      { change: { absolute: 2, relative_pct: null, cagr_pct: null, aarc_regression_pct: null } },
    ],
  ])('%s', (_title, input, expected) => {
    expect(trendOf(input)).toMatchObject({ status: 'ok', ...(near(expected) as object) })
  })

  // All orders of 5 to 7 things counted one by one in Python 3.11.
  it.each([
    [[1, 2, 3, 4, 5], 0.016666666666666666],
    [[1, 3, 2, 4, 5, 6], 0.016666666666666666],
    [[6, 5, 4, 2, 3, 1], 0.016666666666666666],
    [[2, 1, 3, 4, 6, 5, 7], 0.010714285714285714],
    [[1, 4, 2, 3], 0.75],
  ])('exact p of %j is %d', (y, p) => {
    const found = trendOf(
      series(
        y.map((_, index) => 2000 + index),
        y,
      ),
    )
    expect(found).toMatchObject({ mann_kendall: { p_exact: expect.closeTo(p, 12) } })
  })

  it.each<[Slope, number[], string | null]>([
    ['Positive', [1, 2, 3, 4, 5, 6], 'improving'],
    ['Negative', [1, 2, 3, 4, 5, 6], 'worsening'],
    ['Negative', [6, 5, 4, 3, 2, 1], 'improving'],
    ['Negative', [6, 1, 4, 3, 5, 2], 'stable'],
    [null, [1, 2, 3, 4, 5, 6], null],
  ])('where the slope is %s, %j is %s', (slope, values, direction) => {
    expect(trendOf(series(SIX_YEARS, values), slope)).toMatchObject({ direction })
  })

  it('refuses one value, and a period that comes twice', () => {
    expect(trendOf(series([2018, 2019], [5, null]))).toEqual({
      status: 'insufficient',
      n: 1,
      n_required: 2,
      reason: 'too_few_values',
    })
    expect(trendOf(series([2018, 2018, 2019], [5, 6, 7]))).toEqual({
      status: 'invalid',
      reason: 'duplicate_periods',
    })
  })

  it('gives finite numbers for whatever is sent', () => {
    fc.assert(
      fc.property(WILD, WILD, (values, times) => {
        const dated = values.map((value, index) => ({ value, time: times[index] ?? index }))
        expect(notFinite(trendOf(dated))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('leaves out slopes between times that are all but equal', () => {
    const times = [0, 5e-324, 1, 2]
    const found = trendOf(times.map((time, index) => ({ time, value: index * 1e10 })))
    expect(notFinite(found)).toEqual([])
    // The other five slopes, by hand: 2e10, 1.5e10, 1e10, 1e10, 1e10.
    expect(found).toMatchObject({ theil_sen: { slope: 1e10 } })
  })

  it('turns its sign with the values, and follows a straight line exactly', () => {
    const whole = fc.integer({ min: -1000, max: 1000 })
    fc.assert(
      fc.property(fc.array(whole, { minLength: 4, maxLength: 25 }), (values) => {
        const years = values.map((_, index) => 1990 + 2 * index)
        const up = trendOf(series(years, values))
        const down = trendOf(
          series(
            years,
            values.map((value) => -value),
          ),
        )
        if (up.status !== 'ok' || down.status !== 'ok') throw new Error('not judged')
        expect(notFinite(up)).toEqual([])
        expect(down.ols.slope).toBeCloseTo(-up.ols.slope, 8)
        expect(down.theil_sen?.slope).toBeCloseTo(-(up.theil_sen?.slope ?? 0), 8)
        expect((down.mann_kendall?.S ?? 0) + (up.mann_kendall?.S ?? 0)).toBe(0)
        expect(down.mann_kendall?.p).toBe(up.mann_kendall?.p)
      }),
    )
    fc.assert(
      fc.property(whole, whole, (slope, level) => {
        const years = [1990, 1995, 1996, 2004, 2005]
        const found = trendOf(
          series(
            years,
            years.map((year) => slope * (year - 2000) + level),
          ),
        )
        if (found.status !== 'ok') throw new Error('not judged')
        expect(found.ols.slope).toBeCloseTo(slope, 8)
        expect(found.theil_sen?.ci95).toEqual([expect.closeTo(slope, 8), expect.closeTo(slope, 8)])
      }),
    )
  })
})

describe('datedPeriod', () => {
  it.each<[string | number, object | null]>([
    [2018, { time: 2018 }],
    ['2018', { time: 2018 }],
    [3, { time: 3 }],
    [2018.5, { time: 2018.5 }],
    ['2024-07', { time: 2024.5, month: 7 }],
    [202401, { time: 2024, month: 1 }],
    ['Jan 2023', { time: 2023, month: 1 }],
    ['2016-17', { time: 2017 }],
    ['soon', null],
  ])('reads %j', (period, expected) => expect(datedPeriod(period)).toEqual(expected))
})
