import { expect, test } from 'vitest'
import { anIndicator, aPoint } from '#tests/builders/made-up-country.ts'
import { roundClasses } from '#domain/statistics/round-classes.ts'
import { mapHistogram } from './histogram.ts'

test('bars begin at round numbers, hold the ends, and have the colour of one class each', () => {
  const values = [12, 14, 29, 30, 34, 41, 49, 52, 58, 63, 66, 71, 79, 80, 95]
  const classes = roundClasses(values, anIndicator(7))
  const place = { id: 1, name: 'Aldovia', level: 1, parent: null } as const
  const regions = values.map((value) => ({
    ...{ place, point: aPoint(2, 1, '2020', value), classIndex: 0, isWide: false },
  }))
  const histogram = mapHistogram({ regions, classes })
  expect([histogram?.from, histogram?.to]).toEqual([10, 95])
  expect(histogram?.bars.map(({ lower }) => lower).slice(0, 4)).toEqual([10, 15, 20, 25])
  expect(histogram?.bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
  expect(histogram?.cuts).toEqual([30, 40, 50, 60, 70, 80])
  const begins = histogram?.bars.filter(({ classIndex }, at, all) => classIndex !== all[at - 1]?.classIndex)
  expect(begins?.map(({ lower }) => lower)).toEqual([10, 30, 40, 50, 60, 70, 80])
})
