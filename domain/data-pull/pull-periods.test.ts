import { expect, test } from 'vitest'
import { dhis2Period, endedPeriods, periodsBetween } from './pull-periods.ts'

test.each([
  ['month', '2023-11', '2024-02', ['2023-11', '2023-12', '2024-01', '2024-02']],
  ['quarter', '2023-Q4', '2024-Q1', ['2023-Q4', '2024-Q1']],
  ['year', '2019', '2021', ['2019', '2020', '2021']],
  ['year', '2021', '2021', ['2021']],
  ['year', '2021', '2019', null],
  ['month', '2021', '2021-03', null],
  ['quarter', '2021-01', '2021-03', null],
  ['month', '2021-W01', '2021-W02', null],
  ['month', '1990-01', '2024-01', null],
] as const)('%ss from %s to %s', (kind, first, last, periods) => {
  expect(periodsBetween(kind, first, last)).toEqual(periods)
})

test('twenty years of months are as many as are pulled', () => {
  expect(periodsBetween('month', '2001-01', '2020-12')).toHaveLength(240)
  expect(periodsBetween('month', '2001-01', '2021-01')).toBeNull()
})

test.each([
  ['month', '2024-01-31', ['2023-11', '2023-12']],
  ['month', '2024-12-01', ['2024-10', '2024-11']],
  ['quarter', '2024-01-01', ['2023-Q3', '2023-Q4']],
  ['quarter', '2024-06-30', ['2023-Q4', '2024-Q1']],
  ['quarter', '2024-07-01', ['2024-Q1', '2024-Q2']],
  ['year', '2024-07-01', ['2022', '2023']],
] as const)('two %ss that are over on %s', (kind, day, periods) => {
  expect(endedPeriods(kind, 2, day)).toEqual(periods)
})

test('are written as DHIS2 writes them', () => {
  expect(['2024-03', '2024-Q2', '2024'].map(dhis2Period)).toEqual(['202403', '2024Q2', '2024'])
})
