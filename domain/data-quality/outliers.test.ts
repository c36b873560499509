import { expect, test } from 'vitest'
import { findOutliers } from './outliers.ts'

/** Median 10, median absolute deviation 1, by hand. */
const SERIES = [9, 9, 10, 10, 11, 11, 10]

test.each([
  // 5 scaled deviations are 7.413: 17.4 lies 7.4 from the median, 17.5 lies 7.5.
  [17.4, false],
  [17.5, true],
])('beside a median of 10, %d is extreme by scaled deviations: %s', (value, isExtreme) => {
  const found = findOutliers([...SERIES, value])
  if (found.status !== 'ok') throw new Error(found.reason)
  expect([found.median, found.mad]).toEqual([10, 1])
  expect(found.points.at(-1)?.mad_extreme).toBe(isExtreme)
})

test('gaps are left out and counted, and an outlier is given the median of the others', () => {
  const found = findOutliers([...SERIES, null, 40], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
  if (found.status !== 'ok') throw new Error(found.reason)
  expect([found.n, found.missing]).toEqual([8, 1])
  expect(found.outliers.map(({ index, period, suggested }) => [index, period, suggested])).toEqual([
    [8, 'i', 10],
  ])
})

test('five values are too few, and values that do not vary have no score', () => {
  expect(findOutliers([1, 2, 3, 4, 5, null])).toEqual({
    ...{ status: 'insufficient', n: 5, n_required: 6, reason: 'too_few_values' },
  })
  const flat = findOutliers([4, 4, 4, 4, 4, 4])
  expect(flat.status === 'ok' && flat.points.every(({ z, mz }) => z === null && mz === null)).toBe(true)
})
