import { expect, test } from 'vitest'
import { circleRadius, circleSteps } from './circles.ts'

test.each([
  [100, 100, 20, 20],
  [25, 100, 20, 10],
  [0, 100, 20, 0],
  [5, 0, 20, 0],
])('a count of %d of at most %d, reach %d: %d pixels', (value, most, reach, pixels) => {
  expect(circleRadius(value, most, reach)).toBe(pixels)
})

test('a circle of twice the number has twice the area', () => {
  expect(circleRadius(80, 100, 24) ** 2).toBeCloseTo(2 * circleRadius(40, 100, 24) ** 2, 9)
})

test.each([
  [15_300_000, [10_000_000, 2_000_000, 500_000]],
  [1305, [1000, 200, 50]],
  [7, [5, 1]],
  [1, [1]],
  [0, []],
])('the key of circles up to %d', (most, steps) => {
  expect(circleSteps(most)).toEqual(steps)
})
