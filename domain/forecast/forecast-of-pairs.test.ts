import { expect, test } from 'vitest'
import { forecast } from './forecast.ts'
import { forecastOfPairs, type PeriodValue } from './forecast-of-pairs.ts'

const VALUES = [10, 12, 13, 12, 15, 16, 18]
const years = (from: number): PeriodValue[] => VALUES.map((value, at) => [(from + at) * 1000, value])

test('pairs in any order are the series, and a year without one is a gap', () => {
  const [first, second, , ...rest] = years(2010)
  const pairs = [...rest, first, second].filter((pair) => pair !== undefined)
  const values = VALUES.map((value, at) => (at === 2 ? null : value))
  const series = { values, start: 2010000, frequency: 1, unit: 'percent', horizon: 2 } as const
  expect(forecastOfPairs(pairs, 'percent', 2)).toEqual(forecast(series))
  expect(forecastOfPairs(pairs, 'percent', 2).status).toBe('ok')
})

test('months go on over the end of a year', () => {
  const months = [2019011, 2019012, 2020001, 2020002]
  const values = [5, 6, 5, 7]
  const pairs = months.map((month, at): PeriodValue => [month, values[at] ?? null])
  const series = { values, start: 2019011, frequency: 12, unit: 'count', horizon: 1 } as const
  expect(forecastOfPairs(pairs, 'count', 1)).toEqual(forecast(series))
})

test.each<[string, readonly number[], string]>([
  ['weeks', [2019101, 2019102], 'only_years_or_months'],
  ['quarters', [2019201, 2019202], 'only_years_or_months'],
  ['years and months', [2019000, 2019001], 'mixed_periods'],
])('%s are refused', (_, periods, reason) => {
  const pairs = periods.map((period): PeriodValue => [period, 1])
  expect(forecastOfPairs(pairs, 'count')).toMatchObject({ status: 'invalid', reason })
})

test('nothing is too little', () => {
  expect(forecastOfPairs([], 'count')).toMatchObject({ status: 'insufficient', n: 0, last_known: null })
})
