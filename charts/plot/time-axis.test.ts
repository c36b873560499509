import { describe, expect, test } from 'vitest'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { english } from '#languages/from-source.ts'
import { periodCode } from '#domain/period/period.ts'
import { timeAxis, timeRange, yearRange } from './time-axis.ts'

const THEME = chartThemeOf({ width: 900, height: 400, mode: 'light', fontScale: 1 })

/** What stands under an axis, from left to right. */
function named(range: readonly [number, number], width = 900): readonly string[] {
  const { ticks, format } = timeAxis(range, width, english, THEME)
  return ticks.map((tick) => format(tick))
}

describe('the years of an axis', () => {
  test.each<[string, readonly number[], readonly [number, number]]>([
    ['no moment', [], [0, 1]],
    ['one moment, in the middle', [2018], [2017.6, 2018.4]],
    ['several', [2018, 2013, 2021.5], [2013, 2021.5]],
  ])('of %s', (_, positions, range) => {
    expect(yearRange(positions)).toEqual(range)
  })

  test('are those of the periods', () => {
    const points = ['2018', '2013'].map((iso) => ({ period: periodCode(iso) ?? 0 }))
    expect(timeRange(points)).toEqual([2013, 2018])
  })
})

describe('what stands under an axis of time', () => {
  test.each<[string, readonly [number, number], readonly string[]]>([
    ['a single moment', [2017.6, 2018.4], ['2018']],
    ['each of a few years', [2018, 2022], ['2018', '2019', '2020', '2021', '2022']],
    [
      'no more than ten spans',
      [2000, 2020],
      ['2000', '2002', '2004', '2006', '2008', '2010', '2012', '2014', '2016', '2018', '2020'],
    ],
    [
      'round years, the first and the last',
      [1987, 2023],
      ['1987', '1990', '1995', '2000', '2005', '2010', '2015', '2020', '2023'],
    ],
    [
      'quarters of a short time',
      [2023.25, 2024.5],
      ['Apr 2023', 'Jul 2023', 'Oct 2023', '2024', 'Apr 2024', 'Jul 2024'],
    ],
    ['quarters inside it alone', [2023.3, 2023.8], ['Jul 2023', 'Oct 2023']],
    ['the month where no quarter begins', [2023.3, 2023.4], ['May 2023']],
    ['the last month of a year', [2023.98, 2023.99], ['Dec 2023']],
  ])('is %s', (_, range, names) => {
    expect(named(range)).toEqual(names)
  })

  test('is less where there is little room, and what stands beside the last year or before the first round one gives way', () => {
    expect(named([1987, 2023], 200)).toEqual(['1990', '2000', '2010', '2023'])
    expect(named([2000, 2021], 90)).toEqual(['2000', '2021'])
  })
})
