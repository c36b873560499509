import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { latestPoint, pointAt, pointsWhere, tableOf } from './observation-table.ts'

const table = tableOf([
  aPoint(10, 1, '2030', 70, { flags: ['projection'] }),
  aPoint(2, 1, '2024', 50, { lower: 45, upper: 55, intervalLevel: 90 }),
  aPoint(2, 8, '2018', 0),
  aPoint(2, 1, '2018', 40),
  aPoint(10, 1, '2023', 60),
])

test('rows are sorted by source, place and period, whatever their first order', () => {
  expect(pointsWhere(table, {}).map((point) => [point.source, point.location, point.period])).toEqual([
    [2, 1, 2018000],
    [2, 1, 2024000],
    [2, 8, 2018000],
    [10, 1, 2023000],
    [10, 1, 2030000],
  ])
})

test('a gap stays a gap and zero stays zero', () => {
  expect(pointAt(table, 0)).toMatchObject({ value: 40, lower: null, upper: null, intervalLevel: null })
  expect(pointAt(table, 2).value).toBe(0)
  expect(pointAt(table, 1)).toMatchObject({ lower: 45, upper: 55, intervalLevel: 90 })
  expect(() => pointAt(table, 5)).toThrow(RangeError)
})

test('the latest point is an observation as long as there is one', () => {
  expect(latestPoint(table, { source: 10, location: 1 })?.period).toBe(2023000)
  expect(latestPoint(table, { source: 2, location: 1 }, 2020000)?.period).toBe(2018000)
  expect(latestPoint(table, { source: 3 })).toBeNull()
  const onlyProjected = tableOf([aPoint(10, 1, '2030', 70, { flags: ['projection'] })])
  expect(latestPoint(onlyProjected, { source: 10 })?.period).toBe(2030000)
})
