import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  adjustForCompleteness,
  completenessLight,
  recordCompleteness,
  reportingQuality,
} from './completeness.ts'
import { denominatorQuality } from './denominators.ts'
import { externalConsistency, externalLight } from './external.ts'
import { findOutliers } from './outliers.ts'
import { consistencyOverTime } from './over-time.ts'
import { qualityScore } from './quality-score.ts'
import { checkParts, dropOut, relatedConsistency } from './related.ts'

describe('outliers', () => {
  it('finds one in a series with a gap', () => {
    // Python's statistics module: mean 9.75, sd 12.256194, median 5.5, MAD .5.
    const result = findOutliers(
      [4, 7, 5, 6, 40, 5, 6, null, 5],
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
    )
    if (result.status !== 'ok') throw new Error(result.reason)
    expect(result).toMatchObject({ n: 8, missing: 1, mean: 9.75, median: 5.5, mad: 0.5, zero_share: 0 })
    expect(result.sd).toBeCloseTo(12.256193769449, 9)
    expect(result.outliers).toHaveLength(1)
    expect(result.outliers[0]).toMatchObject({
      index: 4,
      period: 'e',
      class: 'moderate',
      mz_outlier: true,
      suggested: 5,
    })
    expect(result.outliers[0]?.z).toBeCloseTo(2.468139829464, 9)
    expect(result.outliers[0]?.mz).toBeCloseTo(46.5405, 9)
  })

  it('uses the mean deviation when the median deviation is zero', () => {
    // Python: mean absolute deviation .4, 4 / (1.253314 · .4).
    const result = findOutliers([5, 5, 5, 5, 5, 5, 5, 5, 5, 9])
    if (result.status !== 'ok') throw new Error(result.reason)
    expect(result.outliers[0]?.mz).toBeCloseTo(7.978846482206, 9)
    expect(result.outliers[0]?.mad_extreme).toBe(false)
  })

  it('finds none in a constant series, and zeros are values', () => {
    expect(findOutliers([0, 0, 0, 0, 0, 0])).toMatchObject({
      status: 'ok',
      outliers: [],
      sd: 0,
      zero_share: 1,
    })
    expect(findOutliers([1, 2, 3, 4, 5])).toMatchObject({ status: 'insufficient', n: 5, n_required: 6 })
  })

  test('|z| never passes (n − 1) / √n', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 6, maxLength: 12 }),
        (values) => {
          const result = findOutliers(values)
          if (result.status !== 'ok') throw new Error(result.reason)
          const most = (values.length - 1) / Math.sqrt(values.length)
          for (const { z } of result.points) expect(Math.abs(z ?? 0)).toBeLessThanOrEqual(most + 1e-9)
        },
      ),
    )
  })
})

describe('completeness', () => {
  it.each([
    [74.9, 'red'],
    [75, 'amber'],
    [89.9, 'amber'],
    [90, 'green'],
  ])('%f%% is %s', (percent, light) => {
    expect(completenessLight(percent)).toBe(light)
  })

  it('counts reports, those on time, and gaps', () => {
    expect(reportingQuality({ received: 80, expected: 100, on_time: 60 })).toMatchObject({
      completeness_pct: 80,
      light: 'amber',
      timeliness_pct: 60,
      timeliness_light: 'red',
    })
    expect(reportingQuality({ received: 0, expected: 0 })).toMatchObject({ status: 'invalid' })
    expect(recordCompleteness([0, 5, null, 3])).toEqual({ record_completeness_pct: 75, zero_share: 1 / 3 })
    expect(recordCompleteness([])).toBeNull()
  })

  // N · (1 + (1/c − 1) · k), by hand.
  it.each([
    [1000, 0.8, 0.25, 1062.5],
    [1000, 0.8, 1, 1250],
    [1000, 0.8, 0, 1000],
    [1000, 1, 0.25, 1000],
    [900, 0.75, 0.5, 1050],
  ])('%i reported at %f with k %f are %f', (reported, completeness, k, adjusted) => {
    const result = adjustForCompleteness({ reported, completeness, k })
    expect(result.status === 'ok' && result.N_adj).toBeCloseTo(adjusted, 9)
  })

  it('adjusts nothing below 75%', () => {
    expect(adjustForCompleteness({ reported: 1000, completeness: 0.74 })).toMatchObject({
      N: 1000,
      N_adj: null,
      unreliable: true,
    })
    expect(adjustForCompleteness({ reported: 1000, completeness: 0 })).toMatchObject({ status: 'invalid' })
  })
})

