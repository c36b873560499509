import { describe, expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { compareEstimates, standardError } from './difference.ts'
import { pointEstimate } from './point-estimate.ts'

const withInterval = (value: number, lower: number, upper: number, intervalLevel = 95) =>
  aPoint(2, 1, '2018', value, { lower, upper, intervalLevel })

describe('two estimates', () => {
  test('the worked example of the method: 50 (45–55) against 60 (56–64)', () => {
    const a = withInterval(50, 45, 55)
    const b = withInterval(60, 56, 64)
    expect(standardError(a)).toBeCloseTo(2.551067, 6)
    expect(standardError(b)).toBeCloseTo(2.040854, 6)
    const result = compareEstimates(a, b)
    expect(result).toMatchObject({ status: 'tested', difference: 10, significant: true })
    expect(result.status === 'tested' && result.z).toBeCloseTo(3.060949, 6)
  })

  test('a 90% interval stands for a larger standard error than a 95% one of the same width', () => {
    expect(standardError(withInterval(50, 45, 55, 90))).toBeCloseTo(10 / (2 * 1.6448536269514722), 10)
  })

  test('a published standard error is taken where no interval is given', () => {
    expect(standardError(aPoint(2, 1, '2018', 50, { se: 2.5 }))).toBe(2.5)
    expect(standardError({ ...withInterval(50, 45, 55), se: 9 })).toBeCloseTo(2.551067, 6)
    const [a, b] = [aPoint(2, 1, '2018', 50, { se: 3 }), aPoint(2, 1, '2018', 60, { se: 4 })]
    expect(compareEstimates(a, b)).toEqual({ status: 'tested', difference: 10, z: 2, significant: true })
    expect(pointEstimate(a)).toEqual({ estimate: 50, se: 3 })
  })

  test('overlapping intervals may still differ: 50 (46–54) against 57 (53–61)', () => {
    expect(compareEstimates(withInterval(50, 46, 54), withInterval(57, 53, 61))).toMatchObject({
      significant: true,
    })
  })

  test('without an interval, or with one of no width, nothing is tested', () => {
    expect(compareEstimates(aPoint(2, 1, '2018', 50), withInterval(60, 56, 64))).toEqual({
      status: 'untested',
      difference: 10,
      reason: 'no_interval',
    })
    expect(compareEstimates(withInterval(50, 50, 50), withInterval(60, 60, 60))).toMatchObject({
      reason: 'zero_width',
    })
  })
})
