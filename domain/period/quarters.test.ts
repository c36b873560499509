import { describe, expect, test } from 'vitest'
import { isoPeriod, parsePeriod } from './period.ts'
import { monthsOf, quarterBefore, quarterOf, quartersBetween, yearBefore } from './quarters.ts'

const code = (iso: string) => parsePeriod(iso) ?? 0

describe('quarters', () => {
  test.each([
    ['2022-01', '2022-Q1'],
    ['2022-03', '2022-Q1'],
    ['2022-04', '2022-Q2'],
    ['2022-12', '2022-Q4'],
    ['2022-Q3', '2022-Q3'],
  ])('%s belongs to %s', (period, quarter) => expect(quarterOf(code(period))).toBe(code(quarter)))

  test.each(['2022', '2022-W07'])('%s belongs to none', (period) =>
    expect(quarterOf(code(period))).toBeNull(),
  )

  test('a quarter has three months, which belong to it', () => {
    expect(monthsOf(code('2021-Q4')).map(isoPeriod)).toEqual(['2021-10', '2021-11', '2021-12'])
    expect(monthsOf(code('2021-Q4')).map(quarterOf)).toEqual(Array(3).fill(code('2021-Q4')))
  })

  test('before the first quarter of a year stands the last of the year before', () => {
    expect(isoPeriod(quarterBefore(code('2022-Q1')))).toBe('2021-Q4')
    expect(isoPeriod(quarterBefore(code('2022-Q3')))).toBe('2022-Q2')
    expect(isoPeriod(yearBefore(code('2022-Q3')))).toBe('2021-Q3')
  })

  test('all quarters between two', () => {
    expect(quartersBetween(code('2021-Q3'), code('2022-Q2')).map(isoPeriod)).toEqual([
      '2021-Q3',
      '2021-Q4',
      '2022-Q1',
      '2022-Q2',
    ])
    expect(quartersBetween(code('2022-Q2'), code('2021-Q3'))).toEqual([])
  })
})