describe('consistency', () => {
  it('over time takes the last three years', () => {
    expect(consistencyOverTime({ preceding: [900, 100, 110, 120], current: 132 })).toMatchObject({
      r: 1.2,
      n: 3,
    })
    expect(consistencyOverTime({ preceding: [null, 0, 0], current: 5 })).toMatchObject({
      reason: 'nothing_expected',
    })
    expect(consistencyOverTime({ preceding: [null, null, 7], current: 5 })).toMatchObject({
      n: 1,
      n_required: 2,
    })
  })

  it.each([
    [132, false],
    [133, true],
    [67, true],
    [68, false],
  ])('a place at %i against a nation at 100 is flagged: %s', (current, flagged) => {
    const result = consistencyOverTime({
      preceding: [100, 100],
      current,
      nat_preceding: [100, 100],
      nat_current: 100,
    })
    expect(result).toMatchObject({ r_nat: 1, flagged })
  })

  it('over time compares with the forecast when the nation trends', () => {
    // 10, 20 … 50 rise by 10 a year (Mann–Kendall p .027): 60 is expected, for the place 30.
    const nation = { nat_preceding: [10, 20, 30, 40, 50], nat_current: 60 }
    expect(consistencyOverTime({ preceding: [5, 10, 15, 20, 25], current: 15, ...nation })).toMatchObject({
      basis: 'ols_forecast',
      r: expect.closeTo(0.5, 10),
      r_nat: expect.closeTo(1, 10),
      flagged: true,
    })
    expect(consistencyOverTime({ preceding: [50, 40, 30, 20, 0], current: 5 })).toMatchObject({
      reason: 'nothing_expected',
    })
  })

  it('of related counts is held against the nation’s', () => {
    const counts = { state_num: 60, state_den: 100, nat_num: 900, nat_den: 1000 }
    expect(relatedConsistency(counts)).toMatchObject({ flagged: true, in_expected_range: false })
    expect(relatedConsistency({ ...counts, state_den: 0 })).toMatchObject({ status: 'invalid' })
    expect(relatedConsistency({ ...counts, nat_num: 0 })).toMatchObject({ status: 'invalid' })
  })

  it.each([
    [100, 90, 10, 'green'],
    [100, 102, -2, 'amber'],
    [100, 103, -3, 'red'],
    [150, 100, 100 / 3, 'green'],
    [100, 40.2, 59.8, 'amber'],
  ])('%i first and %i later doses drop out by %i%%: %s', (first, later, dropout_pct, light) => {
    expect(dropOut(first, later)).toMatchObject({ dropout_pct: expect.closeTo(dropout_pct, 9), light })
  })

  it('of parts: nobody is counted twice', () => {
    expect(checkParts(106, 100)).toMatchObject({ coverage_pct: 106, denominator_problem: true })
    expect(checkParts(100, 100)).toMatchObject({ denominator_problem: false })
    expect(checkParts(5, 0)).toMatchObject({ status: 'invalid' })
  })

  it('with a survey: ratio, light and test', () => {
    // Python: z = (52 − 60) / 2.5, p = .001374276.
    const result = externalConsistency(52, { estimate: 60, se: 2.5 })
    if (result.status !== 'ok') throw new Error(result.reason)
    expect(result).toMatchObject({ light: 'amber', significant: true })
    expect(result.R).toBeCloseTo(0.866666666667, 10)
    expect(result.z).toBeCloseTo(-3.2, 10)
    expect(result.p).toBeCloseTo(0.001374275876, 10)
    expect(externalConsistency(52, { estimate: 60 })).toMatchObject({ z: null, significant: null })
    expect(externalConsistency(52, { estimate: 0 })).toMatchObject({ status: 'invalid' })
  })

  it.each([
    [0.66, 'red'],
    [0.67, 'amber'],
    [0.9, 'green'],
    [1.1, 'green'],
    [1.33, 'amber'],
    [1.34, 'red'],
  ])('R = %f is %s', (ratio, light) => {
    expect(externalLight(ratio)).toBe(light)
  })

  it('of denominators', () => {
    expect(denominatorQuality({ official: 115, projection: 100, previous: 110 })).toMatchObject({
      n: 2,
      ratio_flagged: true,
      change_flagged: false,
    })
    expect(denominatorQuality({ official: 115, previous: 100 })).toMatchObject({
      ratio: null,
      change_flagged: true,
    })
    expect(denominatorQuality({ official: 115 })).toMatchObject({ reason: 'nothing_to_compare' })
  })
})

it('the score is the mean of the parts that could be made', () => {
  expect(qualityScore({ completeness: 90, external: 60, related: 60 })).toEqual({
    status: 'ok',
    n: 3,
    score: 70,
    missing: ['no_outliers', 'over_time'],
  })
  expect(qualityScore({ completeness: 90, external: 60 })).toEqual({
    status: 'insufficient',
    n: 2,
    n_required: 3,
    reason: 'too_few_parts',
  })
  expect(qualityScore({})).toMatchObject({ status: 'insufficient', n: 0 })
})
