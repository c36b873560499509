import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bulkBegin } from './bulk-of-years.ts'

test.each([
  ['one of four begins long before the others', [[1964, 2020], [1990, 2020], [1992], [1999, 2018]], 1990],
  ['a few years saved are not worth a cut', [[1988, 2020], [1990, 2020], [1992], [1999, 2018]], null],
  [
    'two series keep all',
    [
      [1964, 2020],
      [1990, 2020],
    ],
    null,
  ],
  ['a series that has ended keeps its last figure', [[1964, 1980], [1990, 2020], [1992], [1999]], 1980],
  ['nothing', [[], []], null],
])('%s', (_, series, begin) => {
  expect(bulkBegin(series)).toBe(begin)
})

test('no series loses all, and at most a third lose any', () => {
  const years = fc.array(fc.integer({ min: 1950, max: 2030 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.array(years, { minLength: 1, maxLength: 20 }), (series) => {
      const begin = bulkBegin(series)
      if (begin === null) return
      expect(series.every((own) => own.some((year) => year >= begin))).toBe(true)
      expect(series.filter((own) => own.some((year) => year < begin)).length).toBeLessThanOrEqual(
        series.length / 3,
      )
    }),
  )
})
