import { expect, it } from 'vitest'
import { median, medianAbsoluteDeviation } from './median.ts'
import { modifiedZ, modifiedZOutliers } from './modified-z.ts'
import { centralSum, mean, standardDeviation, sum, variance } from './moments.ts'

// Python 3.11: statistics.mean, variance, stdev and median.
it.each([
  [[2, 4, 4, 4, 5, 5, 7, 9], 5, 4.571428571428571, 4.5],
  [[1e9 + 1, 1e9 + 2, 1e9 + 4], 1000000002.3333334, 2.3333333333333335, 1e9 + 2],
  [[-3, 3], 0, 18, 0],
  [[0.1, 0.1, 0.1], 0.1, 0, 0.1],
])('mean, variance and median of %j', (values, centre, spread, middle) => {
  expect(mean(values)).toBeCloseTo(centre, 9)
  expect(variance(values)).toBeCloseTo(spread, 9)
  expect(standardDeviation(values)).toBeCloseTo(Math.sqrt(spread), 9)
  expect(median(values)).toBe(middle)
})

it('equal values have no spread at all, whatever the rounding of their mean', () => {
  expect(centralSum([0.1, 0.1, 0.1], 2)).toBe(0)
  expect(variance([0.1, 0.1, 0.1])).toBe(0)
})

it('a spread that no figure has is none', () => {
  expect(centralSum([0, 1e-110], 2)).toBe(0)
  expect(centralSum([0, 1e-60], 2)).toBeGreaterThan(0)
})

it('nothing sums to zero and has no mean', () => {
  expect(sum([])).toBe(0)
  expect(() => mean([])).toThrow(RangeError)
  expect(() => median([])).toThrow(RangeError)
  expect(() => variance([1])).toThrow(RangeError)
})

// Twelve months with one far value: median 100, MAD 1, modified z 134.9 (methods §2).
const MONTHS = [100, 102, 98, 101, 99, 103, 97, 100, 101, 99, 100, 300]

it('finds the month of methods §2 far away', () => {
  expect(medianAbsoluteDeviation(MONTHS)).toEqual({ raw: 1, scaled: 1.4826 })
  expect(modifiedZ(MONTHS).at(-1)).toBeCloseTo(134.9, 9)
  expect(modifiedZOutliers(MONTHS)).toEqual([11])
})

it('uses the mean deviation when most values are equal, and finds nothing when all are', () => {
  // By hand: mean |v − 5| = 10/6, so 10 / (1.253314 · 10/6).
  expect(modifiedZ([5, 5, 5, 5, 5, 15]).at(-1)).toBeCloseTo(6 / 1.253314, 9)
  expect(modifiedZ([7, 7])).toEqual([0, 0])
  expect(modifiedZ([])).toEqual([])
})
