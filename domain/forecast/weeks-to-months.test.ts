import { expect, test } from 'vitest'
import { isoPeriod, periodCode } from '#domain/period/period.ts'
import { monthsFromWeeks } from './weeks-to-months.ts'

/** Weeks of a year by number, each with its count. */
const weeks = (year: number, counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([week, value]) => ({
    period: periodCode(`${year}-W${week.padStart(2, '0')}`) ?? 0,
    value,
  }))

const found = (given: ReturnType<typeof weeks>) =>
  monthsFromWeeks(given).map(({ period, value }) => [isoPeriod(period), value])

test.each<[string, ReturnType<typeof weeks>, [string, unknown][]]>([
  [
    // 2018 began on a Monday: January is weeks 1 to 4 and three days of week 5.
    'a month is the sum of its days',
    weeks(2018, { 1: 7, 2: 7, 3: 7, 4: 7, 5: 70 }),
    [['2018-01', expect.closeTo(28 + 30, 9)]],
  ],
  [
    // February has four days of week 5, weeks 6 to 8, and three days of week 9.
    'two months share a week by its days',
    weeks(2018, { 1: 7, 2: 7, 3: 7, 4: 7, 5: 70, 6: 14, 7: 14, 8: 14, 9: 21 }),
    [
      ['2018-01', expect.closeTo(58, 9)],
      ['2018-02', expect.closeTo(40 + 42 + 9, 9)],
    ],
  ],
  [
    // Week 53 of 2020 runs from 28 December to 3 January; December began on the Tuesday of week 49.
    'a week that spans two years',
    weeks(2020, { 49: 7, 50: 7, 51: 7, 52: 7, 53: 7 }),
    [['2020-12', expect.closeTo(31, 9)]],
  ],
  [
    'a missing week makes both of its months gaps, and only gaps inside are kept',
    [
      ...weeks(2018, { 1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7, 9: 7 }),
      ...weeks(2018, { 10: 7, 11: 7, 12: 7, 13: 7, 14: 7 }),
    ],
    [
      ['2018-01', expect.closeTo(31, 9)],
      ['2018-02', null],
      ['2018-03', expect.closeTo(31, 9)],
    ],
  ],
  ['no whole month', weeks(2018, { 1: 7, 2: 7 }), []],
  ['nothing', [], []],
])('%s', (_, given, expected) => expect(found(given)).toEqual(expected))
