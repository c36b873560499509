import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { near } from '#tests/builders/near.ts'
import { notFinite } from '#tests/builders/not-finite.ts'
import { type DescriptiveInput, describeValues } from './descriptive.ts'

const shares = [0.025, 0.1, 0.25, 0.5, 0.75, 0.9]

/** Any number that the API takes, from the smallest to 1e15, with gaps. */
const WILD = fc.array(fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { freq: 9 }), {
  maxLength: 30,
})

describe('describeValues', () => {
  it.each<[string, DescriptiveInput, object]>([
    [
      'quantiles of methods §3',
      { values: [1, 2, 3, 4], probabilities: shares },
      {
        quantiles: [1.075, 1.3, 1.75, 2.5, 3.25, 3.7].map((value, index) => ({ p: shares[index], value })),
        n: 4,
      },
    ],
    [
      'example of methods §3; fences by hand; geometric mean from Python 3.11 statistics',
      { values: [10, 12, 23, 23, 16, 23, 21, 16] },
      {
        mean: 18,
        sd: 5.237229,
        ci95_mean: [13.621567, 22.378433],
        mad_raw: 4.5,
        mad_scaled: 4.5 * 1.4826,
        iqr: 8,
        lower_fence: 3,
        upper_fence: 35,
        outliers: [],
        skew_G1: -0.453484,
        kurt_excess_G2: -1.536719,
        geometric_mean: 17.2525383644,
        cv_pct: 29.0957186981,
      },
    ],
    [
      'a list with one far value: Python 3.11 statistics, moments as exact fractions',
      { values: [2.5, 1.5, null, 2.5, 2.75, 3.25, 4.75, 30] },
      {
        n: 7,
        missing: 1,
        min: 1.5,
        max: 30,
        range: 28.5,
        sum: 47.25,
        mean: 6.75,
        median: 2.75,
        q1: 2.5,
        q3: 4,
        lower_fence: 0.25,
        upper_fence: 6.25,
        outliers: [7],
        sd: 10.2996763703,
        skew_G1: 2.59573226545,
        kurt_excess_G2: 6.79331937287,
        geometric_mean: 3.82321644068,
        mad_raw: 0.5,
      },
    ],
    [
      'negative values: no geometric mean; Python 3.11',
      { values: [-4, -1, 0, 2, 8.5] },
      { sd: 4.6690470119715, cv_pct: 424.4588192701, geometric_mean: null, skew_G1: 1.07542622369 },
    ],
    [
      'large values with a small spread keep their digits; exact fractions',
      { values: [1e9 + 1, 1e9 + 2, 1e9 + 4] },
      { sd: 1.52752523165, skew_G1: 0.93521952958, kurt_excess_G2: null },
    ],
    [
      'one value has no spread',
      { values: [7] },
      { n: 1, mean: 7, variance: null, sd: null, ci95_mean: null, q1: null, mad_raw: 0, skew_G1: null },
    ],
    [
      'two values: sd, no interval',
      { values: [3, 5] },
      { variance: 2, se: null, ci95_mean: null, q1: null, iqr: null, lower_fence: null },
    ],
    [
      'equal values: an interval without width, no shape',
      { values: [4, 4, 4, 4] },
      { sd: 0, cv_pct: 0, ci95_mean: [4, 4], skew_G1: null, kurt_excess_G2: null, iqr: 0 },
    ],
    ['a mean of 0 or below has no cv', { values: [-3, 3] }, { mean: 0, cv_pct: null }],
    [
      'a mean weighted by population, (1·100 + 3·300) / 400, stands beside the plain one',
      { values: [1, 3, 9], weights: [100, 300, null] },
      { weighted_mean: 2.5, mean: 13 / 3, warnings: [] },
    ],
    [
      'one weight below nothing, beside others, weighs nothing',
      { values: [1, 2, 4], weights: [3, -1, 2] },
      { weighted_mean: null, warnings: ['weights_unusable'] },
    ],
    [
      'weights that add up to nothing are told about',
      { values: [1, 3], weights: [0, 0] },
      { weighted_mean: null, warnings: ['weights_unusable'] },
    ],
    [
      'best and worst place where less is better',
      {
        values: [20, 5, null, 10],
        labels: ['Northland', 'Southland', 'Eastland', 'Westland'],
        slope: 'Negative',
      },
      {
        extremes: {
          best: { label: 'Southland', value: 5 },
          worst: { label: 'Northland', value: 20 },
          gap: 15,
          ratio: 4,
        },
      },
    ],
    [
      'without a slope nothing is best',
      { values: [1, 2], labels: ['Northland', 'Southland'] },
      { extremes: null },
    ],
  ])('%s', (_title, input, expected) => {
    expect(describeValues(input)).toMatchObject({ status: 'ok', ...(near(expected) as object) })
  })

  it('says how many values are needed when there is none', () => {
    expect(describeValues({ values: [null, Number.NaN] })).toEqual({
      status: 'insufficient',
      n: 0,
      n_required: 1,
      reason: 'too_few_values',
    })
  })

  it('gives finite numbers for whatever is sent', () => {
    fc.assert(
      fc.property(WILD, WILD, (values, weights) => {
        const labels = values.map(String)
        expect(notFinite(describeValues({ values, weights, labels, slope: 'Positive' }))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('moves with the values, scales with their unit and never leaves the numbers', () => {
    // Figures that can be published: a number like 5e-324 has a square of 0, and so no spread that could be compared.
    const number = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 40 }), (values) => {
        const plain = describeValues({ values })
        const doubled = describeValues({ values: values.map((value) => value * 2) })
        if (plain.status !== 'ok' || doubled.status !== 'ok') throw new Error('not described')
        expect(notFinite(plain)).toEqual([])
        expect(doubled.mean).toBeCloseTo(2 * plain.mean, 4)
        expect(doubled.mad_raw).toBeCloseTo(2 * plain.mad_raw, 4)
        expect(doubled.skew_G1).toEqual(plain.skew_G1 === null ? null : expect.closeTo(plain.skew_G1, 6))
        expect(plain.min).toBeLessThanOrEqual(plain.median)
        expect(plain.median).toBeLessThanOrEqual(plain.max)
      }),
    )
  })
})
