import { describe, expect, test } from 'vitest'
import {
  type AccuracyQuestion,
  measureAccuracy,
  naiveScale,
  relativeToNaive,
  symmetricError,
} from './accuracy.ts'

// Worked by hand. Steps of 2, 1 and 4 before: the naive error is 7/3. Errors of 2, −3 and 0; a value above its interval by 1, one
// below by 1, one at its lower end; intervals 4, 5 and 4 wide.
const ASKED: AccuracyQuestion = {
  ...{ training: [10, 12, 11, 15], frequency: 1, actual: [20, 10, 10], forecast: [18, 13, 10] },
  ...{ lower: [15, 11, 10], upper: [19, 16, 14] },
}

const measured = (change: Partial<AccuracyQuestion> = {}) => measureAccuracy({ ...ASKED, ...change })

describe('how good forecasts were', () => {
  test.each([
    ['smape', (200 * (2 / 38) + 200 * (3 / 23)) / 3],
    ['mase', 5 / 7],
    ['rmse', Math.sqrt(13 / 3)],
    ['mape', (10 + 30) / 3],
    ['coverage', 1 / 3],
    ['msis', (44 + 45 + 4) / 3 / (7 / 3)],
    ['n', 3],
  ])('%s is as worked by hand', (name, worked) => {
    expect(measured()).toHaveProperty(name, expect.closeTo(worked, 10))
  })

  test('a value at the upper end lies inside', () => {
    expect(measured({ actual: [19, 16, 14] })).toHaveProperty('coverage', 1)
  })

  test.each<[string, Partial<AccuracyQuestion>, string, unknown]>([
    ['no forecast', { actual: [] }, 'status', 'insufficient'],
    ['a figure of zero', { actual: [20, 0, 10] }, 'mape', null],
    ['a past that does not change', { training: [7, 7, 7] }, 'mase', null],
    ['a past that does not change', { training: [7, 7, 7] }, 'msis', null],
    ['a past shorter than a year of months', { frequency: 12 }, 'mase', null],
  ])('of %s there is no measure that needs more', (_, change, name, value) => {
    expect(measured(change)).toHaveProperty(name, value)
  })
})

test.each([
  [[10, 12, 11, 15], 1, 7 / 3],
  [[1, 5, 4, 5], 2, 1.5],
  [[3], 1, null],
])('the naive error inside %j, %i apart, is %d', (values, frequency, error) => {
  expect(naiveScale(values, frequency)).toEqual(error)
})

test.each([
  [0, 0, 0],
  [1, 3, 100],
  [-1, 1, 200],
  [50, 50, 0],
])('%i beside a forecast of %i adds %i', (actual, forecast, part) => {
  expect(symmetricError(actual, forecast)).toBe(part)
})

test.each([
  [{ smape: 10, mase: 1 }, { smape: 20, mase: 4 }, 0.375],
  [{ smape: 10, mase: null }, { smape: 20, mase: 4 }, null],
  [{ smape: 10, mase: 1 }, { smape: 20, mase: null }, null],
  [{ smape: 10, mase: 1 }, { smape: 20, mase: 0 }, null],
  [{ smape: 10, mase: 1 }, { smape: 0, mase: 4 }, null],
])('%j against naive %j is %d', (own, naive, ratio) => {
  expect(relativeToNaive(own, naive)).toBe(ratio)
})
