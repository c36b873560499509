import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '#tests/builders/in-words.ts'
import { near } from '#tests/builders/near.ts'
import { notFinite } from '#tests/builders/not-finite.ts'
import { type CorrelationInput, correlate } from './correlation.ts'

const ANSCOMBE_X = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
const ANSCOMBE_Y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]

/** Any number that the API takes, from the smallest to 1e15, with gaps. */
const WILD = fc.array(fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { freq: 9 }), {
  maxLength: 30,
})

describe('correlate', () => {
  it.each<[string, CorrelationInput, object]>([
    [
      'first example of methods §4; interval of ρ by Python 3.11',
      { x: [1, 2, 3, 4, 5], y: [2, 4, 5, 4, 5] },
      {
        n: 5,
        pearson: { r: 0.774597, p: 0.124027, ci95: [-0.340082, 0.984236] },
        spearman: { rho: 0.737865, p: 0.154619, ci95: [-0.549331992, 0.986850892] },
        kendall: { tau_b: 0.67082, z: 1.566698904, p: 0.117185, p_exact: null },
        kendall_tau_b: 0.67082,
        default_method: 'spearman',
        distinguishable: false,
        reading: 'not distinguishable from zero (very strong positive relation)',
        ols: { slope: 0.6, intercept: 2.2 },
        residuals: [-0.8, 0.6, 1, -0.6, -0.2],
      },
    ],
    [
      'Anscombe I, methods §4',
      { x: ANSCOMBE_X, y: ANSCOMBE_Y },
      {
        n: 11,
        pearson: { r: 0.816421, p: 0.00217, ci95: [0.424391, 0.950693] },
        spearman: { rho: 0.818182, p: 0.002083, ci95: [0.33702047, 0.960463634] },
        kendall: { tau_b: 0.636364, p: 0.006435, p_exact: 0.005707 },
        default_method: 'pearson',
        reading: 'very strong positive relation',
        ols: { slope: 0.500090909, intercept: 3.000090909 },
      },
    ],
    [
      'ties on both sides and a gap; exact fractions and numeric integration in Python 3.11',
      { x: [1, 1, 2, 3, 3, 3, 5, 8, 9, 9, null], y: [7, 7, 5, 6, 6, 2, 3, 3, 1, 0.5, 4] },
      {
        n: 10,
        dropped: 1,
        pearson: { r: -0.852688362, p: 0.001717961, ci95: [-0.964499158, -0.481645497] },
        spearman: { rho: -0.87231224, p: 0.000994096, ci95: [-0.976360952, -0.440043888] },
        kendall: { tau_b: -0.756322557, z: -2.870042309, p: 0.004104169, p_exact: null },
        reading: 'very strong negative relation',
      },
    ],
    [
      'four pairs; exact p = share of the 24 orders with |S| of 2 or more, counted by hand: 18/24',
      { x: [1, 2, 3, 4], y: [2, 1, 4, 3] },
      {
        pearson: { r: 0.6, p: 0.4, ci95: [-0.852932565, 0.990127711] },
        spearman: { rho: 0.6, ci95: [-0.892873135, 0.992950579] },
        kendall: { tau_b: 1 / 3, p: 0.496905848, p_exact: 0.75 },
      },
    ],
    [
      'three pairs have a coefficient and no test',
      { x: [1, 2, 3], y: [1, 3, 2] },
      {
        pearson: { r: 0.5, p: null, ci95: null },
        kendall: { tau_b: 1 / 3, z: null, p: null, p_exact: null },
        distinguishable: false,
      },
    ],
    [
      'a perfect line is certain',
      { x: [1, 2, 3, 4, 6], y: [-0.3, -0.6, -0.9, -1.2, -1.8] },
      {
        pearson: { r: -1, p: 0, ci95: [-1, -1] },
        spearman: { rho: -1, p: 0, ci95: [-1, -1] },
        kendall: { tau_b: -1, p_exact: 2 / 120 },
        distinguishable: true,
      },
    ],
    [
      'the lags of methods §4',
      { x: [1, 2, 3, 5, 8, 7, 9, 12], y: [2, 1, 2, 3, 5, 8, 7, 9], lags: [-2, -1, 0, 1, 2, 3] },
      {
        lags: [
          { lag: -2, n: 6, r: 0.860945 },
          { lag: -1, n: 7, r: 0.842828 },
          { lag: 0, n: 8, r: 0.915445 },
          { lag: 1, n: 7, r: 1, r_first_differences: 1 },
          { lag: 2, n: 6, r: 0.881356 },
          { lag: 3, n: 5, r: null, reason: 'lag_too_long' },
        ],
      },
    ],
    [
      'pooled places: across them both rise, within each they move in opposite ways',
      {
        x: [1, 2, 3, 11, 12, 13],
        y: [3, 2, 1, 13, 12, 11],
        groups: ['Northland', 'Northland', 'Northland', 'Southland', 'Southland', 'Southland'],
      },
      // Sums by hand: within −4/4; over all (150 − 4)/(150 + 4).
      { pearson: { r: 146 / 154 }, within: { r: -1, groups: 2 } },
    ],
  ])('%s', (_title, input, expected) => {
    expect(inEnglish(correlate(input))).toMatchObject({ status: 'ok', ...(near(expected) as object) })
  })

  it.each<[string, CorrelationInput, object]>([
    [
      'no spread on one side',
      { x: [1, 2, 3, 4], y: [5, 5, 5, 5] },
      { status: 'insufficient', n: 4, n_required: 3, reason: 'zero_variance' },
    ],
    [
      'too few complete pairs',
      { x: [1, null, 3, 4], y: [5, 6, null, 7] },
      { status: 'insufficient', n: 2, n_required: 3, reason: 'too_few_values' },
    ],
    ['lists of different length', { x: [1, 2], y: [1] }, { status: 'invalid', reason: 'different_lengths' }],
  ])('refuses %s', (_title, input, expected) => {
    expect(correlate(input)).toEqual(expected)
  })

  it.each<[string, number[], object]>([
    [
      'an outlier without much skew',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -30, 40],
      { default_method_reason: 'outlier' },
    ],
    ['a skewed side', [1, 1, 1, 2, 2, 2, 3, 3, 9, 20, 40], { default_method_reason: 'skewed' }],
    ['neither', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { default_method: 'pearson' }],
  ])('chooses ranks for %s', (_title, y, expected) => {
    expect(correlate({ x: y.map((_, index) => index), y })).toMatchObject(expected)
  })

  it('gives finite numbers for whatever is sent', () => {
    fc.assert(
      fc.property(WILD, WILD, (x, other) => {
        const y = x.map((_, index) => other[index] ?? null)
        const groups = x.map((_, index) => (index % 2 ? 'Northland' : 'Southland'))
        expect(notFinite(correlate({ x, y, groups, lags: [-1, 0, 1] }))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('is symmetric, turns with the sign and stays within −1 and 1', () => {
    const value = fc.option(fc.integer({ min: -20, max: 20 }), { freq: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 3, maxLength: 40 }), (pairs) => {
        const [x, y] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)]
        const forth = correlate({ x, y })
        const back = correlate({ x: y, y: x.map((left) => (left === null ? null : -left)) })
        expect(notFinite(forth)).toEqual([])
        expect(back.status).toBe(forth.status)
        if (forth.status !== 'ok' || back.status !== 'ok') return
        expect(back.pearson.r).toBeCloseTo(-forth.pearson.r, 9)
        expect(back.spearman.rho).toBeCloseTo(-forth.spearman.rho, 9)
        expect(back.kendall_tau_b).toBeCloseTo(-forth.kendall_tau_b, 9)
        for (const size of [forth.pearson.r, forth.spearman.rho, forth.kendall_tau_b].map(Math.abs)) {
          expect(size).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
