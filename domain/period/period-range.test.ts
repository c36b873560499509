import { expect, test } from 'vitest'
import { parsePeriod } from './period.ts'
import { nextPeriod, periodList, periodsBetween, previousPeriod, rangeEnds } from './period-range.ts'

const code = (text: string) => parsePeriod(text) ?? 0
const between = (first: string, last: string) => periodsBetween(code(first), code(last))

test.each([
  ['2003,2008,2013', '2003,2008,2013'],
  ['2015,2016', '2015,2016'],
  ['2018,2016,2017,2016', '2016..2018'],
  ['2023-11,2023-12,2024-01', '2023-11..2024-01'],
  ['2024-Q3,2024-Q4,2025-Q1', '2024-Q3..2025-Q1'],
  ['2024-W51,2024-W52,2025-W01', '2024-W51..2025-W01'],
  ['2020-W51,2020-W52,2021-W01', '2020-W51,2020-W52,2021-W01'],
  ['2020-W51,2020-W52,2020-W53,2021-W01', '2020-W51..2021-W01'],
  ['2024,2025,2024-01', '2024,2024-01,2025'],
  ['', ''],
])('%s is written %s', (list, text) => {
  expect(periodList(list.split(',').flatMap((one) => parsePeriod(one) ?? []))).toBe(text)
})

test.each([
  ['2024', '2023'],
  ['2024-01', '2023-12'],
  ['2024-W20', '2024-W19'],
  ['2021-W01', '2020-W53'],
  ['2024-Q1', '2023-Q4'],
])('before %s is %s', (period, before) => {
  expect(previousPeriod(code(period))).toBe(code(before))
  expect(nextPeriod(code(before))).toBe(code(period))
})

test('a list that is read again has the same periods', () => {
  const weeks = between('2019-W50', '2021-W03') ?? []
  expect(weeks).toHaveLength(3 + 53 + 3)
  const [first = '', last = ''] = rangeEnds(periodList(weeks)) ?? []
  expect(between(first, last)).toEqual(weeks)
})

test.each([
  ['2018', '2010'],
  ['2018', '2019-01'],
  ['1900-01', '2100-12'],
])('%s to %s is no range', (first, last) => expect(between(first, last)).toBeNull())

test.each(['2018', '2018..', '..2018', '2010..2012..2014'])('%s has no two ends', (text) => {
  expect(rangeEnds(text)).toBeNull()
})
