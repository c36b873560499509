import { expect, test } from 'vitest'
import { regularSeries } from '#domain/statistics/regular-series.ts'
import { seriesOutliers } from './series-outliers.ts'

/** A high season at the turn of each of five years, the years a little higher each, with a scatter of some per cent. */
const SEASONS = Array.from({ length: 60 }, (_, month) => {
  const season = [400, 300, 120, 60, 40, 30, 30, 30, 40, 60, 120, 250][month % 12] ?? 0
  const scatter = [0, 0.05, -0.04, 0.03, -0.02, 0.01, -0.05][month % 7] ?? 0
  return season * (1 + 0.02 * Math.floor(month / 12)) * (1 + scatter)
})

test.each<[string, (number | null)[], 1 | 12, number[]]>([
  ['a straight rise has none', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1, []],
  // Among the values themselves 60 is nothing odd, beside its neighbours it is.
  ['a value off a rising line', [10, 20.5, 29.8, 60, 50.3, 59.9, 70.2, 80], 1, [3]],
  ['the same with a gap before it', [10, 20.5, null, 60, 50.3, 59.9, 70.2, 80], 1, [3]],
  ['equal values have none', [5, 5, 5, 5, 5, 5], 1, []],
  ['five values are too few', [1, 2, 90, 4, 5], 1, []],
  ['a high season is no outlier', SEASONS, 12, []],
  ['a month far above its season is', SEASONS.map((v, at) => (at === 29 ? 300 : v)), 12, [29]],
])('%s', (_, values, frequency, expected) => {
  const series = regularSeries(values, frequency === 1 ? 2010000 : 2015001, frequency)
  expect(series && seriesOutliers(series)).toEqual(expected)
})
